import { ownValue } from '@/lib/domain/basics/own-value';
import type { Found, Item } from './items';
import type { Token } from './tokens';

const HOUR_NOUNS: ReadonlySet<string> = new Set(['h', 'hr', 'hrs', 'hour', 'hours']);
const WEEK_NOUNS: ReadonlySet<string> = new Set(['w', 'wk', 'wks', 'week', 'weeks', 'weekly']);
/** What else may be counted: such numbers are no money. */
const COUNTED: ReadonlySet<string> = new Set(
  (
    'yr yrs year years month months mo mos day days shift shifts opening openings position positions ' +
    'patient patients bed beds mile miles mi pm am th st nd rd percent'
  ).split(' '),
);
const TWO: ReadonlySet<string> = new Set(['2', 'two']);
const PER: ReadonlySet<string> = new Set(['/', 'per', 'a', 'each', 'every']);

const DAYS = 7;
const SHIFT_HOURS = { least: 4, most: 24 } as const;
const WEEK_HOURS = { least: 4, most: 84 } as const;
/** More weeks than that are no length of a contract: '2310 wk' is pay. */
const LONGEST_WEEKS = 104;
const MOST_COUNTED = 200;

const span = (next: number, weeks: number | null = null): Found => ({
  item: { is: 'span', weeks },
  next,
});
const hoursOf = (next: number, hours: number | null): Found => ({
  item: { is: 'hours', hours },
  next,
});
const isWeek = (hours: number) => hours >= WEEK_HOURS.least && hours <= WEEK_HOURS.most;

/** The position behind '/wk', 'per week', 'a week', 'weekly' or 'week'; null if none of them is here. */
function behindPerWeek(tokens: readonly Token[], at: number): number | null {
  const noun = PER.has(tokens[at]?.text ?? '') ? at + 1 : at;
  return WEEK_NOUNS.has(tokens[noun]?.text ?? '') ? noun + 1 : null;
}

const isApostrophe = (token: Token | undefined) => token?.text === "'" || token?.text === '’';

/** Whether shifts are named by their hours: '3 12s', "4-10's". */
function areNamedByHours(tokens: readonly Token[], at: number): boolean {
  const plural = isApostrophe(tokens[at + 1]) ? at + 2 : at + 1;
  return tokens[plural]?.text === 's' && tokens[plural]?.isGlued === true;
}

/** '3x12', '3 x 12s', '4 x 10 hr', '3 12s'. */
function readShifts(tokens: readonly Token[], at: number): Found | null {
  const days = tokens[at];
  const second = tokens[at + 1]?.is === 'number' ? at + 1 : at + 2;
  const each = tokens[second];
  if (each?.is !== 'number') return null;
  if (tokens[at + 1]?.text !== 'x' && !areNamedByHours(tokens, second)) return null;
  const [count, hours] = [Number(days?.text), Number(each.text)];
  if (!(count >= 1 && count <= DAYS)) return null;
  let next = second + 1;
  if (isApostrophe(tokens[next])) next += 1;
  while (HOUR_NOUNS.has(tokens[next]?.text ?? '') || tokens[next]?.text === 's') next += 1;
  const isShift = hours >= SHIFT_HOURS.least && hours <= SHIFT_HOURS.most && isWeek(count * hours);
  return isShift ? hoursOf(next, count * hours) : span(next);
}

/** Letters that count right behind a number alone: '7p', '12d'. */
const LETTERS: ReadonlySet<string> = new Set('p a d n e'.split(' '));

/** '36 hrs/wk', '36 hours a week', 'x 36 hrs'; hours of no week ('12 hr shift') are a length like any other. */
function readHours(tokens: readonly Token[], at: number, isFactor: boolean): Found | null {
  const hours = Number(tokens[at]?.text);
  const noun = tokens[at + 1]?.text ?? '';
  if (!HOUR_NOUNS.has(noun)) {
    return isFactor && isWeek(hours) && !WEEK_NOUNS.has(noun) ? hoursOf(at + 1, hours) : null;
  }
  const next = behindPerWeek(tokens, at + 2);
  if (next !== null) return hoursOf(next, isWeek(hours) ? hours : null);
  return isFactor && isWeek(hours) ? hoursOf(at + 2, hours) : span(at + 2);
}

/** '36-40 hrs/wk' leaves the hours open; '8-13 weeks' is a length. */
function readTimeRange(tokens: readonly Token[], at: number): Found | null {
  const isRange = ['-', 'to', 'or', '/'].includes(tokens[at + 1]?.text ?? '');
  if (!isRange || tokens[at + 2]?.is !== 'number') return null;
  const noun = tokens[at + 3]?.text ?? '';
  if (HOUR_NOUNS.has(noun)) {
    const next = behindPerWeek(tokens, at + 4);
    return next === null ? span(at + 4) : hoursOf(next, null);
  }
  const isCount = Number(tokens[at]?.text) <= LONGEST_WEEKS;
  return isCount && (WEEK_NOUNS.has(noun) || COUNTED.has(noun)) && noun !== 'weekly'
    ? span(at + 4)
    : null;
}

function readLength(tokens: readonly Token[], at: number): Found | null {
  const number = Number(tokens[at]?.text);
  const after = tokens[at + 1];
  if (after?.text === '%') return span(at + 2);
  if (WEEK_NOUNS.has(after?.text ?? '') && after?.text !== 'weekly' && number <= LONGEST_WEEKS)
    return span(at + 2, number);
  const isOrdinal = after?.isGlued === true && ['th', 'st', 'nd', 'rd'].includes(after.text);
  if (isOrdinal && tokens[at + 2]?.text.startsWith('shift'))
    return {
      item: { is: 'purpose', purpose: 'extraShift', words: 'for an extra shift' },
      next: at + 3,
    };
  const noun = after?.text === '+' ? at + 2 : at + 1;
  const counted = tokens[noun];
  const isCounted =
    COUNTED.has(counted?.text ?? '') || (counted?.isGlued === true && LETTERS.has(counted.text));
  return isCounted && number <= MOST_COUNTED ? span(noun + 1) : null;
}

/** 'per 12 hr shift': pay by the shift. 'every 2 weeks': pay for two. */
function readLongUnit(tokens: readonly Token[], at: number): Found | null {
  if (!PER.has(tokens[at]?.text ?? '')) return null;
  const isTwo = TWO.has(tokens[at + 1]?.text ?? '') && WEEK_NOUNS.has(tokens[at + 2]?.text ?? '');
  if (isTwo) return { item: { is: 'unit', unit: 'twoWeeks' }, next: at + 3 };
  if (tokens[at + 1]?.is !== 'number') return null;
  const shift = HOUR_NOUNS.has(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
  return tokens[shift]?.text.startsWith('shift')
    ? { item: { is: 'unit', unit: 'shift' }, next: shift + 1 }
    : null;
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** 'three 12 hr shifts', '3 12 hour shifts per week'. */
function readNamedShifts(tokens: readonly Token[], at: number): Found | null {
  const [count, hours, noun, shifts] = tokens.slice(at, at + 4);
  if (hours?.is !== 'number' || !HOUR_NOUNS.has(noun?.text ?? '')) return null;
  if (!shifts?.text.startsWith('shift')) return null;
  const days = ownValue(COUNTS, count?.text ?? '') ?? Number(count?.text);
  const isShift = days >= 1 && days <= DAYS && isWeek(days * Number(hours.text));
  return isShift
    ? hoursOf(behindPerWeek(tokens, at + 4) ?? at + 4, days * Number(hours.text))
    : null;
}

/** 'Hrs/Wk: 36', 'Hours per week 36', 'Weekly hours: 36'. */
function readHoursByName(tokens: readonly Token[], at: number): Found | null {
  const isWeekFirst = tokens[at]?.text === 'weekly' && HOUR_NOUNS.has(tokens[at + 1]?.text ?? '');
  const noun = HOUR_NOUNS.has(tokens[at]?.text ?? '') && tokens[at]?.text !== 'h';
  const named = isWeekFirst ? at + 2 : noun ? behindPerWeek(tokens, at + 1) : null;
  if (named === null) return null;
  const number = [':', '='].includes(tokens[named]?.text ?? '') ? named + 1 : named;
  const hours = tokens[number];
  const isRange = tokens[number + 1]?.text === '-';
  if (hours?.is !== 'number' || !isWeek(Number(hours.text))) return null;
  return hoursOf(number + 1, isRange ? null : Number(hours.text));
}

/** A number that is a time and no money, with the word that says so. */
export function readTime(
  tokens: readonly Token[],
  at: number,
  before: Item | undefined,
): Found | null {
  const token = tokens[at];
  const long =
    readLongUnit(tokens, at) ?? readNamedShifts(tokens, at) ?? readHoursByName(tokens, at);
  if (long) return long;
  // 'x 36' behind a rate: its hours a week.
  const isAt = token?.text === '@' && HOUR_NOUNS.has(tokens[at + 2]?.text ?? '');
  const isFactor = token?.text === 'x' || isAt;
  if (isFactor && tokens[at + 1]?.is === 'number')
    return readHours(tokens, at + 1, true) ?? readLength(tokens, at + 1);
  if (token?.is !== 'number' || (before?.is === 'mark' && before.mark === '#')) {
    return token?.is === 'number' ? span(at + 1) : null;
  }
  return (
    readShifts(tokens, at) ??
    readTimeRange(tokens, at) ??
    readHours(tokens, at, false) ??
    readLength(tokens, at)
  );
}

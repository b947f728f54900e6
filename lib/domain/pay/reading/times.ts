import {
  HOUR_NOUNS,
  PER,
  SHIFT_HOURS,
  WEEK_NOUNS,
  behindPerWeek,
  hoursOf,
  isWeek,
  readHoursByName,
  readNamedShifts,
  readShifts,
  span,
} from './hours';
import type { Found, Item } from './item';
import type { Token } from './tokens';

/** What else may be counted: such numbers are no money. */
const COUNTED: ReadonlySet<string> = new Set(
  (
    'yr yrs year years month months mo mos day days shift shifts opening openings position positions ' +
    'patient patients bed beds mile miles mi pm am th st nd rd percent'
  ).split(' '),
);
const TWO: ReadonlySet<string> = new Set(['2', 'two']);
/** More weeks than that are no length of a contract: '2310 wk' is pay. */
const LONGEST_WEEKS = 104;
const MOST_COUNTED = 200;

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

const isShift = (token: Token | undefined) => token?.text.startsWith('shift') === true;

/** 'per 12 hr shift': pay by the shift. 'every 2 weeks': pay for two. */
function readLongUnit(tokens: readonly Token[], at: number): Found | null {
  if (!PER.has(tokens[at]?.text ?? '')) return null;
  const isTwo = TWO.has(tokens[at + 1]?.text ?? '') && WEEK_NOUNS.has(tokens[at + 2]?.text ?? '');
  if (isTwo) return { item: { is: 'unit', unit: 'twoWeeks' }, next: at + 3 };
  if (tokens[at + 1]?.is !== 'number') return null;
  const isHours = HOUR_NOUNS.has(tokens[at + 2]?.text ?? '');
  // '$700/12hr'
  if (isHours && Number(tokens[at + 1]?.text) <= SHIFT_HOURS.most && !behindPerWeek(tokens, at + 3))
    return {
      item: { is: 'unit', unit: 'shift' },
      next: at + 3 + (isShift(tokens[at + 3]) ? 1 : 0),
    };
  const shift = HOUR_NOUNS.has(tokens[at + 2]?.text ?? '') ? at + 3 : at + 2;
  return tokens[shift]?.text.startsWith('shift')
    ? { item: { is: 'unit', unit: 'shift' }, next: shift + 1 }
    : null;
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
  // '$700 x 3 shifts'
  if (isFactor && isShift(tokens[at + 2]))
    return { item: { is: 'unit', unit: 'shift' }, next: at + 3 };
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

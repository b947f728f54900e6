import { ownValue } from '@/lib/domain/basics/own-value';
import type { Found } from './item';
import type { Token } from './tokens';

export const HOUR_NOUNS: ReadonlySet<string> = new Set(['h', 'hr', 'hrs', 'hour', 'hours']);
export const WEEK_NOUNS: ReadonlySet<string> = new Set([
  'w',
  'wk',
  'wks',
  'week',
  'weeks',
  'weekly',
]);
const DAYS = 7;
export const SHIFT_HOURS = { least: 4, most: 24 } as const;
const WEEK_HOURS = { least: 4, most: 84 } as const;
export const PER: ReadonlySet<string> = new Set(['/', 'per', 'a', 'each', 'every']);

export const span = (next: number, weeks: number | null = null): Found => ({
  item: { is: 'span', weeks },
  next,
});
export const hoursOf = (next: number, hours: number | null): Found => ({
  item: { is: 'hours', hours },
  next,
});
export const isWeek = (hours: number) => hours >= WEEK_HOURS.least && hours <= WEEK_HOURS.most;

/** The position behind '/wk', 'per week', 'a week', 'weekly' or 'week'; null if none of them is here. */
export function behindPerWeek(tokens: readonly Token[], at: number): number | null {
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
export function readShifts(tokens: readonly Token[], at: number): Found | null {
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

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** 'three 12 hr shifts', '3 12 hour shifts per week'. */
export function readNamedShifts(tokens: readonly Token[], at: number): Found | null {
  const [count, hours, noun, shifts] = tokens.slice(at, at + 4);
  if (hours?.is !== 'number') return null;
  const word = ownValue(COUNTS, count?.text ?? '');
  if (word && areNamedByHours(tokens, at + 1)) return hoursOf(at + 3, word * Number(hours.text));
  if (!HOUR_NOUNS.has(noun?.text ?? '')) return null;
  if (!shifts?.text.startsWith('shift')) return null;
  const days = word ?? Number(count?.text);
  const isShift = days >= 1 && days <= DAYS && isWeek(days * Number(hours.text));
  return isShift
    ? hoursOf(behindPerWeek(tokens, at + 4) ?? at + 4, days * Number(hours.text))
    : null;
}

/** 'Hours: 36 Weekly gross: $2,106': hours that leave open of what. */
const areHoursOfNoWeek = (tokens: readonly Token[], at: number): boolean =>
  ['hours', 'hrs'].includes(tokens[at]?.text ?? '') &&
  tokens[at + 1]?.text === ':' &&
  isWeek(Number(tokens[at + 2]?.text));

/** 'Hrs/Wk: 36', 'Hours per week 36', 'Weekly hours: 36'. */
export function readHoursByName(tokens: readonly Token[], at: number): Found | null {
  const isWeekFirst = tokens[at]?.text === 'weekly' && HOUR_NOUNS.has(tokens[at + 1]?.text ?? '');
  const noun = HOUR_NOUNS.has(tokens[at]?.text ?? '') && tokens[at]?.text !== 'h';
  const named = isWeekFirst ? at + 2 : noun ? behindPerWeek(tokens, at + 1) : null;
  if (named === null) return areHoursOfNoWeek(tokens, at) ? span(at + 3) : null;
  const number = [':', '='].includes(tokens[named]?.text ?? '') ? named + 1 : named;
  const hours = tokens[number];
  const isRange = tokens[number + 1]?.text === '-';
  if (hours?.is !== 'number' || !isWeek(Number(hours.text))) return null;
  return hoursOf(number + 1, isRange ? null : Number(hours.text));
}

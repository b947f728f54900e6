import { plain } from './tokens';

/** A number with its commas, and what stands right before and behind it. */
const NUMBER = /((?:\$|usd) ?)?\d[\d,]*(?=([^\d,][ \w]{0,8})?)/gi;
const DIGITS_OF_GROUP = 3;
/** '13wks', '36 hrs', '4/10' behind a comma: the next entry of a list, not a part of the number before it. */
const MOST_DIGITS_OF_ENTRY = 2;
const BEHIND_ENTRY = /^(?:[a-z]| ?(?:w(?:ee)?ks?|h(?:ou)?rs?|shifts?|days?)\b|\/(?:\d|hrs\b))/i;
const YEAR = /^20\d\d$/;

const isWhole = (groups: readonly string[]): boolean =>
  groups.length === 1 ||
  groups.every(({ length }, at) =>
    at === 0 ? length <= DIGITS_OF_GROUP : length === DIGITS_OF_GROUP,
  );

const groupsOf = (number: string): readonly string[] =>
  number
    .replace(/[^\d,]/g, '')
    .replace(/,$/, '')
    .split(',');

/** Whether the last group of digits is an entry of its own. */
const isEntry = (group: string, behind: string): boolean =>
  YEAR.test(group) ||
  (group.length <= MOST_DIGITS_OF_ENTRY && BEHIND_ENTRY.test(behind) && !/^k/i.test(behind));

/**
 * Whether the commas of an amount stand where no thousands are: '$2,3100', '2,,310'. It may be 2,310, 3,100 or 23,100: then no figure of the
 * text is certain.
 */
export function hasMistypedDollars(text: string): boolean {
  for (const { 0: number, 1: sign, 2: behind = '' } of plain(text).matchAll(NUMBER)) {
    const all = groupsOf(number);
    const groups = isEntry(all.at(-1) ?? '', behind) ? all.slice(0, -1) : all;
    const isMoney =
      sign !== undefined || groups.slice(1).some(({ length }) => length >= DIGITS_OF_GROUP);
    if (isMoney && !isWhole(groups)) return true;
  }
  return false;
}

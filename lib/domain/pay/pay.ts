import type { WeeklyPay } from '@/lib/domain/job/job';
import { remembered } from '@/lib/domain/basics/remembered';
import { tidy } from '@/lib/domain/basics/words';

const AMOUNT = String.raw`\d[\d,]*(?:\.\d+)?`;
const PERIOD = '(?:hr|hour|day|shift|visit|mo|month|yr|year|annum)';
const OTHER_UNIT = String.raw`(?:\/\s?|per )${PERIOD}\b|(?:hourly|daily|monthly|yearly|annual(?:ly)?|bi-?weekly)\b`;
const EXTRA = String.raw`(?:bonus(?:es)?|stipends?|per diem|allowances?|reimbursements?)\b`;
/** What may come between a figure and its bonus: '$1,000 completion bonus', but not '$2,000 weekly plus bonus'. */
const BETWEEN = String.raw`(?:\s?\/\s?[a-z]{1,9})?(?:[\s-](?!(?:plus|and|with|or|incl\w{0,8})\b)[a-z]{1,20}){0,3}?[\s-]`;
/** A figure or a range, and the unit after it if that is not the week: '$1,234.56', '$2.5k', '$58/hr', '$2,310 - $2,480'. */
const FIGURES = new RegExp(
  String.raw`(\b${EXTRA}\s?(?::|-|of|up to)?\s?(?:up to )?)?` +
    String.raw`\$\s?(${AMOUNT})(\s?k\b)?(?:\s?(?:-|–|—|to)\s?(\$)?\s?(${AMOUNT})(\s?k\b)?)?` +
    String.raw`(\s?(?:${OTHER_UNIT}|an? ${PERIOD}\b|hrs?\b))?(${BETWEEN}${EXTRA})?`,
  'gi',
);

type PayRange = WeeklyPay & { readonly isWeekly: boolean };

function toDollars(amount: string, isThousands: boolean): number {
  const dollars = Number(amount.replaceAll(',', '')) * (isThousands ? 1_000 : 1);
  return Number.isFinite(dollars) ? dollars : 0;
}

function readRanges(text: string): PayRange[] {
  return [...tidy(text).matchAll(FIGURES)].map((figures) => {
    const [, before, first = '', firstK, dollarSign, second = '', secondK, unit, behind] = figures;
    const isExtra = Boolean(before ?? behind);
    // '$2-3k' means two to three thousand.
    const from = toDollars(first, Boolean(firstK ?? (Number(first) < 100 && secondK)));
    const to = toDollars(second || first, Boolean(second ? secondK : firstK));
    // '$2,100 - 13 weeks' names one figure, not a range.
    if (second && !dollarSign && to < from) return { min: from, max: from, isWeekly: !isExtra };
    return { min: Math.min(from, to), max: Math.max(from, to), isWeekly: !unit && !isExtra };
  });
}

const TRAILING_WEEKLY = /[\s/(]{0,3}\bweekly\W{0,3}$/i;
const NAMES_WEEK = /(?<!\bbi-)\bweekly\b|(?:\/\s?|\b(?:per|an?|each) )(?:wk|week)\b/i;
const NAMES_OTHER_UNIT = new RegExp(String.raw`(?<![a-z])(?:${OTHER_UNIT})`, 'i');

function readPay(text: string | null): {
  readonly unit: 'week' | 'other' | null;
  readonly ranges: readonly PayRange[];
} {
  const pay = tidy(text ?? '');
  if (pay.replace(TRAILING_WEEKLY, '') === '') return { unit: null, ranges: [] };
  const ranges = readRanges(pay);
  const hasOtherFiguresOnly = ranges.length > 0 && !ranges.some(({ isWeekly }) => isWeekly);
  const isWeek = NAMES_WEEK.test(pay) || !NAMES_OTHER_UNIT.test(pay);
  return { unit: isWeek && !hasOtherFiguresOnly ? 'week' : 'other', ranges };
}

/**
 * The period a pay text is for. It is the week if the text says so, or names no unit, because the feed then means the week. A text
 * whose figures all have another unit, or are all a bonus or the like, is not weekly, whatever else it says.
 * @returns null without a pay text.
 */
export function payUnit(text: string | null): 'week' | 'other' | null {
  return readPay(text).unit;
}

/** Whether there is a pay text and it is for a week. */
export function isWeeklyPay(text: string | null): boolean {
  return payUnit(text) === 'week';
}

/**
 * The dollar figures of a weekly pay text; null without any. Figures by the hour, shift, day, month or year do not count,
 * nor do those of a bonus, stipend or per diem.
 */
export function parsePay(text: string | null): WeeklyPay | null {
  return text === null ? null : weeklyPayOf(text);
}

const weeklyPayOf = remembered((text): WeeklyPay | null => {
  const { unit, ranges } = readPay(text);
  const weekly = ranges.filter(({ isWeekly, max }) => isWeekly && max > 0);
  if (unit !== 'week' || weekly.length === 0) return null;
  return {
    min: Math.min(...weekly.map(({ min }) => min)),
    max: Math.max(...weekly.map(({ max }) => max)),
  };
});

/** The largest dollar figure in a pay text, in US dollars, 0 if none: the sort 'Highest Pay' (specification, section 4). */
export function highestPay(text: string | null): number {
  return text === null ? 0 : highestFigureOf(text);
}

const highestFigureOf = remembered((text) =>
  readRanges(text).reduce((highest, { max }) => Math.max(highest, max), 0),
);

const RANGE_DASH = new RegExp(String.raw`(\$\s?${AMOUNT}k?)\s?[-–—]\s?(?=\$?\s?\d)`, 'gi');

/**
 * Pay as cards show it: '$2,310 - $2,480 weekly' → '$2,310 – $2,480' (specification, section 9). Any other unit stays, because no label
 * names it.
 */
export function formatPay(text: string | null): string | null {
  const unit = payUnit(text);
  if (unit === null) return null;
  const pay = tidy(text ?? '');
  return (unit === 'week' ? pay.replace(TRAILING_WEEKLY, '') : pay).replace(RANGE_DASH, '$1 – ');
}

/**
 * Pay for a sentence: '$2,310 – $2,480 a week'. A text of another unit, without a figure, or with other words for the week stays as the
 * feed says it. Null without a pay text.
 */
export function payInWords(text: string | null): string | null {
  const pay = formatPay(text);
  if (pay === null || !isWeeklyPay(text) || NAMES_WEEK.test(pay)) return pay;
  const said = tidy(text ?? '');
  if (TRAILING_WEEKLY.test(said)) return /\d/.test(pay) ? `${pay} a week` : said;
  const figures = [...pay.matchAll(FIGURES)].at(-1);
  const endsInFigures = figures !== undefined && pay.endsWith(figures[0]);
  return endsInFigures ? `${pay} a week` : pay;
}

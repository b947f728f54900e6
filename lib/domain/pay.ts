import type { WeeklyPay } from './job';
import { tidy } from './words';

const AMOUNT = String.raw`\d[\d,]*(?:\.\d+)?`;
const OTHER_UNIT =
  String.raw`(?:\/|per |an? )\s?(?:hr|hour|day|mo|month|yr|year|annum)\b` +
  String.raw`|(?:hrs?|hourly|daily|monthly|yearly|annually)\b`;
/** A figure or a range, and the unit behind it where that is not the week: '$1,234.56', '$2.5k', '$58/hr', '$2,310 - $2,480'. */
const FIGURES = new RegExp(
  String.raw`\$\s?(${AMOUNT})\s?(k\b)?(?:\s?(?:-|–|—|to)\s?(\$)?\s?(${AMOUNT})\s?(k\b)?)?` +
    String.raw`(\s?(?:${OTHER_UNIT}))?`,
  'gi',
);

type PayRange = WeeklyPay & { readonly isWeekly: boolean };

function toDollars(amount: string, isThousands: boolean): number {
  const dollars = Number(amount.replaceAll(',', '')) * (isThousands ? 1_000 : 1);
  return Number.isFinite(dollars) ? dollars : 0;
}

function readRanges(text: string): PayRange[] {
  return [...tidy(text).matchAll(FIGURES)].map((figures) => {
    const [, first = '', firstK, dollarSign, second = '', secondK, otherUnit] = figures;
    // '$2-3k' means two to three thousand.
    const from = toDollars(first, Boolean(firstK ?? (Number(first) < 100 && secondK)));
    const to = toDollars(second || first, Boolean(second ? secondK : firstK));
    // '$2,100 - 13 weeks' names one figure, not a range.
    if (second && !dollarSign && to < from) return { min: from, max: from, isWeekly: true };
    return { min: Math.min(from, to), max: Math.max(from, to), isWeekly: !otherUnit };
  });
}

/** The dollar figures of a weekly pay text; null without any. Figures by the hour, day, month or year do not count. */
export function parsePay(text: string | null): WeeklyPay | null {
  const weekly = readRanges(text ?? '').filter(({ isWeekly, max }) => isWeekly && max > 0);
  if (weekly.length === 0) return null;
  return {
    min: Math.min(...weekly.map(({ min }) => min)),
    max: Math.max(...weekly.map(({ max }) => max)),
  };
}

/** The largest dollar figure in a pay text, in US dollars, 0 if none: the sort 'Highest Pay' (specification, section 4). */
export function highestPay(text: string | null): number {
  return readRanges(text ?? '').reduce((highest, { max }) => Math.max(highest, max), 0);
}

const TRAILING_WEEKLY = /[\s/(]{0,3}\bweekly\W{0,3}$/i;
const RANGE_DASH = new RegExp(String.raw`(\$\s?${AMOUNT}k?)\s?[-–—]\s?(?=\$?\s?\d)`, 'gi');

/** Pay as cards show it: '$2,310 - $2,480 weekly' → '$2,310 – $2,480' (specification, section 9). */
export function formatPay(text: string | null): string | null {
  return (
    tidy(text ?? '')
      .replace(TRAILING_WEEKLY, '')
      .replace(RANGE_DASH, '$1 – ') || null
  );
}

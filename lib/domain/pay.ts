import type { WeeklyPay } from './job';

const AMOUNT = String.raw`\d[\d,]*(?:\.\d+)?`;
/** A figure or a range, with the unit behind it: '$1,234.56', '$2.5k', '$2,310 - $2,480 weekly', '$58/hr'. */
const FIGURES = new RegExp(
  String.raw`\$\s?(${AMOUNT})\s?(k\b)?(?:\s?(?:-|–|—|to)\s?\$?\s?(${AMOUNT})\s?(k\b)?)?` +
    String.raw`(\s?(?:\/|per |an? )?\s?(?:h(?:ou)?r|day|daily|mo\b|month|yr|year|annu))?`,
  'gi',
);

type Range = WeeklyPay & { readonly weekly: boolean };

function toDollars(amount: string, thousands: boolean): number {
  const dollars = Number(amount.replaceAll(',', '')) * (thousands ? 1_000 : 1);
  return Number.isFinite(dollars) ? dollars : 0;
}

function readRanges(text: string): Range[] {
  return [...text.matchAll(FIGURES)].map(([, first = '', firstK, second, secondK, otherUnit]) => {
    // '$2-3k' means two to three thousand.
    const shared = Boolean(secondK) && Number(first) < 100;
    const from = toDollars(first, Boolean(firstK) || shared);
    const to = second ? toDollars(second, Boolean(secondK)) : from;
    return { min: Math.min(from, to), max: Math.max(from, to), weekly: !otherUnit };
  });
}

/** The dollar figures of a weekly pay text; null without any. Figures by the hour, day, month or year do not count. */
export function parsePay(text: string | null): WeeklyPay | null {
  const weekly = readRanges(text ?? '').filter((range) => range.weekly && range.max > 0);
  if (weekly.length === 0) return null;
  return {
    min: Math.min(...weekly.map((range) => range.min)),
    max: Math.max(...weekly.map((range) => range.max)),
  };
}

/** The largest dollar figure in a pay text, in US dollars, 0 if none: the sort 'Highest Pay' (specification, section 4). */
export function highestPay(text: string | null): number {
  return readRanges(text ?? '').reduce((highest, range) => Math.max(highest, range.max), 0);
}

/** Pay as cards show it: '$2,310 - $2,480 weekly' → '$2,310 – $2,480' (specification, section 9). */
export function formatPay(text: string | null): string | null {
  const pay = (text ?? '')
    .trim()
    .replace(/[\s/]*\bweekly\W*$/i, '')
    .replace(new RegExp(String.raw`(\$\s?${AMOUNT}k?)\s*[-–—]\s*(?=\$?\s?\d)`, 'gi'), '$1 – ');
  return pay || null;
}

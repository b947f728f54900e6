import type { JobSummary, WeeklyPay } from '@/lib/domain/job/job';
import { formatDollars } from './dollars';

/** What some open jobs pay a week, in US dollars rounded to ten; a range counts by its middle. */
export type PayFigures = {
  /** Jobs that name a weekly figure. */
  readonly count: number;
  readonly median: number;
  /** What the middle half of them pays: `TYPICAL_PAY`. */
  readonly low: number;
  readonly high: number;
};

/** Fewer jobs give no meaningful median. */
const FEWEST_PAYS = 5;
const ROUND_TO = 10;
const rounded = (dollars: number) => Math.round(dollars / ROUND_TO) * ROUND_TO;

/** The figure a range counts by. */
export const middleOfPay = ({ min, max }: WeeklyPay): number => (min + max) / 2;

/** The figures of a group, by the middles of its ranges; null if there are too few. */
export function payFigures(middles: readonly number[]): PayFigures | null {
  const count = middles.length;
  if (count < FEWEST_PAYS) return null;
  const sorted = Float64Array.from(middles).sort();
  const at = (position: number) => sorted[position] ?? 0;
  const cut = Math.floor(count / 4);
  return {
    count,
    median: rounded((at(Math.floor((count - 1) / 2)) + at(Math.floor(count / 2))) / 2),
    low: rounded(at(cut)),
    high: rounded(at(count - 1 - cut)),
  };
}

/** The figures of a group, with the lowest and the highest figure that any of its jobs names. */
export type PaySpread = PayFigures & { readonly lowest: number; readonly highest: number };

/** The figures of a group and its whole range; null if there are too few. */
export function paySpread(pays: readonly WeeklyPay[]): PaySpread | null {
  const figures = payFigures(pays.map(middleOfPay));
  if (figures === null) return null;
  const lowest = pays.reduce((least, { min }) => Math.min(least, min), Infinity);
  const highest = pays.reduce((most, { max }) => Math.max(most, max), 0);
  return { ...figures, lowest: rounded(lowest), highest: rounded(highest) };
}

/** Whether enough of some jobs name a weekly figure. */
export const nameEnoughPay = (jobs: readonly Pick<JobSummary, 'pay'>[]): boolean =>
  jobs.filter(({ pay }) => pay?.week).length >= FEWEST_PAYS;

/** The figures of some jobs; null if too few of them name a weekly figure. */
export function payOfJobs(jobs: readonly Pick<JobSummary, 'pay'>[]): PayFigures | null {
  return payFigures(jobs.flatMap(({ pay }) => (pay?.week ? [middleOfPay(pay.week)] : [])));
}

/** What every page calls that which the middle half of some jobs pays. */
export const TYPICAL_PAY = 'Typical weekly pay';

/** '$2,180 – $2,520'; one figure if both are the same. */
export const payRange = ({ low, high }: { readonly low: number; readonly high: number }): string =>
  low === high ? formatDollars(low) : `${formatDollars(low)} – ${formatDollars(high)}`;

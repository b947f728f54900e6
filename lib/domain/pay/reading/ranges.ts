import type { WeeklyPay } from '@/lib/domain/job/job';

/** What a week can pay, in US dollars: a figure outside is an hourly rate or a year's salary, whatever the text calls it. */
export const A_WEEK = { min: 300, max: 20_000 } as const;

/** A taxable half of a week is as much at least; a smaller figure may be an hourly rate. */
export const LEAST_HALF = 200;

/** And so if the text, or its heading, calls it the week's: 'Weekly: $25 taxable, $700 stipend'. */
export const LEAST_NAMED_HALF = 100;

/** Figures of one unit that are further apart are not two rates of one job. */
export const RATES_WIDEST = 2;

export const isBelievable = ({ min, max }: WeeklyPay): boolean =>
  min >= A_WEEK.min && max <= A_WEEK.max;

export const rangeOf = (parts: readonly WeeklyPay[]): WeeklyPay => ({
  min: Math.min(...parts.map(({ min }) => min)),
  max: Math.max(...parts.map(({ max }) => max)),
});

export const sumOf = (parts: readonly WeeklyPay[]): WeeklyPay => ({
  min: parts.reduce((sum, { min }) => sum + min, 0),
  max: parts.reduce((sum, { max }) => sum + max, 0),
});

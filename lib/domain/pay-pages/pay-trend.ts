import { daysBetween } from '@/lib/domain/dates/dates';
import type { PayLine, PayLines } from './pay-lines';

/** The fewest days with figures that make a trend, and the most points that are drawn of it. */
const TREND = { from: 8, points: 40 } as const;

/** How the pay of a group developed, evenly thinned out: ready to be drawn. */
export type PayTrend = {
  readonly first: PayLine;
  readonly last: PayLine;
  readonly points: PayLines;
  /** The lowest and the highest figure that is drawn, both of the middle halves. */
  readonly from: number;
  readonly to: number;
};

/** The trend of a group's lines; null if there are too few. */
export function payTrend(lines: PayLines): PayTrend | null {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || lines.length < TREND.from) return null;
  const step = Math.ceil(lines.length / TREND.points);
  // Counted from the last, which is always included; the first is included because the text names it.
  const points = lines.filter((line, at) => line === first || (lines.length - 1 - at) % step === 0);
  return {
    first,
    last,
    points,
    from: Math.min(...points.map(([, , , low]) => low)),
    to: Math.max(...points.map(([, , , , high]) => high)),
  };
}

/** Where a point lies between the first day and the last, 0 to 1. */
export const shareOfTime = ({ first, last }: PayTrend, [day]: PayLine): number =>
  daysBetween(first[0], day) / daysBetween(first[0], last[0]);

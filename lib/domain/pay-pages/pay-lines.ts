import { addDays } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';
import type { PaySpread } from '@/lib/domain/pay/pay-figures';

/** What a group paid on one day, with the figures of `PaySpread`: a tuple because there are many. */
export type PayLine = readonly [
  day: IsoDate,
  ...[count: number, median: number, low: number, high: number, lowest: number, highest: number],
];

/** The lines of a group: one for each day it had figures, oldest first. */
export type PayLines = readonly PayLine[];

/** By path of the page they are for. */
export type PayLinesByPath = ReadonlyMap<string, PayLines>;

/** How many days of a group are kept, and how many lines in all: about 9 MB of the stored list, 22 in memory. */
const KEPT = { days: 366, lines: 200_000 } as const;

const lineOf = (
  day: IsoDate,
  { count, median, low, high, lowest, highest }: PaySpread,
): PayLine => [day, count, median, low, high, lowest, highest];

/** The lines of a group after another list of today. Today's line is that of the last list in which the group had figures. */
export function nextPayLines(before: PayLines, spread: PaySpread | null, today: IsoDate): PayLines {
  const first = addDays(today, 1 - KEPT.days);
  const past = before.filter(([day]) => day >= first && day < today);
  const now = spread ? lineOf(today, spread) : before.find(([day]) => day === today);
  return now ? [...past, now] : past;
}

/** How many lines each of the groups may keep, if they have this many lines together. */
export const linesEach = (groups: number, lines: number): number =>
  lines <= KEPT.lines ? KEPT.days : Math.max(1, Math.floor(KEPT.lines / groups));

/** The day since when the figures have not changed; null without any. */
export function figuresSince(lines: PayLines): IsoDate | null {
  const figures = ([, ...rest]: PayLine) => rest.join();
  const last = lines.at(-1);
  if (last === undefined) return null;
  const other = lines.findLastIndex((line) => figures(line) !== figures(last));
  return lines[other + 1]?.[0] ?? null;
}

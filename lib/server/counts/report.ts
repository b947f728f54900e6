import 'server-only';
import { COUNTS } from '@/lib/config/limits';
import { FUNNEL } from '@/lib/domain/basics/count-report';
import type { VitalName } from '@/lib/domain/basics/vital-report';
import { MEASURED_KINDS, VITALS } from '@/lib/domain/basics/vital-report';
import type { DayCounts } from './day-counts';
import { emptyDay, merge } from './day-counts';
import { vitalBounds, vitalKey } from './vitals';

type Row = readonly string[];

/** Rows as lines of text, each column as wide as its widest cell. */
function table(rows: readonly Row[]): string {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  const lines = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  '));
  return lines.map((line) => `  ${line.trimEnd()}`).join('\n');
}

/** A count of visits; the number is hidden if it is so small that it might identify somebody. */
const told = (count: number): string =>
  count < COUNTS.fewest ? `under ${COUNTS.fewest}` : `${count}`;
const isTold = (count: number): boolean => count >= COUNTS.fewest;

/** The counts whose key begins with `start`, by the rest of the key, highest first. */
const counted = (counts: ReadonlyMap<string, number>, start: string) =>
  [...counts]
    .flatMap(([key, count]) =>
      key.startsWith(start) ? [[key.slice(start.length), count] as const] : [],
    )
    .toSorted(([, a], [, b]) => b - a);

function funnel({ sums }: DayCounts): string {
  const sources = new Set(
    FUNNEL.flatMap((step) => counted(sums, `funnel ${step} `).map(([name]) => name)),
  );
  const rows = [...sources]
    .map((name) => [name, FUNNEL.map((step) => sums.get(`funnel ${step} ${name}`) ?? 0)] as const)
    .filter(([, counts]) => counts.some(isTold));
  if (rows.length === 0) return '  none, or too few to show';
  return table([
    ['source', ...FUNNEL],
    ...rows.map(([name, counts]) => [name, ...counts.map(told)]),
  ]);
}

function emptySearches({ sums }: DayCounts): string {
  const words = counted(sums, 'empty-words ').filter(([, count]) => isTold(count));
  return table([
    ['all', told(sums.get('empty-searches') ?? 0)],
    ...words.map(([text, count]) => [text, told(count)]),
  ]);
}

/** The 75th percentile, interpolated between two bounds; null if there are too few values. */
export function p75(bounds: readonly number[], counts: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length !== bounds.length + 1 || !isTold(all)) return null;
  let left = 0.75 * all;
  for (const [at, count] of counts.entries()) {
    const [low, high] = [bounds[at - 1] ?? 0, bounds[at]];
    if (high === undefined) return low;
    if (count >= left) return low + ((high - low) * left) / count;
    left -= count;
  }
  return null;
}

const VITAL_TEXT: Readonly<Record<VitalName, (value: number) => string>> = {
  LCP: (seconds) => `${seconds.toFixed(2)} s`,
  INP: (seconds) => `${Math.round(seconds * 1_000)} ms`,
  CLS: (value) => value.toFixed(3),
};

function vitals({ histograms }: DayCounts): string {
  const names = Object.keys(VITALS) as VitalName[];
  const cell = (kind: string, name: VitalName): string => {
    const value = p75(vitalBounds(name), histograms.get(vitalKey(kind, name)) ?? []);
    return value === null ? 'too few' : VITAL_TEXT[name](value);
  };
  return table([
    ['page', ...names],
    ...MEASURED_KINDS.map((kind) => [kind, ...names.map((name) => cell(kind, name))]),
  ]);
}

function platform({ sums }: DayCounts): string {
  const total = (start: string) => counted(sums, start).reduce((sum, [, count]) => sum + count, 0);
  return table([
    ['calls', `${total('platform-calls ')}`],
    ['failures', `${total('platform-failures ')}`],
    ...counted(sums, 'platform-failures ').map(([what, count]) => [what, `${count}`]),
  ]);
}

const outbox = ({ peaks }: DayCounts): string =>
  table([
    ['waiting', `${peaks.get('outbox waiting') ?? 0}`],
    ['held', `${peaks.get('outbox held') ?? 0}`],
    ['oldest', `${Math.round((peaks.get('outbox oldest-seconds') ?? 0) / 60)} min`],
  ]);

/** The report of a week, of all instances together, as text. */
export function weekReport(days: readonly DayCounts[], from: string, to: string): string {
  const week = emptyDay(to);
  for (const day of days) if (day.day >= from && day.day <= to) merge(week, day);
  return [
    `${from} to ${to} (UTC)`,
    `Views of jobs, applications begun and sent, by source\n${funnel(week)}`,
    `Searches that found nothing\n${emptySearches(week)}`,
    `Web vitals of visitors, p75\n${vitals(week)}`,
    `Calls to the platform\n${platform(week)}`,
    `Waiting applications, at most\n${outbox(week)}`,
  ].join('\n\n');
}

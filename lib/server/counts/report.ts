import 'server-only';
import { COUNTS } from '@/lib/config/limits';
import { FUNNEL } from '@/lib/domain/counts/count-report';
import type { VitalName } from '@/lib/domain/counts/vital-report';
import { MEASURED_KINDS, VITALS } from '@/lib/domain/counts/vital-report';
import type { CountTotal } from './count-store';
import { bucketKinds, peakKind } from './day-counts';
import { vitalBounds, vitalKind } from './vitals';

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
const shown = (count: number): string =>
  count < COUNTS.fewest ? `under ${COUNTS.fewest}` : `${count}`;
const isShown = (count: number): boolean => count >= COUNTS.fewest;

type Totals = readonly CountTotal[];

/** What was counted of a kind, whether it is about visits or not. */
const totalOf = (totals: Totals, kind: string, source = ''): number =>
  totals.find((one) => one.kind === kind && one.source === source)?.total ?? 0;

/** The counts whose kind begins with `start`, by the rest of the kind, highest first. */
const counted = (totals: Totals, start: string) =>
  totals
    .flatMap(({ kind, total }) =>
      kind.startsWith(start) ? [[kind.slice(start.length), total] as const] : [],
    )
    .toSorted(([, a], [, b]) => b - a);

function funnel(totals: Totals): string {
  const sources = new Set(totals.flatMap(({ source }) => (source === '' ? [] : [source])));
  const rows = [...sources]
    .map((name) => [name, FUNNEL.map((step) => totalOf(totals, step, name))] as const)
    .filter(([, counts]) => counts.some(isShown));
  if (rows.length === 0) return '  none, or too few to show';
  return table([
    ['source', ...FUNNEL],
    ...rows.map(([name, counts]) => [name, ...counts.map(shown)]),
  ]);
}

function emptySearches(totals: Totals): string {
  const words = counted(totals, 'empty-words ').filter(([, count]) => isShown(count));
  return table([
    ['all', shown(totalOf(totals, 'empty-searches'))],
    ...words.map(([text, count]) => [text, shown(count)]),
  ]);
}

/** The 75th percentile, interpolated between two bounds; null if there are too few values. */
export function p75(bounds: readonly number[], counts: readonly number[]): number | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (counts.length !== bounds.length + 1 || !isShown(all)) return null;
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

function vitals(totals: Totals): string {
  const names = Object.keys(VITALS) as VitalName[];
  const cell = (kind: string, name: VitalName): string => {
    const bounds = vitalBounds(name);
    const buckets = bucketKinds(vitalKind(kind, name), bounds);
    const value = p75(
      bounds,
      buckets.map((bucket) => totalOf(totals, bucket)),
    );
    return value === null ? 'too few' : VITAL_TEXT[name](value);
  };
  return table([
    ['page', ...names],
    ...MEASURED_KINDS.map((kind) => [kind, ...names.map((name) => cell(kind, name))]),
  ]);
}

function platform(totals: Totals): string {
  const sum = (start: string) => counted(totals, start).reduce((all, [, count]) => all + count, 0);
  return table([
    ['calls', `${sum('platform-calls ')}`],
    ['failures', `${sum('platform-failures ')}`],
    ...counted(totals, 'platform-failures ').map(([what, count]) => [what, `${count}`]),
  ]);
}

function applications(totals: Totals): string {
  const outcomes = counted(totals, 'applications ');
  if (outcomes.length === 0) return '  none';
  return table(outcomes.map(([outcome, count]) => [outcome, `${count}`]));
}

function outbox(totals: Totals): string {
  const most = (what: string) => totals.find(({ kind }) => kind === peakKind(what))?.most ?? 0;
  return table([
    ['waiting', `${most('waiting')}`],
    ['held', `${most('held')}`],
    ['oldest', `${Math.round(most('oldest-seconds') / 60)} min`],
  ]);
}

/** The report of a week, of all processes together, as text. */
export const weekReport = (totals: Totals, from: string, to: string): string =>
  [
    `${from} to ${to} (UTC)`,
    `Views of jobs, applications begun and sent, by source\n${funnel(totals)}`,
    `Searches that found nothing\n${emptySearches(totals)}`,
    `Web vitals of visitors, p75\n${vitals(totals)}`,
    `Calls to the platform\n${platform(totals)}`,
    `Applications, by what became of them\n${applications(totals)}`,
    `Waiting applications, at most\n${outbox(totals)}`,
  ].join('\n\n');

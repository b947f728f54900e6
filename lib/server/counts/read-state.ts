import 'server-only';
import { waitingApplications } from '@/lib/server/outbox/application-outbox';
import { seriesOf } from '@/server/metrics.mjs';
import { keepDailyCounts } from './daily-counts';

/** The metrics of the process that are counted by day, too, with the beginning of their kind. */
const COUNTERS = {
  site_platform_calls_total: 'platform-calls',
  site_platform_failures_total: 'platform-failures',
  site_applications_total: 'applications',
} as const;

/** What the process has counted since it started, by the kind of a day's count. */
function counters(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const metric of Object.keys(COUNTERS) as (keyof typeof COUNTERS)[])
    for (const [series, count] of seriesOf(metric))
      counts.set(`${COUNTERS[metric]} ${wordsOf(series)}`, count);
  return counts;
}

/** `call="job",kind="http"`: job http. */
const wordsOf = (series: string): string =>
  [...series.matchAll(/"([^"]*)"/g)].map(([, word]) => word).join(' ');

/** Keeps the counts of each day, with calls to the platform, applications by what became of them, and the peaks of the outbox. */
export function countDays(): void {
  let before: ReadonlyMap<string, number> = new Map();
  keepDailyCounts((counts) => {
    const now = counters();
    for (const [kind, count] of now) counts.add(kind, count - (before.get(kind) ?? 0));
    before = now;
    const { count, held, oldestSeconds } = waitingApplications();
    counts.raise('waiting', count);
    counts.raise('held', held);
    counts.raise('oldest-seconds', oldestSeconds ?? 0);
  });
}

import 'server-only';
import { waitingApplications } from '@/lib/server/outbox/application-outbox';
import { seriesOf } from '@/server/metrics.mjs';
import { keepDailyCounts } from './daily-counts';
import type { DayCounts } from './day-counts';
import { addTo, raise } from './day-counts';

/** The process's counts of calls to the platform since it started, under the keys of a day's counts. */
function platformCounts(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [series, count] of seriesOf('site_platform_calls_total'))
    counts.set(`platform-calls ${wordsOf(series)}`, count);
  for (const [series, count] of seriesOf('site_platform_failures_total'))
    counts.set(`platform-failures ${wordsOf(series)}`, count);
  return counts;
}

/** `call="job",kind="http"`: job http. */
const wordsOf = (series: string): string =>
  [...series.matchAll(/"([^"]*)"/g)].map(([, word]) => word).join(' ');

/** Stores the counts of each day in DATA_DIR, with the outcomes of calls to the platform and the peaks of the outbox. */
export function countDays(): void {
  let before: ReadonlyMap<string, number> = new Map();
  keepDailyCounts((day: DayCounts) => {
    const now = platformCounts();
    for (const [key, count] of now) addTo(day, key, count - (before.get(key) ?? 0));
    before = now;
    const { count, held, oldestSeconds } = waitingApplications();
    raise(day, 'outbox waiting', count);
    raise(day, 'outbox held', held);
    raise(day, 'outbox oldest-seconds', oldestSeconds ?? 0);
  });
}

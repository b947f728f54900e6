import 'server-only';
import type { IntervalHistogram } from 'node:perf_hooks';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { waitingApplications } from '@/lib/server/outbox/application-outbox';
import { processWide } from '@/lib/server/process/process-wide';
import { snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import { setGauge } from '@/server/metrics.mjs';
import type { MetricName } from '@/server/metrics.mjs';

const SINCE_1970 = Math.round(performance.timeOrigin / 1_000);

/** Starts measuring with the first call. */
const eventLoopDelay = (): IntervalHistogram =>
  processWide('event-loop-delay', () => {
    const histogram = monitorEventLoopDelay({ resolution: 10 });
    histogram.enable();
    return histogram;
  });

const set = (name: MetricName, value: number): void => setGauge(name, [[{}, value]]);

/** Sets the current values of jobs, waiting applications and the process, read from memory as for `/api/health`. */
export function readGauges(now: number = Date.now()): void {
  readSnapshot(now);
  readOutbox(now);
  readProcess();
}

function readSnapshot(now: number): void {
  const known = snapshotStore().known();
  const age = known && Math.max(0, (now - Date.parse(known.fetchedAt)) / 1_000);
  setGauge('site_snapshot_age_seconds', age === null ? [] : [[{}, age]]);
  set('site_snapshot_jobs', known?.jobs.length ?? 0);
  set('site_snapshot_dropped_records', known?.droppedCount ?? 0);
}

function readOutbox(now: number): void {
  const { count, held, oldestSeconds } = waitingApplications(now);
  setGauge('site_outbox_applications', [
    [{ state: 'waiting' }, count - held],
    [{ state: 'held' }, held],
  ]);
  set('site_outbox_oldest_age_seconds', oldestSeconds ?? 0);
}

function readProcess(): void {
  const { rss, heapTotal, heapUsed } = process.memoryUsage();
  const delay = eventLoopDelay();
  set('process_start_time_seconds', SINCE_1970);
  const { user, system } = process.cpuUsage();
  set('process_cpu_seconds_total', (user + system) / 1e6);
  set('process_resident_memory_bytes', rss);
  set('nodejs_heap_size_total_bytes', heapTotal);
  set('nodejs_heap_size_used_bytes', heapUsed);
  set('nodejs_eventloop_lag_p99_seconds', delay.percentile(99) / 1e9);
  set('nodejs_eventloop_lag_max_seconds', delay.max / 1e9);
  delay.reset();
}

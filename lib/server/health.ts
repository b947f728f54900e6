import 'server-only';
import { isDraining } from './draining';
import { snapshotStore } from './snapshot';

/** How the process is doing: what `/api/health` answers. */
export type Health = {
  readonly status: 'ok' | 'draining';
  /** Null while no list is known. */
  readonly snapshot: {
    readonly ageSeconds: number;
    readonly source: 'platform' | 'disk';
    readonly jobs: number;
    readonly dropped: number;
  } | null;
};

/** Read from memory alone: a probe never waits for the platform. */
export function health(now: Date = new Date()): Health {
  const known = snapshotStore().known();
  return {
    status: isDraining() ? 'draining' : 'ok',
    snapshot: known && {
      ageSeconds: Math.max(0, Math.round((now.getTime() - Date.parse(known.fetchedAt)) / 1_000)),
      source: known.source,
      jobs: known.jobs.length,
      dropped: known.droppedCount,
    },
  };
}

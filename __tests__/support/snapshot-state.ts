import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import type { Job } from '@/lib/domain/job/job';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';

/** The list of these jobs, as endpoints receive it. */
export const stateOf = (jobs: readonly Job[]): SnapshotState => ({
  ok: true,
  snapshot: buildSnapshot({
    jobs: toListedJobs(jobs),
    fetchedAt: '2026-08-20T12:00:00Z',
    source: 'platform',
    droppedCount: 0,
  }),
});

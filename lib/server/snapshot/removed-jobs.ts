import 'server-only';
import { LRUCache } from 'lru-cache';
import type { JobSummary } from '@/lib/domain/job/job';
import type { ListedJob } from '@/lib/server/feed/listed-job';
import type { Snapshot } from './build-snapshot';
import { toSummary } from '@/lib/domain/job/to-summary';

/** Some weeks of an agency's filled jobs, a few hundred bytes each. */
const MAX_REMEMBERED = 2_000;

/**
 * Remembers removed jobs (without descriptions), to suggest similar ones on their pages. By `Record_Id` or the record's other id, for
 * the life of this process.
 */
export function createRemovedJobs() {
  const removed = new LRUCache<string, JobSummary>({ max: MAX_REMEMBERED });

  function add(job: ListedJob): void {
    const summary = toSummary(job);
    for (const id of [job.id, job.otherId]) if (id !== null) removed.set(id, summary);
  }

  return {
    /** Compares a list with the one that replaces it. */
    note(before: Snapshot | null, after: Snapshot): void {
      for (const job of before?.jobs ?? []) if (!after.find(job.id)) add(job);
    },
    find: (id: string): JobSummary | undefined => removed.get(id),
  };
}

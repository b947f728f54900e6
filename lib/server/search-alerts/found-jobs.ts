import 'server-only';
import { LRUCache } from 'lru-cache';
import { parseJobQuery } from '@/lib/domain/query/job-query';
import { filterJobs } from '@/lib/domain/search/filter-jobs';
import type { ListedJob } from '@/lib/server/feed/listed-job';
import type { Snapshot } from '@/lib/server/snapshot/build-snapshot';
import { oncePerSnapshot } from '@/lib/server/snapshot/per-snapshot';

/** Searches whose jobs are kept at a time: many devices follow the same. */
const MAX_REMEMBERED = 300;

const remembered = oncePerSnapshot(
  () => new LRUCache<string, readonly ListedJob[]>({ max: MAX_REMEMBERED }),
);

/** All jobs that a search finds. */
export function foundJobs(snapshot: Snapshot, search: string): readonly ListedJob[] {
  const known = remembered(snapshot).get(search);
  if (known) return known;
  const { rejectMasks } = filterJobs(snapshot.index, parseJobQuery(search));
  const jobs = snapshot.index.jobs.flatMap(({ id }, at) =>
    rejectMasks[at] === 0 ? (snapshot.find(id) ?? []) : [],
  );
  remembered(snapshot).set(search, jobs);
  return jobs;
}

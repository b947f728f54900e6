import 'server-only';
import { LIST_FEED_MAX } from '@/lib/config/limits';
import type { DescribedJob } from '@/lib/domain/job/job';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { isFromNowhere } from '@/lib/domain/place/near';
import { feedQuery } from '@/lib/domain/query/list-feed-query';
import { findJobs } from '@/lib/domain/search/job-search';
import { wholeJob, type ListedJob } from '@/lib/server/jobs/table/listed-job';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { describeJob } from '@/lib/server/jobs/snapshot/sanitize-description';

/** Jobs with their descriptions, each sanitized when its turn comes. */
export function* withDescriptions(jobs: Iterable<ListedJob>): Generator<DescribedJob> {
  for (const listed of jobs) {
    const job = wholeJob(listed);
    yield { job, html: describeJob(job).html };
  }
}

/**
 * The newest jobs that pass a query's filters: the first of its list, sorted by 'Recent'. None if no job has
 * all words, or if a distance is asked for and its place is not known: a feed cannot say so, and must not be wider than what was asked for.
 */
export function feedJobs({ index, find }: Snapshot, query: JobQuery): readonly DescribedJob[] {
  const { jobs, leftOut, near } = findJobs(index, { ...feedQuery(query), sort: 'recent' });
  if (leftOut || isFromNowhere(near, query.radius)) return [];
  const newest = jobs.slice(0, LIST_FEED_MAX);
  return [...withDescriptions(newest.flatMap(({ id }) => find(id) ?? []))];
}

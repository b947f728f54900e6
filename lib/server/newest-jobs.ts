import 'server-only';
import type { JobSummary } from '@/lib/domain/job';
import { emptyQuery } from '@/lib/domain/job-query';
import { searchJobs } from '@/lib/domain/job-search';
import { getSnapshot } from './snapshot';

/** The newest open jobs, at most `count` (ten at the most: a page of the list); none while nothing is known. */
export async function newestJobs(count: number): Promise<readonly JobSummary[]> {
  const state = await getSnapshot();
  return state.ok ? searchJobs(state.snapshot.index, emptyQuery).jobs.slice(0, count) : [];
}

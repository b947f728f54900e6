import { unpackJobs, type CompactJobs } from '@/lib/domain/compact-jobs';
import type { JobIndex } from '@/lib/domain/job-index';
import { indexSteps } from '@/lib/domain/job-index';
import type { JobQuery } from '@/lib/domain/job-query';
import { searchJobs } from '@/lib/domain/job-search';
import type { JobSearchResult } from '@/lib/domain/search-result';
import { inTurns } from './in-turns';

/** All open jobs, and the search in them. */
export type JobFinder = {
  readonly index: JobIndex;
  readonly search: (query: JobQuery) => JobSearchResult;
};

/** Makes a list searchable. This file comes with the list's data, not with the page. */
export async function makeFinder(compact: CompactJobs): Promise<JobFinder> {
  const index = await inTurns(indexSteps(unpackJobs(compact)));
  return { index, search: (query) => searchJobs(index, query) };
}

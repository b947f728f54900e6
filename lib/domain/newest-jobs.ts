import type { JobSummary } from './job';
import type { JobIndex } from './job-index';
import { emptyQuery } from './job-query';
import { searchJobs } from './job-search';

/** The newest open jobs, at most `count` (ten at the most: a page of the list). */
export function newestJobs(index: JobIndex, count: number): readonly JobSummary[] {
  return searchJobs(index, emptyQuery).jobs.slice(0, count);
}

import type { JobSummary } from '@/lib/domain/job/job';
import { compareRecent } from '@/lib/domain/search/sort-jobs';

/** Featured jobs on the home page (specification, section 9). */
const FEATURED_JOBS_MAX = 12;

/** The word, in capitals: Maternity and Intern are not RN jobs. */
const RN = /(?<![\p{L}\p{N}])RN(?![\p{L}\p{N}])/u;

/** Jobs with 'RN' in a title, fewest days open first, missing age last (specification, section 5). */
export function featuredJobs(jobs: readonly JobSummary[], max = FEATURED_JOBS_MAX): JobSummary[] {
  return jobs
    .filter((job) => [job.title, ...job.titles].some((title) => RN.test(title)))
    .sort(compareRecent)
    .slice(0, max);
}

/** 'Coming Soon' cards that fill the last page of the carousel; none if there are no jobs to follow. */
export function comingSoonCount(jobs: number, pageSize: number): number {
  return (pageSize - (jobs % pageSize)) % pageSize;
}

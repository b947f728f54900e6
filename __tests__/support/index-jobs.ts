import { atOnce } from '@/lib/domain/basics/sliced-work';
import type { JobSummary } from '@/lib/domain/job/job';
import { filterIndexSteps, type JobIndex } from '@/lib/domain/search/job-index';

/** The whole index of a list of jobs, at once. */
export function indexJobs(jobs: readonly JobSummary[]): JobIndex {
  const { index, rest } = atOnce(filterIndexSteps(jobs));
  atOnce(rest);
  return index;
}

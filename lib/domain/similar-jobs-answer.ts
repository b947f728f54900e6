import type { JobSummary } from './job';

/** What `GET /api/jobs/{id}/similar` answers. */
export type SimilarJobsAnswer = {
  /** Whether they were chosen for being like the job; else they are the newest. */
  readonly alike: boolean;
  readonly jobs: readonly JobSummary[];
};

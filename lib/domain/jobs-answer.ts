import type { JobSummary } from './job';

/** What `GET /api/jobs` answers: the whole list, without descriptions. */
export type JobsAnswer = { readonly jobs: readonly JobSummary[] };

import type { JobSummary } from './job';

/** What `GET /api/jobs` answers, the whole list, and `GET /api/jobs/featured`: jobs without descriptions. */
export type JobsAnswer = { readonly jobs: readonly JobSummary[] };

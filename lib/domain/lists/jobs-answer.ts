import type { JobSummary } from '@/lib/domain/job/job';

/** What `GET /api/jobs` answers: the whole list, without descriptions. */
export type JobsAnswer = { readonly jobs: readonly JobSummary[] };

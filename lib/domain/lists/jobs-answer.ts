import type { JobSummary } from '@/lib/domain/job/job';

/** The response of `GET /api/jobs`: the whole list, without descriptions. */
export type JobsAnswer = { readonly jobs: readonly JobSummary[] };

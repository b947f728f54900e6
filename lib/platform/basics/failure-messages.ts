import { APPLY_MESSAGES } from '@/lib/domain/application/apply-messages';
import { JOB_MESSAGES, REFERENCE_MESSAGES } from '@/lib/domain/basics/lookup-messages';

/** What a visitor reads when a call fails (specification, section 8). */
export const FAILURE = {
  jobs: JOB_MESSAGES.notFetched,
  jobDetails: JOB_MESSAGES.detailsNotFetched,
  portalSources: 'Failed to fetch portal sources',
  reference: REFERENCE_MESSAGES.reference,
  candidateReference: REFERENCE_MESSAGES.candidate,
  applyForbidden: APPLY_MESSAGES.forbidden,
  applyToJob: APPLY_MESSAGES.failedForJob,
  quickApply: APPLY_MESSAGES.failedQuickApply,
} as const;

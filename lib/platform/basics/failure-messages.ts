import { APPLY_MESSAGES } from '@/lib/domain/application/apply-messages';
import { JOB_DETAILS_MESSAGES } from '@/lib/domain/messages/job-details-messages';
import { JOB_MESSAGES } from '@/lib/domain/messages/list-messages';
import { REFERENCE_MESSAGES } from '@/lib/domain/messages/reference-messages';

/** What a visitor reads when a call fails (specification, section 8). */
export const FAILURE = {
  jobs: JOB_MESSAGES.notFetched,
  jobDetails: JOB_DETAILS_MESSAGES.notFetched,
  portalSources: 'Failed to fetch portal sources',
  reference: REFERENCE_MESSAGES.reference,
  candidateReference: REFERENCE_MESSAGES.candidate,
  applyForbidden: APPLY_MESSAGES.forbidden,
  applyToJob: APPLY_MESSAGES.failedForJob,
  quickApply: APPLY_MESSAGES.failedQuickApply,
} as const;

/** Texts about sending an application that several rooms say (specification, section 8). */
export const APPLY_MESSAGES = {
  failedForJob: 'Failed to submit application. Please try again later.',
  failedQuickApply: 'Failed to submit application. Please try again.',
  forbidden: 'Security verification failed. Please refresh and try again.',
} as const;

/** Messages about sending an application, shared by the form, the platform's errors and the server (specification, section 8). */
export const APPLY_MESSAGES = {
  failedForJob: 'Failed to submit application. Please try again later.',
  failedQuickApply: 'Failed to submit application. Please try again.',
  forbidden: 'Security verification failed. Please refresh and try again.',
} as const;

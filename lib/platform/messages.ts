/** What a visitor reads when a call fails (specification, section 8). */
export const FAILURE = {
  jobs: 'Failed to fetch jobs. Check console for details.',
  jobDetails: 'Failed to fetch job details. Job may not exist or cannot be accessed.',
  portalSources: 'Failed to fetch portal sources',
  reference: 'Failed to check reference status',
  candidateReference: 'Failed to check candidate reference status',
  applyForbidden: 'Security verification failed. Please refresh and try again.',
  applyToJob: 'Failed to submit application. Please try again later.',
  quickApply: 'Failed to submit application. Please try again.',
} as const;

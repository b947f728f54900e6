/** Texts about one job, word for word as in the specification's section 8. Separate from those of lists, whose pages do not need them. */
export const JOB_DETAILS_MESSAGES = {
  notFetched: 'Failed to fetch job details. Job may not exist or cannot be accessed.',
  failed: 'Failed to load job details. Please try again later.',
  notFound: 'Job not found.',
} as const;

/** Messages for a status that could not be checked (specification, section 8). */
export const REFERENCE_MESSAGES = {
  reference: 'Failed to check reference status',
  candidate: 'Failed to check candidate reference status',
} as const;

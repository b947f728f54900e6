/** Texts about lists and maps of jobs, word for word as in the specification's section 8. */
export const JOB_MESSAGES = {
  notFetched: 'Failed to fetch jobs. Check console for details.',
  noneOpen: 'No open positions available at this time. Please check back later.',
  noMatch: 'No jobs match your selected filters. Try adjusting your criteria.',
  noneOnMap: 'No job locations available at this time. Please check back later.',
} as const;

/**
 * The text for a list of jobs that did not load (specification, section 8). It includes the first sentence of the cause, without its full
 * stop (docs/product/decisions.md, 'list load error').
 */
export function listFailure(cause: string): string {
  return `${mapFailure(cause)} If the problem persists, contact support.`;
}

/** The same for the map, without the last sentence (specification, section 8). */
export function mapFailure(cause: string): string {
  const [message] = cause.split(/\.(?:\s|$)/, 1);
  return `Failed to load job listings: ${message}. Please check your network connection and try again.`;
}

/** A feed of exactly this many jobs may have been cut there: the count shows a '+' (specification, section 9). */
const FEED_CUT_AT = 1_000;

/** '1 position', '12 positions', '1000+ positions'. */
export function countPositions(total: number): string {
  if (total === 1) return '1 position';
  return `${total}${total === FEED_CUT_AT ? '+' : ''} positions`;
}

/** The list's count line: '1 position found', '12 positions found', '1000+ positions found'. */
export const formatCount = (total: number): string => `${countPositions(total)} found`;

/** '1 mile', '12 miles'. */
export function countMiles(miles: number): string {
  return miles === 1 ? '1 mile' : `${miles} miles`;
}

/** '1 job', '12 jobs': beside a place. */
export function countJobs(total: number): string {
  return total === 1 ? '1 job' : `${total} jobs`;
}

/** Label for going from the filters to their results: 'Show 5 jobs'. The total is null while it is not known. */
export function showJobs(total: number | null): string {
  return total === null ? 'Show jobs' : `Show ${countJobs(total)}`;
}

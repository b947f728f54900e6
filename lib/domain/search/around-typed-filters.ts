import type { JobIndex } from './job-index';
import { RADII, type JobQuery } from '@/lib/domain/query/job-query';
import { milesOf } from '@/lib/domain/place/miles';
import type { JobSearchResult } from './search-result';
import { FILTER_BITS, countBeside, type FilteredJobs } from './filter-jobs';

type Around = Pick<JobSearchResult, 'leftOut' | 'near' | 'wider' | 'unknown' | 'minimums'>;

/** What the page shows beside the minimum and the place: what the place means, how many jobs each cannot judge, and the choices. */
export function aroundTypedFilters(
  { pays, minimums }: JobIndex,
  filtered: FilteredJobs,
  { minPay, radius }: JobQuery,
): Around {
  const { leftOut, near, miles } = filtered;
  return {
    leftOut,
    near,
    wider: widerRadius(filtered, radius),
    unknown: {
      pay:
        minPay === null ? 0 : countBeside(filtered, FILTER_BITS.minPay, (job) => pays[job] === 0),
      place: miles
        ? countBeside(filtered, FILTER_BITS.near, (job) => milesOf(miles, job) === null)
        : 0,
    },
    minimums: minimums.map((least) => [
      least,
      countBeside(filtered, FILTER_BITS.minPay, (job) => (pays[job] ?? 0) >= least),
    ]),
  };
}

/** The next radius that finds jobs, if this one finds none. */
function widerRadius(filtered: FilteredJobs, radius: JobQuery['radius']): JobSearchResult['wider'] {
  const { miles, histogram } = filtered;
  if (!miles || radius === null || (histogram[0] ?? 0) > 0) return null;
  for (const wider of RADII) {
    if (wider <= radius) continue;
    const total = countBeside(
      filtered,
      FILTER_BITS.near,
      (job) => (milesOf(miles, job) ?? Infinity) <= wider,
    );
    if (total > 0) return { radius: wider, total };
  }
  return null;
}

import type { JobIndex } from './job-index';
import { RADII, type JobQuery } from '@/lib/domain/query/job-query';
import { milesOf } from '@/lib/domain/place/miles';
import type { JobSearchResult } from './search-result';
import { BITS, countBeside, type Sifted } from './sift';

type Around = Pick<JobSearchResult, 'near' | 'wider' | 'unknown' | 'minimums'>;

/** What stands beside the minimum and the place: what the place means, whom both cannot judge, and what can be chosen. */
export function aroundNarrowers(
  { pays, minimums }: JobIndex,
  sifted: Sifted,
  { minPay, radius }: JobQuery,
): Around {
  const { near, miles } = sifted;
  return {
    near,
    wider: widerRadius(sifted, radius),
    unknown: {
      pay: minPay === null ? 0 : countBeside(sifted, BITS.minPay, (job) => pays[job] === 0),
      place: miles ? countBeside(sifted, BITS.near, (job) => milesOf(miles, job) === null) : 0,
    },
    minimums: minimums.map((least) => [
      least,
      countBeside(sifted, BITS.minPay, (job) => (pays[job] ?? 0) >= least),
    ]),
  };
}

/** The next radius that brings jobs, where this one brings none. */
function widerRadius(sifted: Sifted, radius: JobQuery['radius']): JobSearchResult['wider'] {
  const { miles, tally } = sifted;
  if (!miles || radius === null || (tally[0] ?? 0) > 0) return null;
  for (const wider of RADII) {
    if (wider <= radius) continue;
    const total = countBeside(
      sifted,
      BITS.near,
      (job) => (milesOf(miles, job) ?? Infinity) <= wider,
    );
    if (total > 0) return { radius: wider, total };
  }
  return null;
}

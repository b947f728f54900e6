import { refuse, toColumn } from './facet-column';
import type { FacetColumn } from './facet-column';
import type { JobIndex } from './job-index';
import { FACET_NAMES } from '@/lib/domain/query/job-query';
import type { FacetName, JobQuery, NarrowerName } from '@/lib/domain/query/job-query';
import { measure, milesOf, type Miles } from '@/lib/domain/place/miles';
import { findPlace, type NearAnswer } from '@/lib/domain/place/near';
import { findWords } from './word-index';

export type Columns = Readonly<Record<FacetName, FacetColumn>>;

/** Each filter's bit in a job's refusals. */
export const BITS: Readonly<Record<FacetName | NarrowerName, number>> = {
  ...{ title: 1, specialty: 2, state: 4, shift: 8, jobType: 16 },
  ...{ q: 32, minPay: 64, near: 128 },
};
export const ALL_BITS = 255;

/** What the filters make of a data set: for each job, which of them keep it out. */
export type Sifted = {
  readonly columns: Columns;
  readonly refusals: Uint8Array;
  /** How many jobs there are of each sum of bits: 0 are those that pass. */
  readonly tally: Uint32Array;
  /** The jobs the words name by number or id: they come first. */
  readonly exact: readonly number[];
  readonly near: NearAnswer | null;
  /** How far each job is from the place; null without one. */
  readonly miles: Miles | null;
};

function refuseWhere(refusals: Uint8Array, bit: number, isOut: (job: number) => boolean): void {
  for (let job = 0; job < refusals.length; job += 1) {
    if (isOut(job)) refusals[job] = (refusals[job] ?? 0) | bit;
  }
}

/** Holds every job against a query. A place nobody knows keeps nothing out: the page says so. */
export function sift(index: JobIndex, query: JobQuery): Sifted {
  const { jobs, facets, pays } = index;
  const { filters, q, minPay, radius } = query;
  const column = (facet: FacetName) => toColumn(facets[facet], filters[facet]);
  const columns: Columns = {
    title: column('title'),
    specialty: column('specialty'),
    state: column('state'),
    shift: column('shift'),
    jobType: column('jobType'),
  };
  const refusals = new Uint8Array(jobs.length);
  for (const facet of FACET_NAMES) refuse(columns[facet], refusals, BITS[facet]);

  const found = q ? findWords(index.words, jobs, q) : null;
  if (found) refuseWhere(refusals, BITS.q, (job) => found.passes[job] === 0);
  if (minPay !== null) refuseWhere(refusals, BITS.minPay, (job) => (pays[job] ?? 0) < minPay);
  const near = query.near ? findPlace(index.places, query.near) : null;
  const miles = near?.place ? measure(jobs, near.place.position) : null;
  if (miles && radius !== null) {
    refuseWhere(refusals, BITS.near, (job) => (milesOf(miles, job) ?? Infinity) > radius);
  }

  const tally = new Uint32Array(ALL_BITS + 1);
  for (const bits of refusals) tally[bits] = (tally[bits] ?? 0) + 1;
  return { columns, refusals, tally, exact: found?.exact ?? [], near, miles };
}

/** How many jobs fit, among those that no other filter keeps out. */
export function countBeside(
  { refusals }: Sifted,
  bit: number,
  fits: (job: number) => boolean,
): number {
  let total = 0;
  for (let job = 0; job < refusals.length; job += 1) {
    if (((refusals[job] ?? 0) & ~bit) === 0 && fits(job)) total += 1;
  }
  return total;
}

import { reject, toColumn } from './facet-column';
import type { FacetColumn } from './facet-column';
import type { JobIndex } from './job-index';
import { TYPED_FILTER_NAMES } from '@/lib/domain/query/job-query';
import { FACET_NAMES, ofFacets, type FacetName } from '@/lib/domain/query/facets';
import type { JobQuery, TypedFilterName } from '@/lib/domain/query/job-query';
import { measure, milesOf, type Miles } from '@/lib/domain/place/miles';
import { findPlace, type NearAnswer } from '@/lib/domain/place/near';
import type { LeftWords } from './search-result';
import { nearName } from './near-name';
import { readTerms } from './search-terms';
import { findWords, withoutQuoting, type WordMatch } from './word-index';

export type Columns = Readonly<Record<FacetName, FacetColumn>>;

/** All filters, in the order in which dropping one is suggested. */
export const FILTER_NAMES = [...FACET_NAMES, ...TYPED_FILTER_NAMES];
/** Each filter's bit in a job's reject mask. */
export const FILTER_BITS = Object.fromEntries(
  FILTER_NAMES.map((name, at) => [name, 1 << at]),
) as Readonly<Record<FacetName | TypedFilterName, number>>;
export const ALL_BITS = (1 << FILTER_NAMES.length) - 1;

/** The parts of an index that filters use. */
export type FilteredIndex = Pick<JobIndex, 'jobs' | 'facets' | 'pays' | 'words' | 'places'>;

/** The result of filtering a data set: for each job, which filters keep it out. */
export type FilteredJobs = {
  readonly columns: Columns;
  readonly rejectMasks: Uint16Array;
  /** How many jobs have each reject mask: 0 are those that pass. */
  readonly histogram: Uint32Array;
  /** The jobs the words name by number or id: they are listed first. */
  readonly exact: readonly number[];
  /** What was left out of the words; null if nothing was. */
  readonly leftOut: LeftWords | null;
  readonly near: NearAnswer | null;
  /** How far each job is from the place; null without one. */
  readonly miles: Miles | null;
};

function rejectWhere(rejectMasks: Uint16Array, bit: number, isOut: (job: number) => boolean): void {
  for (let job = 0; job < rejectMasks.length; job += 1) {
    if (isOut(job)) rejectMasks[job] = (rejectMasks[job] ?? 0) | bit;
  }
}

/**
 * Checks every job against a query. An unknown place keeps nothing out: the page says so.
 * @param mayLeaveOut if no job has all words, those that have the most of them pass: for pages that say so
 */
export function filterJobs(
  index: FilteredIndex,
  query: JobQuery,
  mayLeaveOut = false,
): FilteredJobs {
  const { jobs, facets, pays } = index;
  const { filters, q, minPay, radius } = query;
  const columns: Columns = ofFacets((facet) => toColumn(facets[facet], filters[facet]));
  const rejectMasks = new Uint16Array(jobs.length);
  for (const facet of FACET_NAMES) reject(columns[facet], rejectMasks, FILTER_BITS[facet]);

  const found = q ? findWords(index.words, jobs, q, mayLeaveOut) : null;
  if (found) rejectWhere(rejectMasks, FILTER_BITS.q, (job) => found.passes[job] === 0);
  if (minPay !== null)
    rejectWhere(rejectMasks, FILTER_BITS.minPay, (job) => (pays[job] ?? 0) < minPay);
  const near = query.near ? findPlace(index.places, query.near) : null;
  const miles = near?.place ? measure(jobs, near.place) : null;
  if (miles && radius !== null) {
    rejectWhere(rejectMasks, FILTER_BITS.near, (job) => (milesOf(miles, job) ?? Infinity) > radius);
  }

  const histogram = new Uint32Array(ALL_BITS + 1);
  for (const bits of rejectMasks) histogram[bits] = (histogram[bits] ?? 0) + 1;
  const { exact = [] } = found ?? {};
  const leftOut = found && mayLeaveOut ? leftWords(index, query, found, histogram[0] ?? 0) : null;
  return { columns, rejectMasks, histogram, exact, leftOut, near, miles };
}

/** What was left out of the words, and what may be meant by one of them. */
function leftWords(
  index: FilteredIndex,
  query: JobQuery,
  { leftOut }: WordMatch,
  total: number,
): LeftWords | null {
  const { q } = query;
  const words = total > 0 ? leftOut : [];
  if (total > 0 && words.length === 0) return null;
  const terms = readTerms(withoutQuoting(q)).map(({ typed }) => typed);
  const [near] = terms.flatMap((typed) => {
    const name = total === 0 || words.includes(typed) ? nearName(typed) : undefined;
    return name
      ? { typed, name, q: terms.map((one) => (one === typed ? name : one)).join(' ') }
      : [];
  });
  const found = near ? (filterJobs(index, { ...query, q: near.q }).histogram[0] ?? 0) : 0;
  const instead = near && found > 0 ? { ...near, total: found } : null;
  return words.length > 0 || instead ? { text: q, words, instead } : null;
}

/** How many jobs fit, among those that no other filter keeps out. */
export function countBeside(
  { rejectMasks }: FilteredJobs,
  bit: number,
  fits: (job: number) => boolean,
): number {
  let total = 0;
  for (let job = 0; job < rejectMasks.length; job += 1) {
    if (((rejectMasks[job] ?? 0) & ~bit) === 0 && fits(job)) total += 1;
  }
  return total;
}

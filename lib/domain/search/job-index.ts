import { indexFacet } from './facet-index';
import type { FacetEntry, FacetIndex, FacetRules } from './facet-index';
import type { JobSummary } from '@/lib/domain/job/job';
import { CODES, FACET_NAMES, FACETS, valueName, type FacetName } from '@/lib/domain/query/facets';
import { indexPays, minimumsOf } from '@/lib/domain/pay/min-pay';
import type { KnownPlace } from '@/lib/domain/place/near';
import { indexPlaces } from './place-index';
import { compareText, orderByPay, sortRecent } from './sort-jobs';
import { remembered } from '@/lib/domain/basics/remembered';
import { later, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { indexWords, type WordIndex } from './word-index';

/** A data set prepared for searching: built once, then every change of a filter is integer work. */
export type JobIndex = {
  /** In the order 'Recent', which is also that of the columns. */
  readonly jobs: readonly JobSummary[];
  readonly facets: Readonly<Record<FacetName, FacetIndex>>;
  /** Positions in `jobs` in the order 'Highest Pay'. */
  readonly byPay: Uint32Array;
  /** The most each job pays a week, in US dollars; 0 if not known. */
  readonly pays: Uint32Array;
  /** The minimums that can be chosen. */
  readonly minimums: readonly number[];
  readonly words: WordIndex;
  /** The towns of the feed. */
  readonly places: readonly KnownPlace[];
};

const byCount = (a: FacetEntry, b: FacetEntry) =>
  b.count - a.count || compareText(a.label.toLowerCase(), b.label.toLowerCase());

/** A category's values of a job. Jobs with the same value share one list, which the index then reads once. */
function readerOf(name: FacetName): (job: JobSummary) => readonly string[] {
  const { field } = FACETS[name];
  const inList = remembered((value): readonly string[] => [value]);
  return ({ [field]: value }) => (typeof value === 'string' ? inList(value) : (value ?? NONE));
}
const NONE: readonly string[] = [];

/** Codes are listed by their names, everything else by how many jobs have it. */
function rulesOf(name: FacetName): FacetRules {
  const { match, offersAll = false } = FACETS[name];
  const codes = CODES[name];
  const byName = (a: FacetEntry, b: FacetEntry) =>
    compareText(valueName(name, a.label), valueName(name, b.label));
  return {
    stages: match,
    offersAll,
    ...(codes ? { compare: byName, canonical: codes.of } : { compare: byCount }),
  };
}

/** A list ready for filters, and the remaining work for its other order, its words and its places, which can wait. */
export type FilterIndex = { readonly index: JobIndex; readonly rest: SlicedWork<void> };

/** Prepares a list of jobs for filters, in slices: labels of every category as integers, options in their order. */
export function* filterIndexSteps(listed: readonly JobSummary[]): SlicedWork<FilterIndex> {
  const jobs = yield* sortRecent(listed);
  const pays = yield* indexPays(jobs);
  const facets: Partial<Record<FacetName, FacetIndex>> = {};
  for (const name of FACET_NAMES)
    facets[name] = yield* indexFacet(jobs, readerOf(name), rulesOf(name));
  const byPay = later(() => orderByPay(jobs));
  const words = later(() => indexWords(jobs, pays));
  const places = later(() => indexPlaces(jobs));
  function* rest(): SlicedWork<void> {
    for (const work of [byPay, words, places]) yield* work.steps();
  }
  const index = {
    jobs,
    facets: facets as JobIndex['facets'],
    pays,
    minimums: minimumsOf(pays),
    get byPay() {
      return byPay.get();
    },
    get words() {
      return words.get();
    },
    get places() {
      return places.get();
    },
  };
  return { index, rest: rest() };
}

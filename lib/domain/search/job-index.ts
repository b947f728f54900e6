import { indexFacet } from './facet-index';
import type { FacetEntry, FacetIndex, FacetRules } from './facet-index';
import type { JobSummary } from '@/lib/domain/job/job';
import { FACET_NAMES, ofFacets, type FacetName } from '@/lib/domain/query/job-query';
import { FACET_STAGES } from '@/lib/domain/query/facet-stages';
import { indexPays, minimumsOf } from '@/lib/domain/pay/min-pay';
import type { KnownPlace } from '@/lib/domain/place/near';
import { indexPlaces } from './place-index';
import { compareText, orderByPay, sortRecent } from './sort-jobs';
import { stateName, toStateCode } from '@/lib/domain/place/states';
import { remembered } from '@/lib/domain/basics/remembered';
import { atOnce, later, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { indexWords, type WordIndex } from '@/lib/domain/words/word-index';

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
const byStateName = (a: FacetEntry, b: FacetEntry) =>
  compareText(stateName(a.label), stateName(b.label));

/** A list ready for filters, and the remaining work for its other order, its words and its places, which can wait. */
export type FilterIndex = { readonly index: JobIndex; readonly rest: SlicedWork<void> };

const NONE: readonly string[] = [];

const RULES = ofFacets((name): FacetRules => ({
  stages: FACET_STAGES[name],
  ...(name === 'state'
    ? { compare: byStateName, canonical: toStateCode }
    : { compare: byCount, offersAll: name === 'says' }),
}));

/** Prepares a list of jobs for filters, in slices: labels of every category as integers, options in their order. */
export function* filterIndexSteps(listed: readonly JobSummary[]): SlicedWork<FilterIndex> {
  const jobs = yield* sortRecent(listed);
  const pays = yield* indexPays(jobs);
  const inList = remembered((state): readonly string[] => [state]);
  const values: Record<FacetName, (job: JobSummary) => readonly string[]> = {
    title: ({ titles }) => titles,
    specialty: ({ specialties }) => specialties,
    state: ({ state }) => (state ? inList(state) : NONE),
    shift: ({ shifts }) => shifts,
    jobType: ({ orderTypes }) => orderTypes,
    says: ({ says = NONE }) => says,
  };
  const facets: Partial<Record<FacetName, FacetIndex>> = {};
  for (const name of FACET_NAMES) facets[name] = yield* indexFacet(jobs, values[name], RULES[name]);
  const byPay = later(() => orderByPay(jobs));
  const words = later(() => indexWords(jobs));
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

/** Prepares the whole index of a list of jobs, in slices. */
function* indexSteps(listed: readonly JobSummary[]): SlicedWork<JobIndex> {
  const { index, rest } = yield* filterIndexSteps(listed);
  yield* rest;
  return index;
}

/** The same at once, for short lists. */
export function indexJobs(jobs: readonly JobSummary[]): JobIndex {
  return atOnce(indexSteps(jobs));
}

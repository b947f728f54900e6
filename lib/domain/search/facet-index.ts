import { groupLabels } from './facet-labels';
import { findMatches, stagesOf } from '@/lib/domain/query/match';
import type { MatchStages, Resolution } from '@/lib/domain/query/match';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';

export type FacetEntry = { readonly label: string; readonly count: number };

/**
 * One category of a data set as columns of integers in the order of its jobs, so that searching runs through memory from front to back
 * and never compares texts. Ids below `optionCount` are the options (the first value of some job, or any with `offersAll`); those above
 * only ever match.
 */
export type FacetIndex = {
  readonly labels: readonly string[];
  readonly optionCount: number;
  /** Options in the order the filter shows them. */
  readonly optionOrder: readonly number[];
  /** How many jobs have each label. */
  readonly totals: Uint32Array;
  /** The ids of job `n` are in `ids` from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Uint32Array;
  readonly ids: Uint32Array;
  /** The labels that have a comma, folded. */
  readonly withComma: ReadonlySet<string>;
  /** The ids a term of the query means. */
  readonly resolve: (term: string) => Resolution;
};

export type FacetRules = {
  readonly stages: MatchStages;
  readonly compare: (a: FacetEntry, b: FacetEntry) => number;
  /** Turns a term or label into the form the labels have (a state's name into its code). */
  readonly canonical?: (text: string) => string;
  /** Every value of a job is an option, not only its first. */
  readonly offersAll?: boolean;
};

/** Builds the index of one category from the values of each job. */
export function* indexFacet<Job>(
  jobs: readonly Job[],
  valuesOf: (job: Job) => readonly string[],
  { stages, compare, canonical = (text) => text, offersAll = false }: FacetRules,
): SlicedWork<FacetIndex> {
  const { labels, matchables, intern } = groupLabels(canonical);
  /** Jobs of a long list share their arrays of values: each array is read once. */
  const known = new Map<readonly string[], readonly number[]>();
  let size = 0;
  for (let at = 0; at < jobs.length; at += 1) {
    const values = valuesOf(jobs[at] as Job);
    size += values.length;
    if (!known.has(values)) {
      known.set(values, []);
      values.find((value) => intern(value) >= 0 && !offersAll);
    }
    if (at % JOBS_PER_SLICE === 0) yield;
  }
  const optionCount = labels.length;

  const starts = new Uint32Array(jobs.length + 1);
  const ids = new Uint32Array(size);
  let end = 0;
  known.clear();
  for (let at = 0; at < jobs.length; at += 1) {
    const values = valuesOf(jobs[at] as Job);
    let own = known.get(values);
    if (!own) {
      own = [...new Set(values.map(intern))].filter((id) => id >= 0);
      known.set(values, own);
    }
    for (const id of own) ids[end++] = id;
    starts[at + 1] = end;
    if (at % JOBS_PER_SLICE === 0) yield;
  }

  const totals = new Uint32Array(labels.length);
  for (const id of ids.subarray(0, end)) totals[id] = (totals[id] ?? 0) + 1;
  const options = Array.from({ length: optionCount }, (_, id) => ({
    id,
    label: labels[id] ?? '',
    count: totals[id] ?? 0,
  }));
  return {
    labels,
    optionCount,
    optionOrder: options.sort(compare).map(({ id }) => id),
    totals,
    starts,
    ids: ids.slice(0, end),
    withComma: new Set(matchables.flatMap(({ key }) => (key.includes(',') ? key : []))),
    resolve: (term) => findMatches(canonical(term), matchables, stagesOf(stages)),
  };
}

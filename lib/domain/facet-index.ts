import { findMatches, stagesOf, toMatchable } from './match';
import type { Matchable, MatchStages, Resolution } from './match';
import { fold, tidy } from './words';

export type FacetEntry = { readonly label: string; readonly count: number };

/**
 * One category of a data set, with every label as a small integer: searching compares integers, never texts.
 * Ids below `optionCount` are the options (the first value of some job); those above only ever match.
 */
export type FacetIndex = {
  readonly labels: readonly string[];
  readonly optionCount: number;
  /** Options in the order the filter shows them. */
  readonly optionOrder: readonly number[];
  /** The ids of job `n` stand in `ids` from `starts[n]` up to `starts[n + 1]`. */
  readonly starts: Uint32Array;
  readonly ids: Uint32Array;
  /** The ids a term of the query means. */
  readonly resolve: (term: string) => Resolution;
};

export type FacetRules = {
  readonly valuesOf: (job: number) => readonly string[];
  readonly stages: MatchStages;
  readonly compare: (a: FacetEntry, b: FacetEntry) => number;
  /** Turns a term or label into the form the labels have (a state's name into its code). */
  readonly canonical?: (text: string) => string;
};

type Labels = {
  readonly labels: readonly string[];
  readonly matchables: readonly Matchable[];
  readonly intern: (label: string) => number;
};

/** Groups labels without regard to letter case; the first spelling wins. */
function groupLabels(canonical: (text: string) => string): Labels {
  const labels: string[] = [];
  const matchables: Matchable[] = [];
  const byKey = new Map<string, number>();
  /** Spares the folding of a text seen before. */
  const byText = new Map<string, number>();
  const intern = (text: string) => {
    const known = byText.get(text) ?? byKey.get(fold(canonical(text)));
    const id = known ?? labels.length;
    byText.set(text, id);
    if (known !== undefined) return id;
    const label = tidy(canonical(text));
    labels.push(label);
    matchables.push(toMatchable(label));
    byKey.set(fold(label), id);
    return id;
  };
  return { labels, matchables, intern };
}

/** Builds the index of one category over `size` jobs. */
export function indexFacet(size: number, rules: FacetRules): FacetIndex {
  const { valuesOf, stages, compare, canonical = (text) => text } = rules;
  const { labels, matchables, intern } = groupLabels(canonical);
  const values = Array.from({ length: size }, (_, job) =>
    valuesOf(job).filter((value) => value.trim() !== ''),
  );
  for (const [first] of values) if (first !== undefined) intern(first);
  const optionCount = labels.length;

  const idsOfJobs = values.map((ofJob) => [...new Set(ofJob.map(intern))]);
  const starts = new Uint32Array(size + 1);
  const counts = new Uint32Array(labels.length);
  idsOfJobs.forEach((ids, job) => {
    starts[job + 1] = (starts[job] ?? 0) + ids.length;
    for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  });
  const options = Array.from({ length: optionCount }, (_, id) => ({
    id,
    label: labels[id] ?? '',
    count: counts[id] ?? 0,
  }));
  return {
    labels,
    optionCount,
    optionOrder: options.sort(compare).map(({ id }) => id),
    starts,
    ids: Uint32Array.from(idsOfJobs.flat()),
    resolve: (term) => findMatches(canonical(term), matchables, stagesOf(stages)),
  };
}

import type { JobSummary } from '@/lib/domain/job/job';
import type { TypedFilterName, PageSize, Radius } from '@/lib/domain/query/job-query';
import type { FacetName } from '@/lib/domain/query/facets';
import type { MatchStage } from '@/lib/domain/query/match';
import type { NearAnswer } from '@/lib/domain/place/near';

/** One choice of a category: a label some job has, or a term of the query. */
export type FacetOption = {
  /** What a query holds when this option is chosen: the label, or a state's code. */
  readonly value: string;
  readonly label: string;
  /** How many jobs this option alone would give within all other filters. */
  readonly count: number;
  readonly selected: boolean;
};

/** How many options a response leaves out, and how many of them are chosen. */
export type LeftOut = { readonly options: number; readonly selected: number };

/** One per term of the query: a broad term such as 'RN' is one tag. */
export type FacetTag = {
  readonly facet: FacetName;
  readonly value: string;
  readonly label: string;
  /** How the term was understood among all labels, second titles too; null: it matches nothing. */
  readonly stage: MatchStage | null;
};

/** A tag of the words, the minimum or the place of the query. */
export type TypedFilterTag = Pick<FacetTag, 'value' | 'label'> & {
  readonly facet: TypedFilterName;
};

export type FilterTag = FacetTag | TypedFilterTag;

/** A filter that is in the way when nothing matches, by the labels of its tags. */
export type Dropped = {
  readonly facet: FacetName | TypedFilterName;
  readonly labels: readonly string[];
};

/** One filter to drop, or two if no single one helps, with the number of jobs there would be without them. */
export type DropSuggestion = { readonly dropped: readonly Dropped[]; readonly total: number };

/** Words of a search that no job has together with its other words. */
export type LeftWords = {
  /** The whole search. */
  readonly text: string;
  /** Those that were left out, as typed; empty if no job is shown. */
  readonly words: readonly string[];
  /** For one that has a near name: the search with that name, and how many jobs it finds. */
  readonly instead: {
    readonly typed: string;
    readonly name: string;
    readonly q: string;
    readonly total: number;
  } | null;
};

/** What the list shows for a query: one page of jobs, and what can be chosen next. */
export type JobSearchResult = {
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly per: PageSize;
  /** 'Showing first-last of total'; both 0 when there is nothing. */
  readonly first: number;
  readonly last: number;
  readonly jobs: readonly JobSummary[];
  readonly facets: Readonly<Record<FacetName, readonly FacetOption[]>>;
  /** By category, if a response of the server leaves options out; the search itself leaves none out. */
  readonly left?: Readonly<Partial<Record<FacetName, LeftOut>>> | undefined;
  readonly tags: readonly FilterTag[];
  readonly compactStates: 'all' | 'some' | 'none';
  /** Filled only when nothing matches. */
  readonly suggestions: readonly DropSuggestion[];
  /** Filled only when nothing matches: the next radius that finds jobs. */
  readonly wider: { readonly radius: Radius; readonly total: number } | null;
  /** What was left out of the words because no job has all of them: the jobs have the rest. Null if nothing was. */
  readonly leftOut: LeftWords | null;
  /** What the typed place means; null if none was typed. */
  readonly near: NearAnswer | null;
  /** For each of the jobs shown, how far it is from there, in miles; empty without a place. */
  readonly miles: readonly (number | null)[];
  readonly unknown: UnknownFigures;
  /** The weekly minimums that can be chosen, each with its number of jobs within the other filters. */
  readonly minimums: readonly (readonly [dollars: number, total: number])[];
};

/** Jobs that pass everything else, but do not state what a minimum or a radius needs: they are not hidden silently. */
export type UnknownFigures = {
  /** Left out because they name no weekly pay. */
  readonly pay: number;
  /** Left out of a radius, or last in the order, because they name no place that can be measured. */
  readonly place: number;
};

import type { JobSummary } from './job';
import type { FacetName, PageSize } from './job-query';
import type { MatchStage } from './match';

/** One choice of a category: a label some job has, or a term of the query. */
export type FacetOption = {
  /** What a query holds when this option is chosen: the label, or a state's code. */
  readonly value: string;
  readonly label: string;
  /** Jobs this option alone would give within the other categories' filters. */
  readonly count: number;
  readonly selected: boolean;
};

/** One per term of the query: a broad term such as 'RN' is one tag. */
export type FilterTag = {
  readonly facet: FacetName;
  readonly value: string;
  readonly label: string;
  /** How the term was understood among all labels, second titles too; null: it matches nothing. */
  readonly stage: MatchStage | null;
};

/** A category that stands in the way when nothing matches, with the number of jobs there would be without its tags. */
export type DropSuggestion = {
  readonly facet: FacetName;
  readonly labels: readonly string[];
  readonly total: number;
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
  readonly tags: readonly FilterTag[];
  readonly compactStates: 'all' | 'some' | 'none';
  /** Filled only when nothing matches. */
  readonly suggestions: readonly DropSuggestion[];
};

import { accepts, countJob, toColumn } from './facet-column';
import type { FacetColumn } from './facet-column';
import { indexFacet } from './facet-index';
import type { FacetEntry, FacetIndex } from './facet-index';
import type { JobSummary } from './job';
import { FACET_NAMES, withTerm, withTerms } from './job-query';
import type { FacetName, JobQuery, JobSort, PageSize } from './job-query';
import { findMatches, stagesOf, toMatchable } from './match';
import type { Matchable, MatchStage, MatchStages } from './match';
import { clampPage, pageCount } from './paginate';
import { compareText, orderJobs } from './sort-jobs';
import { COMPACT_STATES, stateName, toStateCode } from './states';

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

/** A data set made ready for searching: built once, then every change of a filter is integer work. */
export type JobIndex = {
  readonly jobs: readonly JobSummary[];
  readonly facets: Readonly<Record<FacetName, FacetIndex>>;
  /** Positions in `jobs`, sorted. */
  readonly orders: Readonly<Record<JobSort, readonly number[]>>;
};

/** Titles and specialties may be named in part; a state or a shift is meant exactly (specification, section 2). */
const FACET_STAGES: Readonly<Record<FacetName, MatchStages>> = {
  title: 'partial',
  specialty: 'partial',
  state: 'exact',
  shift: 'exact',
};

const byCount = (a: FacetEntry, b: FacetEntry) =>
  b.count - a.count || compareText(a.label.toLowerCase(), b.label.toLowerCase());
const byStateName = (a: FacetEntry, b: FacetEntry) =>
  compareText(stateName(a.label), stateName(b.label));

/** Prepares a list of jobs: labels of every category as integers, options in their order, both sort orders. */
export function indexJobs(jobs: readonly JobSummary[]): JobIndex {
  const facet = (
    valuesOf: (job: JobSummary) => readonly string[],
    rules: Omit<Parameters<typeof indexFacet>[1], 'valuesOf'>,
  ) =>
    indexFacet(jobs.length, {
      ...rules,
      valuesOf: (position) => {
        const job = jobs[position];
        return job ? valuesOf(job) : [];
      },
    });
  return {
    jobs,
    facets: {
      title: facet((job) => job.titles, { stages: FACET_STAGES.title, compare: byCount }),
      specialty: facet((job) => job.specialties, {
        stages: FACET_STAGES.specialty,
        compare: byCount,
      }),
      state: facet((job) => (job.state ? [job.state] : []), {
        stages: FACET_STAGES.state,
        compare: byStateName,
        canonical: toStateCode,
      }),
      shift: facet((job) => job.shifts, { stages: FACET_STAGES.shift, compare: byCount }),
    },
    orders: orderJobs(jobs),
  };
}

type Columns = Readonly<Record<FacetName, FacetColumn>>;

/** Each category's figures count the jobs that every other category accepts. */
function sift(index: JobIndex, query: JobQuery, columns: Columns) {
  const matches: number[] = [];
  /** Jobs that this category alone keeps out. */
  const keptOutBy: Record<FacetName, number> = { title: 0, specialty: 0, state: 0, shift: 0 };
  for (const job of index.orders[query.sort ?? 'recent']) {
    let refusals = 0;
    let refusing: FacetName = 'title';
    for (const facet of FACET_NAMES) {
      if (accepts(columns[facet], job)) continue;
      refusals += 1;
      refusing = facet;
    }
    if (refusals === 0) {
      matches.push(job);
      for (const facet of FACET_NAMES) countJob(columns[facet], job);
    } else if (refusals === 1) {
      keptOutBy[refusing] += 1;
      countJob(columns[refusing], job);
    }
  }
  return { matches, keptOutBy };
}

function toOptions(name: FacetName, { facet, wanted, counts }: FacetColumn): FacetOption[] {
  return facet.optionOrder.map((id) => {
    const value = facet.labels[id] ?? '';
    const label = name === 'state' ? stateName(value) : value;
    return { value, label, count: counts[id] ?? 0, selected: wanted?.[id] === 1 };
  });
}

function toTag(
  facet: FacetName,
  value: string,
  stage: MatchStage | null,
  found: string | undefined,
): FilterTag {
  const named = stage === 'exact' ? (found ?? value) : value;
  return { facet, value, label: facet === 'state' ? stateName(named) : named, stage };
}

function toTags(columns: Columns, query: JobQuery): FilterTag[] {
  return FACET_NAMES.flatMap((name) => {
    const { facet, resolutions } = columns[name];
    return query.filters[name].map((value, at) => {
      const { stage = null, positions = [] } = resolutions[at] ?? {};
      return toTag(name, value, stage, facet.labels[positions[0] ?? -1]);
    });
  });
}

/** Positions of the options a tag covers: those that match at the stage at which the term was understood. */
function coveredBy(tag: FilterTag, options: readonly Matchable[]): readonly number[] {
  const term = tag.facet === 'state' ? toStateCode(tag.value) : tag.value;
  return tag.stage ? findMatches(term, options, [tag.stage]).positions : [];
}

function compactStates(query: JobQuery): JobSearchResult['compactStates'] {
  const chosen = new Set(query.filters.state.map(toStateCode));
  const members = COMPACT_STATES.filter((code) => chosen.has(code)).length;
  if (members === 0) return 'none';
  return members === COMPACT_STATES.length ? 'all' : 'some';
}

/**
 * One page of the list with everything around it. Filters are OR within a category and AND across categories
 * (specification, section 5).
 */
export function searchJobs(index: JobIndex, query: JobQuery): JobSearchResult {
  const column = (facet: FacetName) => toColumn(index.facets[facet], query.filters[facet]);
  const columns: Columns = {
    title: column('title'),
    specialty: column('specialty'),
    state: column('state'),
    shift: column('shift'),
  };
  const { matches, keptOutBy } = sift(index, query, columns);
  const total = matches.length;
  const pages = pageCount(total, query.per);
  const page = clampPage(query.page, pages);
  const offset = (page - 1) * query.per;
  const shown = matches.slice(offset, offset + query.per);
  const tags = toTags(columns, query);
  return {
    total,
    page,
    pageCount: pages,
    per: query.per,
    first: total === 0 ? 0 : offset + 1,
    last: offset + shown.length,
    jobs: shown.flatMap((position) => index.jobs[position] ?? []),
    facets: {
      title: toOptions('title', columns.title),
      specialty: toOptions('specialty', columns.specialty),
      state: toOptions('state', columns.state),
      shift: toOptions('shift', columns.shift),
    },
    tags,
    compactStates: compactStates(query),
    suggestions: total > 0 ? [] : suggestDrops(tags, keptOutBy),
  };
}

/** A category is dropped as a whole: of several terms, dropping one brings nothing back. */
function suggestDrops(
  tags: readonly FilterTag[],
  keptOutBy: Readonly<Record<FacetName, number>>,
): DropSuggestion[] {
  return FACET_NAMES.flatMap((facet) => {
    const labels = tags.filter((tag) => tag.facet === facet).map(({ label }) => label);
    const total = keptOutBy[facet];
    return total > 0 ? [{ facet, labels, total }] : [];
  });
}

/**
 * Checks or unchecks an option of what is shown for the query. Unchecking one that a broad term covers ('RN') puts the
 * other options it covered in that term's place.
 */
export function toggleOption(
  shown: Pick<JobSearchResult, 'facets' | 'tags'>,
  query: JobQuery,
  facet: FacetName,
  value: string,
): JobQuery {
  const chosen = shown.facets[facet].flatMap((option) => (option.selected ? [option.value] : []));
  const position = chosen.indexOf(value);
  if (position < 0) return withTerm(query, facet, value);
  const matchables = chosen.map(toMatchable);
  const rest = shown.tags.flatMap((tag) => {
    if (tag.facet !== facet) return [];
    const covered = coveredBy(tag, matchables);
    if (!covered.includes(position)) return [tag.value];
    return covered.flatMap((at) => (at === position ? [] : (chosen[at] ?? [])));
  });
  return withTerms(query, facet, rest);
}

/**
 * A result as it travels with the first HTML: of each option only value and count. The tags go along, for only the
 * search knows by which labels, second titles too, a term was understood.
 */
export type PackedResult = Omit<JobSearchResult, 'facets' | 'compactStates'> & {
  readonly facets: Readonly<
    Record<FacetName, readonly (readonly [value: string, count: number])[]>
  >;
};

const mapFacets = <A, B>(
  facets: Readonly<Record<FacetName, A>>,
  turn: (facet: A, name: FacetName) => B,
): Record<FacetName, B> => ({
  title: turn(facets.title, 'title'),
  specialty: turn(facets.specialty, 'specialty'),
  state: turn(facets.state, 'state'),
  shift: turn(facets.shift, 'shift'),
});

export function packResult(result: JobSearchResult): PackedResult {
  const {
    total,
    page,
    pageCount: pages,
    per,
    first,
    last,
    jobs,
    tags,
    suggestions,
    facets,
  } = result;
  return {
    ...{ total, page, pageCount: pages, per, first, last, jobs, tags, suggestions },
    facets: mapFacets(facets, (options) =>
      options.map(({ value, count }) => [value, count] as const),
    ),
  };
}

/**
 * A packed result with what the query chooses among its options: exactly the search's own result for the query it was
 * packed for, and a fair picture of the filters (not of the jobs) for any other while the list is on its way.
 */
export function unpackResult(packed: PackedResult, query: JobQuery): JobSearchResult {
  const tags: FilterTag[] = [];
  const facets = mapFacets(packed.facets, (options, name): FacetOption[] => {
    const matchables = options.map(([value]) => toMatchable(value));
    const ofFacet = query.filters[name].map(
      (term) =>
        packed.tags.find((tag) => tag.facet === name && tag.value === term) ??
        guessTag(name, term, matchables, options),
    );
    tags.push(...ofFacet);
    const chosen = new Set(ofFacet.flatMap((tag) => coveredBy(tag, matchables)));
    return options.map(([value, count], position) => ({
      value,
      label: name === 'state' ? stateName(value) : value,
      count,
      selected: chosen.has(position),
    }));
  });
  return { ...packed, facets, tags, compactStates: compactStates(query) };
}

/** A term the packed query did not have is understood by the options alone until the list is here. */
function guessTag(
  facet: FacetName,
  term: string,
  matchables: readonly Matchable[],
  options: PackedResult['facets'][FacetName],
): FilterTag {
  const meant = facet === 'state' ? toStateCode(term) : term;
  const { stage, positions } = findMatches(meant, matchables, stagesOf(FACET_STAGES[facet]));
  return toTag(facet, term, stage, options[positions[0] ?? -1]?.[0]);
}

/** Checking the 'Compact States' box adds the 39 codes; unchecking removes just those. */
export function setCompactStates(query: JobQuery, on: boolean): JobQuery {
  const others = query.filters.state.filter((code) => !COMPACT_STATES.includes(toStateCode(code)));
  return withTerms(query, 'state', on ? [...query.filters.state, ...COMPACT_STATES] : others);
}

import { compactStates } from './compact-states';
import { accepts, countJob, toColumn } from './facet-column';
import type { FacetColumn } from './facet-column';
import { toTag } from './filter-tag';
import type { JobSummary } from './job';
import type { JobIndex } from './job-index';
import { FACET_NAMES } from './job-query';
import type { FacetName, JobQuery } from './job-query';
import { clampPage, pageCount } from './paginate';
import type { DropSuggestion, FacetOption, FilterTag, JobSearchResult } from './search-result';
import { stateName } from './states';

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

function toTags(columns: Columns, query: JobQuery): FilterTag[] {
  return FACET_NAMES.flatMap((name) => {
    const { facet, resolutions } = columns[name];
    return query.filters[name].map((value, at) => {
      const { stage = null, positions = [] } = resolutions[at] ?? {};
      return toTag(name, value, stage, facet.labels[positions[0] ?? -1]);
    });
  });
}

/** All a query finds, and what can be chosen next. */
type FoundJobs = Pick<JobSearchResult, 'facets' | 'tags'> & {
  /** Every job that passes, in the query's order. */
  readonly jobs: readonly JobSummary[];
  /** Jobs that one category alone keeps out. */
  readonly keptOutBy: Readonly<Record<FacetName, number>>;
};

/**
 * Every job a query finds, not cut into pages. Filters are OR within a category and AND across categories
 * (specification, section 5).
 */
export function findJobs(index: JobIndex, query: JobQuery): FoundJobs {
  const column = (facet: FacetName) => toColumn(index.facets[facet], query.filters[facet]);
  const columns: Columns = {
    title: column('title'),
    specialty: column('specialty'),
    state: column('state'),
    shift: column('shift'),
  };
  const { matches, keptOutBy } = sift(index, query, columns);
  return {
    jobs: matches.flatMap((position) => index.jobs[position] ?? []),
    facets: {
      title: toOptions('title', columns.title),
      specialty: toOptions('specialty', columns.specialty),
      state: toOptions('state', columns.state),
      shift: toOptions('shift', columns.shift),
    },
    tags: toTags(columns, query),
    keptOutBy,
  };
}

/** One page of the list with everything around it (specification, section 4). */
export function searchJobs(index: JobIndex, query: JobQuery): JobSearchResult {
  const { jobs, facets, tags, keptOutBy } = findJobs(index, query);
  const total = jobs.length;
  const pages = pageCount(total, query.per);
  const page = clampPage(query.page, pages);
  const offset = (page - 1) * query.per;
  const shown = jobs.slice(offset, offset + query.per);
  return {
    total,
    page,
    pageCount: pages,
    per: query.per,
    first: total === 0 ? 0 : offset + 1,
    last: offset + shown.length,
    jobs: shown,
    facets,
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

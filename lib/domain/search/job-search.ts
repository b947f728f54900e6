import { aroundTypedFilters } from './around-typed-filters';
import { compactStates } from './compact-states';
import { countLabels } from './facet-column';
import { typedFilterTags, toTag } from './filter-tag';
import type { JobSummary } from '@/lib/domain/job/job';
import type { JobIndex } from './job-index';
import { chosenSort } from '@/lib/domain/query/job-query';
import { FACET_NAMES, ofFacets, valueName, type FacetName } from '@/lib/domain/query/facets';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { milesOf, orderByMiles } from '@/lib/domain/place/miles';
import { clampPage, pageCount } from './paginate';
import type {
  Dropped,
  DropSuggestion,
  FacetOption,
  FilterTag,
  JobSearchResult,
} from './search-result';
import { ALL_BITS, FILTER_BITS, FILTER_NAMES, filterJobs, type FilteredJobs } from './filter-jobs';

/** Positions of the jobs in the query's order; null if that is the order of the list. */
export function orderFor(
  index: JobIndex,
  { miles }: FilteredJobs,
  query: JobQuery,
): Uint32Array | null {
  const order = chosenSort(query);
  if (order === 'highestPay') return index.byPay;
  return order === 'distance' && miles ? orderByMiles(miles) : null;
}

/** Positions of the jobs that pass, in the query's order: the slice from `from` to `to`. */
function pick(
  index: JobIndex,
  filtered: FilteredJobs,
  query: JobQuery,
  [from, to]: readonly [from: number, to: number],
): number[] {
  const { rejectMasks, histogram, exact } = filtered;
  const order = orderFor(index, filtered, query);
  const picked = exact.filter((job) => rejectMasks[job] === 0);
  const first = new Set(picked);
  const wanted = Math.min(to, histogram[0] ?? 0);
  for (let at = 0; picked.length < wanted && at < rejectMasks.length; at += 1) {
    const job = order ? (order[at] ?? 0) : at;
    if (rejectMasks[job] === 0 && !first.has(job)) picked.push(job);
  }
  return picked.slice(from, to);
}

/** Each category's figures count the jobs that every other filter accepts; options without jobs are listed last. */
function toOptions(
  name: FacetName,
  { columns, rejectMasks, histogram }: FilteredJobs,
): FacetOption[] {
  const { [name]: column } = columns;
  const { facet, wanted } = column;
  const others = ALL_BITS & ~FILTER_BITS[name];
  const isAlone = histogram.every((jobs, bits) => jobs === 0 || (bits & others) === 0);
  const counts = isAlone ? facet.totals : countLabels(column, rejectMasks, others);
  const options = facet.optionOrder.map((id): FacetOption => {
    const value = facet.labels[id] ?? '';
    return {
      value,
      label: valueName(name, value),
      count: counts[id] ?? 0,
      selected: wanted?.[id] === 1,
    };
  });
  return options.sort((a, b) => Number(a.count === 0) - Number(b.count === 0));
}

function toTags(
  { columns, near }: Pick<FilteredJobs, 'columns' | 'near'>,
  query: JobQuery,
): FilterTag[] {
  const terms = FACET_NAMES.flatMap((name) => {
    const { facet, resolutions } = columns[name];
    return query.filters[name].map((value, at) => {
      const { stage = null, positions = [] } = resolutions[at] ?? {};
      return toTag(name, value, stage, facet.labels[positions[0] ?? -1]);
    });
  });
  return [...terms, ...typedFilterTags(query, near)];
}

type Around = Pick<
  JobSearchResult,
  'facets' | 'tags' | 'leftOut' | 'near' | 'wider' | 'unknown' | 'minimums'
>;

/** What surrounds the jobs: options with their counts, and tags. */
function describe(index: JobIndex, filtered: FilteredJobs, query: JobQuery): Around {
  return {
    ...aroundTypedFilters(index, filtered, query),
    facets: ofFacets((name) => toOptions(name, filtered)),
    tags: toTags(filtered, query),
  };
}

/**
 * Every job a query finds, in its order, not paginated. Filters are OR within a category and AND across categories (specification,
 * section 5).
 */
export function findJobs(
  index: JobIndex,
  query: JobQuery,
): Around & { readonly jobs: readonly JobSummary[] } {
  const filtered = filterJobs(index, query, true);
  const found = pick(index, filtered, query, [0, Infinity]);
  return {
    jobs: found.flatMap((job) => index.jobs[job] ?? []),
    ...describe(index, filtered, query),
  };
}

/** One page of the list with everything around it (specification, section 4). */
export function searchJobs(index: JobIndex, query: JobQuery): JobSearchResult {
  const filtered = filterJobs(index, query, true);
  const around = describe(index, filtered, query);
  const { miles } = filtered;
  const total = filtered.histogram[0] ?? 0;
  const pages = pageCount(total, query.per);
  const page = clampPage(query.page, pages);
  const offset = (page - 1) * query.per;
  const shown = pick(index, filtered, query, [offset, offset + query.per]);
  return {
    total,
    page,
    pageCount: pages,
    per: query.per,
    first: total === 0 ? 0 : offset + 1,
    last: offset + shown.length,
    jobs: shown.flatMap((job) => index.jobs[job] ?? []),
    miles: miles ? shown.map((job) => milesOf(miles, job)) : [],
    ...around,
    compactStates: compactStates(query),
    suggestions: total > 0 ? [] : suggestDrops(around.tags, filtered.histogram),
  };
}

/** The most pairs that are suggested: those that bring back the most jobs. */
const MOST_PAIRS = 3;

/**
 * What to drop if nothing matches: one filter, or two if no single one brings anything back. A category is dropped as a whole: of several
 * terms, dropping one brings nothing back.
 */
function suggestDrops(tags: readonly FilterTag[], histogram: Uint32Array): DropSuggestion[] {
  const chosen = FILTER_NAMES.map((facet): Dropped => ({
    facet,
    labels: tags.filter((tag) => tag.facet === facet).map(({ label }) => label),
  })).filter(({ labels }) => labels.length > 0);
  // Each job is counted under exactly the filters that reject it.
  const withTotal = (dropped: readonly Dropped[]) => ({
    dropped,
    total: histogram[dropped.reduce((bits, { facet }) => bits | FILTER_BITS[facet], 0)] ?? 0,
  });
  const helps = ({ total }: DropSuggestion) => total > 0;
  const single = chosen.map((one) => withTotal([one])).filter(helps);
  if (single.length > 0) return single;
  return chosen
    .flatMap((one, at) => chosen.slice(at + 1).map((other) => withTotal([one, other])))
    .filter(helps)
    .sort((a, b) => b.total - a.total)
    .slice(0, MOST_PAIRS);
}

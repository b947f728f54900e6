import { compactStates } from '@/lib/domain/search/compact-states';
import { coveredBy, typedFilterTags, toTag } from '@/lib/domain/search/filter-tag';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { termCode, FACETS, ofFacets, valueName, type FacetName } from '@/lib/domain/query/facets';
import { findMatches, stagesOf, toMatchable } from '@/lib/domain/query/match';
import type { Matchable } from '@/lib/domain/query/match';
import type {
  FacetOption,
  FacetTag,
  JobSearchResult,
  LeftOut,
} from '@/lib/domain/search/search-result';
import { optionsShown, shownOptions } from './shown-options';

/**
 * A result as sent with the first HTML: only value and count of each option. The tags are included because only the search knows which
 * labels a term matched, second titles too.
 */
export type PackedResult = Omit<JobSearchResult, 'facets' | 'compactStates'> & {
  readonly facets: PackedFacets;
};
type PackedOptions = readonly (readonly [value: string, count: number])[];
/** Another release of the server may know fewer categories. */
export type PackedFacets = Readonly<Partial<Record<FacetName, PackedOptions | undefined>>>;

/** A result in as few characters as the page's data can hold it; with all options if requested. */
export function packResult(result: JobSearchResult, all = false): PackedResult {
  const { total, page, pageCount: pages, per, first, last, jobs, tags, suggestions } = result;
  const { leftOut, near, wider, miles, unknown, minimums, facets } = result;
  return {
    total,
    page,
    pageCount: pages,
    per,
    first,
    last,
    jobs,
    tags,
    suggestions,
    leftOut,
    near,
    wider,
    miles,
    unknown,
    minimums,
    ...packFacets(facets, all),
  };
}

/** Only value and count of each option; of thousands the most frequent and the chosen ones, and how many are left out. */
export function packFacets(
  facets: JobSearchResult['facets'],
  all = false,
): Pick<PackedResult, 'facets' | 'left'> {
  const left: Partial<Record<FacetName, LeftOut>> = {};
  const packed = ofFacets((name) => {
    const options = facets[name];
    const some = shownOptions(options, all ? Infinity : optionsShown(name));
    if (some.left.options > 0) left[name] = some.left;
    return some.shown.map(({ value, count }) => [value, count] as const);
  });
  return Object.keys(left).length > 0 ? { facets: packed, left } : { facets: packed };
}

/**
 * A packed result with the query's choices marked among its options: exactly the search's own result for the query it was packed for, and
 * an approximation of the filters (not of the jobs) for any other while the list loads.
 */
export function unpackResult(packed: PackedResult, query: JobQuery): JobSearchResult {
  const near = packed.near?.text === query.near ? packed.near : null;
  const leftOut = packed.leftOut?.text === query.q ? packed.leftOut : null;
  const facets = unpackFacets(packed, query);
  return { ...packed, ...facets, leftOut, near, compactStates: compactStates(query) };
}

/** Packed options with the query's choices marked, and its tags. */
export function unpackFacets(
  packed: Pick<PackedResult, 'facets' | 'tags' | 'near'>,
  query: JobQuery,
): Pick<JobSearchResult, 'facets' | 'tags'> {
  const tags: FacetTag[] = [];
  const facets = ofFacets((name): FacetOption[] => {
    const { [name]: options = [] } = packed.facets;
    const matchables = options.map(([value]) => toMatchable(value));
    const ofFacet = query.filters[name].map(
      (term) =>
        packed.tags.find((tag): tag is FacetTag => tag.facet === name && tag.value === term) ??
        guessTag(name, term, matchables, options),
    );
    tags.push(...ofFacet);
    const chosen = new Set(ofFacet.flatMap((tag) => coveredBy(tag, matchables)));
    return options.map(([value, count], position) => ({
      value,
      label: valueName(name, value),
      count,
      selected: chosen.has(position),
    }));
  });
  return { facets, tags: [...tags, ...typedFilterTags(query, packed.near)] };
}

/** Until the list has loaded, a term that the packed query did not have is matched against the options alone. */
function guessTag(
  facet: FacetName,
  term: string,
  matchables: readonly Matchable[],
  options: PackedOptions,
): FacetTag {
  const { stage, positions } = findMatches(
    termCode(facet, term),
    matchables,
    stagesOf(FACETS[facet].match),
  );
  return toTag(facet, term, stage, options[positions[0] ?? -1]?.[0]);
}

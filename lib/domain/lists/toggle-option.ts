import { coveredBy, isFacetTag } from '@/lib/domain/search/filter-tag';
import { withTerm, withTerms } from '@/lib/domain/query/job-query';
import type { JobQuery } from '@/lib/domain/query/job-query';
import type { FacetName } from '@/lib/domain/query/facets';
import { toMatchable } from '@/lib/domain/query/match';
import type { JobSearchResult } from '@/lib/domain/search/search-result';

/**
 * Checks or unchecks an option shown for the query. Unchecking one that a broad term covers ('RN') replaces the term with the other
 * options it covered.
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
    if (!isFacetTag(tag) || tag.facet !== facet) return [];
    const covered = coveredBy(tag, matchables);
    if (!covered.includes(position)) return [tag.value];
    return covered.flatMap((at) => (at === position ? [] : (chosen[at] ?? [])));
  });
  return withTerms(query, facet, rest);
}

import { coveredBy, isFacetTag } from '@/lib/domain/search/filter-tag';
import { toMatchable } from '@/lib/domain/query/match';
import type { FacetTag, JobSearchResult } from '@/lib/domain/search/search-result';

/**
 * The tags that no check box represents: a value that matches nothing, only second titles, or more options than are shown. A form of
 * check boxes must carry them along, or sending it would silently widen the list.
 */
export function uncoveredTags({
  tags,
  facets,
  left,
}: Pick<JobSearchResult, 'tags' | 'facets' | 'left'>): readonly FacetTag[] {
  return tags.filter(isFacetTag).filter((tag) => {
    if ((left?.[tag.facet]?.selected ?? 0) > 0 && tag.stage !== 'exact') return true;
    const options = facets[tag.facet].map(({ value }) => toMatchable(value));
    return coveredBy(tag, options).length === 0;
  });
}

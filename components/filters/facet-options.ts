import type { MoreOptions } from '@/lib/client/search/use-all-options';
import { optionsShown, shownOptions } from '@/lib/domain/lists/shown-options';
import type { FacetName } from '@/lib/domain/query/facets';
import type { JobSearchResult } from '@/lib/domain/search/search-result';

/** A facet's options for its multi-select: some of them if there are thousands, and how to load the others. */
export function facetOptions(
  { facets, left }: Pick<JobSearchResult, 'facets' | 'left'>,
  name: FacetName,
  { isLoading, onAll }: MoreOptions,
) {
  const options = facets[name];
  const missing = left?.[name];
  return {
    options,
    shown: missing ? options : shownOptions(options, optionsShown(name)).shown,
    left: missing?.options ?? 0,
    selectedCount: options.filter(({ selected }) => selected).length + (missing?.selected ?? 0),
    isLoadingAll: missing !== undefined && isLoading,
    onAll: missing && onAll,
  };
}

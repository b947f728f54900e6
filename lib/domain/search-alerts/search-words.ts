import { typedFilterTags } from '@/lib/domain/search/filter-tag';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { FACET_NAMES, FACETS, valueInWords } from '@/lib/domain/query/facets';

/** More terms of a category than this are counted, not named. */
const NAMED = 2;

/** A search in few words: 'RN · Texas · Nights', 'ICU · 39 states'; '' if it narrows nothing. */
export function searchInWords(query: JobQuery): string {
  const chosen = FACET_NAMES.flatMap((facet) => {
    const terms = query.filters[facet];
    if (terms.length > NAMED) return `${terms.length} ${FACETS[facet].plural}`;
    return terms.map((term) => valueInWords(facet, term));
  });
  return [...chosen, ...typedFilterTags(query, null).map(({ label }) => label)].join(' · ');
}

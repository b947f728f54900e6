import { mentioned, typedFilterTags } from '@/lib/domain/search/filter-tag';
import { FACET_NAMES, type FacetName, type JobQuery } from '@/lib/domain/query/job-query';
import { stateName } from '@/lib/domain/place/states';

/** What several values of a category are called. */
export const PLURALS: Readonly<Record<FacetName, string>> = {
  title: 'job titles',
  specialty: 'specialties',
  state: 'states',
  shift: 'shifts',
  jobType: 'job types',
  says: 'mentions',
};
/** More terms of a category than this are counted, not named. */
const NAMED = 2;

/** A search in few words: 'RN · Texas · Nights', 'ICU · 39 states'; '' if it narrows nothing. */
export function searchInWords(query: JobQuery): string {
  const chosen = FACET_NAMES.flatMap((facet) => {
    const terms = query.filters[facet];
    if (terms.length > NAMED) return `${terms.length} ${PLURALS[facet]}`;
    if (facet === 'says') return terms.map(mentioned);
    return facet === 'state' ? terms.map(stateName) : terms;
  });
  return [...chosen, ...typedFilterTags(query, null).map(({ label }) => label)].join(' · ');
}

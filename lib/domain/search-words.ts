import { FACET_NAMES, type FacetName, type JobQuery } from './job-query';
import { stateName } from './states';

const PLURALS: Readonly<Record<FacetName, string>> = {
  title: 'job titles',
  specialty: 'specialties',
  state: 'states',
  shift: 'shifts',
};
/** More terms of a kind are counted, not named. */
const NAMED = 2;

/** A search in few words: 'RN · Texas · Nights', 'ICU · 39 states'; '' for one that narrows nothing. */
export function searchInWords({ filters }: Pick<JobQuery, 'filters'>): string {
  return FACET_NAMES.flatMap((facet) => {
    const terms = filters[facet];
    if (terms.length > NAMED) return `${terms.length} ${PLURALS[facet]}`;
    return facet === 'state' ? terms.map(stateName) : terms;
  }).join(' · ');
}

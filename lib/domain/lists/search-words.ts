import { mentioned, typedFilterTags } from '@/lib/domain/search/filter-tag';
import { FACET_NAMES, type FacetName, type JobQuery } from '@/lib/domain/query/job-query';
import type { UnreadName } from '@/lib/domain/query/unread';
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

const UNREAD: Readonly<Record<UnreadName, readonly [part: string, instead: string]>> = {
  q: ['search words beyond the first 100 characters', 'they are left out'],
  minPay: ['minimum pay', 'jobs with any pay are shown'],
  radius: ['distance', 'jobs at any distance are shown'],
  sort: ['order', 'jobs are in the usual order'],
};

/** What of an address was not understood, and what is shown instead: one sentence. */
export function unreadSentence(names: readonly UnreadName[]): string {
  const parts = names.map((name) => UNREAD[name][0]).join(' and the ');
  const instead = names.map((name) => UNREAD[name][1]).join(', and ');
  return `The ${parts} in this address could not be read, so ${instead}.`;
}

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

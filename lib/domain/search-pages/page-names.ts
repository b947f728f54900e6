import { stateName } from '@/lib/domain/place/states';
import type { Subject } from './search-page';

/** States whose names take an article. */
const WITH_ARTICLE = new Set(['DC', 'VI', 'MP']);

/** 'Texas', 'the District of Columbia': as used in a sentence. */
export const stateInText = (state: string): string =>
  WITH_ARTICLE.has(state) ? `the ${stateName(state)}` : stateName(state);

/** ' in Austin, TX', ' in Texas'; '' for a page without a place. */
export function inPlace({ state, city }: Subject): string {
  if (state === null) return '';
  return ` in ${city === null ? stateInText(state) : `${city}, ${state}`}`;
}

/** 'ICU jobs in Texas': its name in links. */
export const searchPageName = (subject: Subject): string =>
  subject.specialty === null
    ? `Jobs${inPlace(subject)}`
    : `${subject.specialty} jobs${inPlace(subject)}`;

/** The name of a page among others, and in breadcrumbs: 'Austin', 'Texas', 'ICU', 'ICU in Texas'. */
export function searchPageShortName({ specialty, state, city }: Subject): string {
  if (city !== null) return city;
  if (state === null) return specialty ?? '';
  return specialty === null ? stateName(state) : `${specialty} in ${stateName(state)}`;
}

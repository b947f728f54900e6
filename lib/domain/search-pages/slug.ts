import { ownValue } from '@/lib/domain/basics/own-value';
import { toPlaceWords } from '@/lib/domain/place/near';
import { STATE_NAMES, toStateCode } from '@/lib/domain/place/states';
import { toPlainWords } from '@/lib/domain/words/words';

/** What an address can carry without being encoded. */
const READABLE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const joined = (words: string): string | null => {
  const slug = words.trim().replaceAll(' ', '-');
  return READABLE.test(slug) ? slug : null;
};

/** 'l-and-d' for 'L&D'; null for a label that no address can carry. Case, accents and punctuation make no difference. */
export const slugOf = (label: string): string | null =>
  joined(toPlainWords(label.replaceAll('&', ' and ')));

/** 'st-louis' for 'Saint Louis' as for 'St. Louis'. */
export const citySlug = (city: string): string | null => joined(toPlaceWords(city));

/** 'new-york' for 'NY'; null if it is not a state. */
export function stateSlug(state: string): string | null {
  const name = ownValue(STATE_NAMES, toStateCode(state));
  return name === undefined ? null : slugOf(name);
}

/** A segment of an address as words: 'new-york' is 'new york'. */
export const slugWords = (segment: string): string => segment.replaceAll('-', ' ');

import { PARAMETERS } from './query-parameters';

const NAMES: ReadonlySet<string | undefined> = new Set(PARAMETERS);

/** The list's address with only the list's parameters of a text, so that the text cannot lead elsewhere. */
export function listAddress(text: string): string {
  const query = text.split('&').filter((part) => NAMES.has(part.split('=')[0]));
  return query.length > 0 ? `/jobs?${query.join('&')}` : '/jobs';
}

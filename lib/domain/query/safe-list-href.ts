/** All parameters of the list's address (./job-query-url.ts reads them). */
const NAMES: ReadonlySet<string | undefined> = new Set([
  'title',
  'state',
  'specialty',
  'shift',
  'jobType',
  'says',
  'certification',
  'sort',
  'page',
  'per',
  'collapsed',
  'q',
  'minPay',
  'near',
  'radius',
]);

/** The list's address with only the list's parameters of a text, so that the text cannot lead elsewhere. */
export function listAddress(text: string): string {
  const query = text.split('&').filter((part) => NAMES.has(part.split('=')[0]));
  return query.length > 0 ? `/jobs?${query.join('&')}` : '/jobs';
}

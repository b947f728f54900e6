/** Everything an address of the list says (./job-query.ts reads it). */
const NAMES: ReadonlySet<string | undefined> = new Set([
  ...['title', 'state', 'specialty', 'shift', 'jobType', 'says', 'certification'],
  ...['sort', 'page', 'per', 'collapsed', 'q', 'minPay', 'near', 'radius'],
]);

/** The list's address with what a text holds of a list's query, so that the text cannot lead elsewhere. */
export function listAddress(text: string): string {
  const query = text.split('&').filter((part) => NAMES.has(part.split('=')[0]));
  return query.length > 0 ? `/jobs?${query.join('&')}` : '/jobs';
}

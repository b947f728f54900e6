/** A visit without a source, and one more than are counted apart. */
export const NO_SOURCE = 'direct';
export const OTHER_SOURCE = 'other';
const LONGEST = 32;

/**
 * The name of a board or campaign as it is kept, counted and sent: 'Indeed.com' is 'indeed-com'. Null for none, and for what
 * may be a person's: an address with an @, a row of digits, a text nobody calls a campaign by.
 */
export function toSource(text: string | null | undefined): string | null {
  if (!text || text.length > 2 * LONGEST || /@|%40|\d{5}/.test(text)) return null;
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return name === '' ? null : name;
}

/** The source an address names: `utm_source`, or `source` for short. */
export function sourceIn(search: string): string | null {
  const params = new URLSearchParams(search);
  return toSource(params.get('utm_source')) ?? toSource(params.get('source'));
}

/** An address of this site without a query, with the source whoever follows it came by. */
export const withSource = (url: string, source: string | null): string =>
  source === null ? url : `${url}?utm_source=${source}`;

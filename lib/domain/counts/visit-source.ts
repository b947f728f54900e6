/** The source of a visit that has none, and of visits beyond the sources that are counted separately. */
export const NO_SOURCE = 'direct';
export const OTHER_SOURCE = 'other';
const LONGEST = 32;

/**
 * The name of a board or campaign as stored, counted and sent: 'Indeed.com' is 'indeed-com'. Null if there is none, or if it may be
 * personal: an address with an @, a row of digits, a text too long for a campaign's name.
 */
export function toSource(text: string | null | undefined): string | null {
  if (!text || text.length > 2 * LONGEST || /@|%40|\d{5}/.test(text)) return null;
  const name = text
    .toLowerCase()
    .replace(/[^a-z0-9_-]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|(?<!-)-+$/g, '');
  return name === '' ? null : name;
}

/** The source that an address names: `utm_source`, or `source` for short. */
export function sourceIn(search: string): string | null {
  const params = new URLSearchParams(search);
  return toSource(params.get('utm_source')) ?? toSource(params.get('source'));
}

/** An address of this site without a query, with the visitor's source added. */
export const withSource = (url: string, source: string | null): string =>
  source === null ? url : `${url}?utm_source=${source}`;

/** What follows the path in an address: queries and fragments contain what people searched for, and ids. */
const QUERY = /((?:[a-z][a-z\d+.-]*:\/\/|\/)[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi;
const EMAIL = /[\w.!#$%&'*+=?^`{|}~-]+(?:@|%40)[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
/** Ten digits, with or without a country code and the usual marks between them. */
const PHONE = /(?<!\w)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\w)/g;
/** Shorter values would break words apart and identify nobody. */
const SHORTEST_VALUE = 3;

/** An address without what follows its path. */
export const withoutQuery = (text: string): string => text.replace(QUERY, '$1');

/** A text without queries, email addresses, phone numbers and the values in the page's fields. */
export function scrubText(text: string, typed: readonly string[] = []): string {
  const values = typed
    .map((value) => value.trim())
    .filter((value) => value.length >= SHORTEST_VALUE)
    .sort((a, b) => b.length - a.length);
  const masked = values.reduce((left, value) => left.replaceAll(value, '[typed]'), text);
  return withoutQuery(masked).replace(EMAIL, '[email]').replace(PHONE, '[phone]');
}

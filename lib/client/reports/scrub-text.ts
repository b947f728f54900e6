/** What may be an address, or part of one. */
const WORD = /[^\s"'<>()]+/g;
const EMAIL =
  /(?<![\w.!#$%&'*+=?^`{|}~-])[\w.!#$%&'*+=?^`{|}~-]+(?:@|%40)[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
/** Ten digits, with or without a country code and the usual marks between them. */
const PHONE = /(?<!\w)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\w)/g;
/** Shorter values would break words apart and identify nobody. */
const SHORTEST_VALUE = 3;

/** A text whose addresses end with their paths: queries and fragments contain what people searched for, and ids. */
export const withoutQuery = (text: string): string =>
  text.replace(WORD, (word) => {
    const path = word.indexOf('/');
    const end = path < 0 ? -1 : word.slice(path).search(/[?#]/);
    return end < 0 ? word : word.slice(0, path + end);
  });

/** A text without queries, email addresses, phone numbers and the values in the page's fields. */
export function scrubText(text: string, typed: readonly string[] = []): string {
  const values = typed
    .map((value) => value.trim())
    .filter((value) => value.length >= SHORTEST_VALUE)
    .sort((a, b) => b.length - a.length);
  const masked = values.reduce((left, value) => left.replaceAll(value, '[typed]'), text);
  return withoutQuery(masked).replace(EMAIL, '[email]').replace(PHONE, '[phone]');
}

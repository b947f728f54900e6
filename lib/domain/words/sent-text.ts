/** Marks that follow an address in a sentence, a list or a quotation, and come along at its end: for a character class. */
export const MARKS = '\\s.,;:!?)\\]}>"\'’”»…*|`\u200B';
const MARK = new RegExp(`[${MARKS}]`);

/** A value without the marks at its end. A bracket that is opened in the value is no such mark: 'Registered Nurse (RN)'. */
export function withoutMarks(value: string): string {
  let unopened = value.split(')').length - value.split('(').length;
  let end = value.length;
  for (; end > 0 && MARK.test(value.charAt(end - 1)); end -= 1) {
    if (value.charAt(end - 1) !== ')') continue;
    if (unopened <= 0) break;
    unopened -= 1;
  }
  return value.slice(0, end);
}

/** Left before a name by programs that write '&amp;' into an address. */
const ESCAPED = /^(?:amp;)+/i;
/** How other programs mark lists: 'state[]', 'state[0]'. */
const LIST_MARK = /\[\w{0,9}\]$/;

/** The name of a parameter, without what programs that pass addresses on have added to it. */
export const sentName = (name: string): string =>
  name.trim().replace(ESCAPED, '').replace(LIST_MARK, '');

/** All values of a parameter, by its name as it was sent. */
export const sentValues = (search: URLSearchParams, name: string): readonly string[] =>
  [...search].flatMap(([given, value]) => (sentName(given).toLowerCase() === name ? [value] : []));

/** Marks that follow an address in a sentence, and come along at its end. */
const MARK = /[.,;:!?)\]>"'”’\s]$/;

/** A value without the marks at its end. */
export function withoutMarks(value: string): string {
  let plain = value;
  while (MARK.test(plain)) plain = plain.slice(0, -1);
  return plain;
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

import { fold } from '@/lib/domain/words/words';
import { FACET_NAMES, type FacetName } from './facets';
import { decodeListValue } from './job-query-url';
import { parameterOf } from './query-parameters';

/** The values that have a comma, folded. */
type Known = Readonly<Record<FacetName, { readonly withComma: ReadonlySet<string> }>>;

/** Escapes the commas within the values of a list that are known: the longest first. */
function escapeWithin(text: string, withComma: ReadonlySet<string>): string {
  const parts = text.split(',');
  const longest = Math.max(0, ...[...withComma].map((value) => value.split(',').length));
  const values: string[] = [];
  for (let at = 0; at < parts.length;) {
    let end = Math.min(at + longest, parts.length);
    const isKnown = () => withComma.has(fold(parts.slice(at, end).map(decodeListValue).join(',')));
    while (end > at + 1 && !isKnown()) end -= 1;
    end = Math.max(end, at + 1);
    values.push(parts.slice(at, end).join('%2C'));
    at = end;
  }
  return values.join(',');
}

/**
 * A query string in which a value with a comma is one value, as our own addresses have it: others write `shift=Nights, 3 × 12`, which
 * without knowing the jobs is a list of two. Unchanged if it has none.
 */
export function withWholeValues(search: URLSearchParams, known: Known): URLSearchParams {
  const given = [...search];
  const read = given.map(([name, text]): [string, string] => {
    const facet = FACET_NAMES.find((one) => one === parameterOf(name));
    return [name, facet ? escapeWithin(text, known[facet].withComma) : text];
  });
  return read.every(([, text], at) => text === given[at]?.[1]) ? search : new URLSearchParams(read);
}

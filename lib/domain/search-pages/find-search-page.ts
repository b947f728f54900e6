import { writtenFor } from '@/lib/domain/words/abbreviations';
import { SEARCH_PAGE_ROOTS, type SearchPage, type SearchPages } from './search-page';
import { citySlug, slugOf, slugWords, stateSlug } from './slug';

/** What an address below `/jobs/in` or `/jobs/for` leads to. */
export type FoundSearchPage =
  | { readonly kind: 'page'; readonly page: SearchPage }
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'missing' };

const MISSING: FoundSearchPage = { kind: 'missing' };

/** Whether an address has the form of a search page's, whether the page exists or not. */
export const isSearchPath = (path: string): boolean => /^\/jobs\/(?:in|for)\/./i.test(path);

/**
 * The page at an address. Another spelling of it (a state's code, capitals, 'saint' for 'st', an abbreviation of a specialty) redirects
 * to the existing one.
 * @param path decoded, without a slash at the end
 */
export function findSearchPage(pages: SearchPages, path: string): FoundSearchPage {
  const exact = pages.get(path);
  // A page without jobs gives way to another spelling with jobs, so that a label the feed once had never blocks an abbreviation.
  const isIn = (spelling: string) =>
    exact ? (pages.get(spelling)?.jobs.length ?? 0) > 0 : pages.has(spelling);
  const moved = exact && exact.jobs.length > 0 ? undefined : spellings(path).find(isIn);
  if (exact && moved === undefined) return { kind: 'page', page: exact };
  return moved === undefined ? MISSING : { kind: 'moved', path: moved };
}

/** The addresses that may be meant, the likeliest first. */
function spellings(path: string): readonly string[] {
  const [root, first = '', second, third, ...rest] = path.toLowerCase().split('/').slice(2);
  if (rest.length > 0 || !first) return [];
  if (root === 'in') {
    if (third !== undefined) return [];
    const state = stateSlug(slugWords(first));
    const city = second === undefined ? '' : citySlug(slugWords(second));
    if (state === null || city === null) return [];
    return [[SEARCH_PAGE_ROOTS.place, state, ...(city ? [city] : [])].join('/')];
  }
  if (root !== 'for' || (second !== undefined && second !== 'in')) return [];
  const state = third === undefined ? '' : stateSlug(slugWords(third));
  if (state === null || (second === 'in') !== (third !== undefined)) return [];
  return fieldsOf(first).map(
    (field) => `${SEARCH_PAGE_ROOTS.specialty}/${field}${state ? `/in/${state}` : ''}`,
  );
}

/** A specialty's slug, and those of its other names: 'l-and-d' is 'labor-and-delivery'. */
function fieldsOf(segment: string): readonly string[] {
  const name = slugWords(segment);
  const written = [name, name.replaceAll(' and ', ' & ')].flatMap((typed) => writtenFor(typed));
  return [name, ...written].flatMap((spelling) => slugOf(spelling) ?? []);
}

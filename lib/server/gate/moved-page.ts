import { decoded } from '@/lib/domain/basics/decoded';
import { SEARCH_PAGE } from '@/lib/config/limits';
import { findPayPage } from '@/lib/domain/pay-pages/find-pay-page';
import type { PayPages } from '@/lib/domain/pay-pages/pay-page';
import { clampPage, pageCount } from '@/lib/domain/search/paginate';
import { findSearchPage } from '@/lib/domain/search-pages/find-search-page';
import { searchPageHref, type SearchPages } from '@/lib/domain/search-pages/search-page';

/** The path within Next of one page of a search page's jobs (server/rewrites.mjs): visitors do not request it themselves. */
const INNER_PAGE = /^(.+)\/~(\d{1,5})$/;

/** Where an address redirects to: for good, or until there are more jobs. */
type Moved = { readonly location: string; readonly status: 307 | 308 };
/** Null if the address is the page's own. */
export type Turn = Moved | 'missing' | null;

/** Where a search page's address redirects to if it is another spelling, or asks for a page beyond the last. */
export function turnSearchPage(pages: SearchPages, path: string, search: string): Turn {
  const [, plain = path, asked] = INNER_PAGE.exec(path) ?? [];
  const found = findSearchPage(pages, decoded(plain));
  if (found.kind === 'missing') return 'missing';
  const target = found.kind === 'page' ? found.page.path : found.path;
  const query = new URLSearchParams(search);
  const typed = query.getAll('page');
  const number = asked === undefined ? pageOf(typed[0] ?? '') : Number(asked);
  const jobs = pages.get(target)?.jobs.length ?? 0;
  const last = clampPage(number, pageCount(jobs, SEARCH_PAGE.jobs));
  const isSpelt = found.kind === 'page' && asked === undefined;
  // If there are two numbers, Next takes the last.
  if (isSpelt && last === number && typed.length < 2) return null;
  return {
    location: withQuery(searchPageHref(target, last), query),
    status: isSpelt ? 307 : 308,
  };
}

/** Where another spelling of a pay page redirects to. */
export function turnPayPage(
  pays: PayPages,
  pages: SearchPages,
  path: string,
  search: string,
): Turn {
  const found = findPayPage(pays, pages, decoded(path));
  if (found.kind !== 'moved') return found.kind === 'page' ? null : 'missing';
  return { location: withQuery(found.path, new URLSearchParams(search)), status: 308 };
}

/** Keeps the rest of the query, which says where a visitor comes from. */
function withQuery(href: string, query: URLSearchParams): string {
  const others = new URLSearchParams(query);
  others.delete('page');
  if (others.size === 0) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${others.toString()}`;
}

/** The page number a query asks for; 1 if it is not a possible one. */
const pageOf = (typed: string): number => (/^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 1);

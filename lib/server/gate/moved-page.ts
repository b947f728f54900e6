import { decoded } from '@/lib/domain/basics/decoded';
import { SEARCH_PAGE } from '@/lib/config/limits';
import { findPayPage } from '@/lib/domain/pay-pages/find-pay-page';
import type { PayPages } from '@/lib/domain/pay-pages/pay-page';
import { withWholeValues } from '@/lib/domain/query/whole-values';
import type { JobIndex } from '@/lib/domain/search/job-index';
import { clampPage, pageCount } from '@/lib/domain/search/paginate';
import { findSearchPage } from '@/lib/domain/search-pages/find-search-page';
import {
  searchPageHref,
  searchPageNumber,
  type SearchPages,
} from '@/lib/domain/search-pages/search-page';
import { moved, type GateAnswer } from './gate-answers';

/** Where an address redirects to: for good, or until there are more jobs. */
type Moved = { readonly location: string; readonly status: 307 | 308 };
/** The page whose own address it is, and the number of the page of its jobs. */
type Stays = { readonly path: string; readonly page: number };
export type Turn = Moved | Stays | 'missing';

/** Where the address of a list or map redirects to if a value in it has a comma: the browser, too, shall read it as one value. */
export function turnList(path: string, search: string, { facets }: JobIndex): GateAnswer | null {
  const asked = new URLSearchParams(search);
  const read = withWholeValues(asked, facets);
  return read === asked ? null : moved(`${path}?${read.toString()}`, 307);
}

/** Where a search page's address redirects to if it is another spelling, or asks for a page beyond the last. */
export function turnSearchPage(pages: SearchPages, path: string, search: string): Turn {
  const found = findSearchPage(pages, decoded(path));
  if (found.kind === 'missing') return 'missing';
  const target = found.kind === 'page' ? found.page.path : found.path;
  const query = new URLSearchParams(search);
  const typed = query.getAll('page');
  const number = searchPageNumber(typed[0]);
  const jobs = pages.get(target)?.jobs.length ?? 0;
  const last = clampPage(number, pageCount(jobs, SEARCH_PAGE.jobs));
  const isSpelt = found.kind === 'page';
  // If there are two numbers, Next takes the last.
  if (isSpelt && last === number && typed.length < 2) return { path: target, page: last };
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
  if (found.kind === 'page') return { path: found.page.path, page: 1 };
  if (found.kind === 'missing') return 'missing';
  return { location: withQuery(found.path, new URLSearchParams(search)), status: 308 };
}

/** Keeps the rest of the query, which says where a visitor comes from. */
function withQuery(href: string, query: URLSearchParams): string {
  const others = new URLSearchParams(query);
  others.delete('page');
  if (others.size === 0) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${others.toString()}`;
}

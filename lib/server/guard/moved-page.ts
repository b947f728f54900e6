import { SEARCH_PAGE } from '@/lib/config/limits';
import { findPayPage } from '@/lib/domain/pay-pages/find-pay-page';
import type { PayPages } from '@/lib/domain/pay-pages/pay-page';
import { clampPage, pageCount } from '@/lib/domain/search/paginate';
import { findSearchPage } from '@/lib/domain/search-pages/find-search-page';
import { searchPageHref, type SearchPages } from '@/lib/domain/search-pages/search-page';

/** The path that a page of a search page's jobs has within Next (scripts/server/rewrites.mjs): nobody asks for it by itself. */
const INNER_PAGE = /^(.+)\/~(\d{1,5})$/;

/**
 * Where another spelling of a page that is a search leads, and a page of it beyond the last; null where the address is the
 * page's own, or no page's.
 */
export function movedSearchPage(pages: SearchPages, path: string, search: string): string | null {
  const [, plain = path, asked] = INNER_PAGE.exec(path) ?? [];
  const found = findSearchPage(pages, decoded(plain));
  if (found.kind === 'missing') return null;
  const target = found.kind === 'page' ? found.page.path : found.path;
  const number = asked === undefined ? pageIn(search) : Number(asked);
  const jobs = pages.get(target)?.jobs.length ?? 0;
  const last = clampPage(number, pageCount(jobs, SEARCH_PAGE.jobs));
  const isThere = found.kind === 'page' && asked === undefined && last === number;
  return isThere ? null : searchPageHref(target, last);
}

/** Where another spelling of a pay page leads; null where the address is the page's own, or no page's. */
export function movedPayPage(pays: PayPages, pages: SearchPages, path: string): string | null {
  const found = findPayPage(pays, pages, decoded(path));
  return found.kind === 'moved' ? found.path : null;
}

/** The page that a query asks for; 1 where it asks for none that there could be. */
function pageIn(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

import { LANDING_PATHS, WHY_PATH } from '@/lib/content/addresses/paths';
import { isUncrawled } from '@/lib/content/addresses/uncrawled';
import { emptyQuery, hasFilters } from '@/lib/domain/query/job-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { isPayPath } from '@/lib/domain/pay-pages/pay-page';
import { isSearchPath } from '@/lib/domain/search-pages/find-search-page';
import { searchPageHref } from '@/lib/domain/search-pages/search-page';

/** What search engines are told of an address where a page stands. What is missing, moved or on another host says noindex where it is made. */
export type Indexing = {
  readonly robots: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
  /** The address that stands for this one, path and query; null where there is none to name. */
  readonly canonical: string | null;
  readonly inSitemap: boolean;
};

/** A job as search engines are told of it. Ad-hoc jobs are open, but no part of the feed. */
export type JobState = 'in the feed' | 'outside the feed' | 'missing';

export type Address = {
  /** Of a job: with the id that stands for it, whichever of its ids was asked for. */
  readonly path: string;
  /** The query, with or without its '?'. */
  readonly search?: string | undefined;
  readonly job?: JobState | undefined;
  /** Of a page that is a search, or of what it pays: whether it may be found (lib/domain/search-pages/known-pages.ts). */
  readonly isIndexed?: boolean | undefined;
  /** Of a list with filters: the page that is the same search, where there is one that is found. */
  readonly searchPage?: string | undefined;
};

/** Pages that are found, beside those of jobs. */
export const INDEXED_PAGES: readonly string[] = [
  '/',
  '/jobs',
  '/job-map',
  '/job-directory',
  ...Object.values(LANDING_PATHS),
  '/about',
  WHY_PATH,
  '/recruiter-riley',
  '/contact',
  '/privacy-policy',
  '/terms-and-conditions',
  '/equal-opportunity',
  '/accessibility',
];

/** Screens reached by a link with somebody's id in it: no trace of them anywhere. */
const PRIVATE_PAGES: readonly string[] = ['/reference', '/ref', '/upload', '/onboarding'];

/** Where pages of receipts are (lib/domain/application/receipt.ts): nothing of anybody, and nobody else's business. */
const RECEIPTS = '/application/';

const CLOSED: Indexing = { robots: 'noindex, follow', canonical: null, inSitemap: false };
const open = (canonical: string, inSitemap = true): Indexing => ({
  robots: 'index, follow',
  canonical,
  inSitemap,
});

/**
 * The one answer to 'may this be found?' (docs/product/decisions.md, 'What search engines may index'): for the heads of
 * pages, the sitemaps and the tests alike. An address that is no page is closed.
 */
export function indexingOf({
  path,
  search = '',
  job = 'missing',
  isIndexed = false,
  searchPage,
}: Address): Indexing {
  if (path === '/jobs') return indexingOfList(search, searchPage);
  if (isUncrawled(`${path}?${search.replace(/^\?/, '')}`)) return CLOSED;
  if (INDEXED_PAGES.includes(path)) return open(path);
  if (PRIVATE_PAGES.includes(path) || path.startsWith(RECEIPTS))
    return { ...CLOSED, robots: 'noindex, nofollow' };
  if (/^\/jobs\/[^/]+$/.test(path) && job !== 'missing') return open(path, job === 'in the feed');
  if (isSearchPath(path) && isIndexed) return indexingOfSearchPage(path, search);
  if (isPayPath(path) && isIndexed) return open(path);
  return CLOSED;
}

/** Its further pages are found too, but the sitemap names the first alone. */
function indexingOfSearchPage(path: string, search: string): Indexing {
  const page = Number(new URLSearchParams(search).get('page'));
  return page > 1 ? open(searchPageHref(path, page), false) : open(path);
}

/** The list: its pages are found, what a visitor made of it is not. What the list does not read makes no difference. */
function indexingOfList(search: string, searchPage: string | undefined): Indexing {
  const query = parseJobQuery(search);
  const { certifications, sort, page, per } = query;
  const isNarrowed = hasFilters(query) || certifications.length > 0;
  // Told not to index it, a search engine may think the same of the page it is told of instead.
  if (searchPage !== undefined) return open(searchPage, false);
  if (isNarrowed || sort !== null || per !== emptyQuery.per) return CLOSED;
  if (page === 1) return open('/jobs');
  return open(`/jobs?${serializeJobQuery({ ...emptyQuery, page })}`, false);
}

import { pathsOf, PRIVATE_PAGES } from '@/lib/content/addresses/pages';
import { isUncrawled } from '@/lib/content/addresses/uncrawled';
import { emptyQuery, hasFilters } from '@/lib/domain/query/job-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { isPayPath } from '@/lib/domain/pay-pages/pay-page';
import { isSearchPath } from '@/lib/domain/search-pages/find-search-page';
import { searchPageHref } from '@/lib/domain/search-pages/search-page';

/**
 * What search engines are told about an address that has a page. Missing pages (app/missing-page.tsx, app/missing-job.tsx) and answers that
 * are not pages say noindex where they are made. server/guard.mjs adds the header X-Robots-Tag for another host than
 * the site's; next.config.mjs adds it for hosted forms, receipts and questions about a job.
 */
export type Indexing = {
  readonly robots: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
  /** The canonical address, path and query; null if there is none. */
  readonly canonical: string | null;
  readonly inSitemap: boolean;
};

/** A job's state for search engines. Ad-hoc jobs are open, but not part of the feed. */
export type JobState = 'in the feed' | 'outside the feed' | 'missing';

export type Address = {
  /** Of a job: with its canonical id, whichever of its ids was requested. */
  readonly path: string;
  /** The query, with or without its '?'. */
  readonly search?: string | undefined;
  readonly job?: JobState | undefined;
  /** Of a search page or a pay page: whether it may be indexed (lib/domain/search-pages/known-pages.ts). */
  readonly isIndexed?: boolean | undefined;
  /** Of a list with filters: the indexed search page for the same filters, if there is one. */
  readonly searchPage?: string | undefined;
};

/** Pages that are indexed, besides those of jobs. */
export const INDEXED_PAGES = pathsOf(({ search }) => search === 'indexed');

/** The path of receipt pages (lib/domain/application/receipt.ts): nothing about anybody, but still private. */
const RECEIPTS = '/application/';

const CLOSED: Indexing = { robots: 'noindex, follow', canonical: null, inSitemap: false };
const open = (canonical: string, inSitemap = true): Indexing => ({
  robots: 'index, follow',
  canonical,
  inSitemap,
});

/**
 * The one place that decides whether an address may be indexed (docs/product/decisions.md, 'What search engines may index'): for the heads
 * of pages, the sitemaps and the tests alike. An address without a page is closed.
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

/** Its further pages are indexed too, but the sitemap lists only the first. */
function indexingOfSearchPage(path: string, search: string): Indexing {
  const page = Number(new URLSearchParams(search).get('page'));
  return page > 1 ? open(searchPageHref(path, page), false) : open(path);
}

/**
 * The list: its own pages are indexed, a visitor's filters and sorting are not. Parameters that the list does not read make no difference.
 */
function indexingOfList(search: string, searchPage: string | undefined): Indexing {
  const query = parseJobQuery(search);
  const { certifications, sort, page, per } = query;
  const isNarrowed = hasFilters(query) || certifications.length > 0;
  // With noindex here, a search engine may treat the canonical page the same way.
  if (searchPage !== undefined) return open(searchPage, false);
  if (isNarrowed || sort !== null || per !== emptyQuery.per) return CLOSED;
  if (page === 1) return open('/jobs');
  return open(`/jobs?${serializeJobQuery({ ...emptyQuery, page })}`, false);
}

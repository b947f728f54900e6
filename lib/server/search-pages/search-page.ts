import 'server-only';
import { decoded } from '@/lib/domain/basics/decoded';
import { SEARCH_PAGE } from '@/lib/config/limits';
import type { JobSummary } from '@/lib/domain/job/job';
import { clampPage, pageCount } from '@/lib/domain/search/paginate';
import { findSearchPage } from '@/lib/domain/search-pages/find-search-page';
import { payPageOf, type PayPage } from '@/lib/domain/pay-pages/pay-page';
import { searchPageFacts, type SearchPageFacts } from '@/lib/domain/search-pages/page-facts';
import type { SearchPage, SearchPages } from '@/lib/domain/search-pages/search-page';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

/** One page of the jobs of a search page, with the facts of all of them. */
export type ShownSearchPage = {
  readonly page: SearchPage;
  readonly pages: SearchPages;
  readonly facts: SearchPageFacts;
  readonly shown: readonly JobSummary[];
  /** The number of this page of its jobs, counted from 1; the last one if there are fewer than requested. */
  readonly number: number;
  readonly pageCount: number;
  /** Its pay page, if there is one that is indexed. */
  readonly payPage: PayPage | null;
};

/**
 * The page at a path of segments below `/jobs/in` or `/jobs/for`.
 * @param asked the number of the page of its jobs
 * @returns 'unknown' while no list is known, null if there is no such page
 */
export async function searchPageAt(
  root: string,
  segments: readonly string[],
  asked: number,
): Promise<ShownSearchPage | 'unknown' | null> {
  const state = await getSnapshot();
  if (!state.ok) return 'unknown';
  const { payPages, searchPages } = state.snapshot;
  const { pages } = searchPages;
  const path = [root, ...segments.map(decoded)].join('/');
  const found = findSearchPage(pages, path);
  if (found.kind !== 'page') return null;
  const { page } = found;
  const count = pageCount(page.jobs.length, SEARCH_PAGE.jobs);
  const number = clampPage(asked, count);
  const from = (number - 1) * SEARCH_PAGE.jobs;
  return {
    page,
    pages,
    number,
    pageCount: count,
    facts: searchPageFacts(page, pages),
    payPage: payPageOf(payPages, page),
    shown: page.jobs.slice(from, from + SEARCH_PAGE.jobs),
  };
}

import 'server-only';
import { decoded } from '@/lib/domain/basics/decoded';
import { PAY_PAGE } from '@/lib/config/limits';
import type { JobSummary } from '@/lib/domain/job/job';
import { findPayPage } from '@/lib/domain/pay-pages/find-pay-page';
import { payGroups } from '@/lib/domain/pay-pages/pay-groups';
import { payNear, type LinkedPay, type PayNear } from '@/lib/domain/pay-pages/pay-near';
import type { PayPage, PayPages } from '@/lib/domain/pay-pages/pay-page';
import { searchPageFacts, type SearchPageFacts } from '@/lib/domain/search-pages/page-facts';
import type { SearchPages } from '@/lib/domain/search-pages/search-page';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

/** A pay page with its content. */
type ShownPayPage = {
  readonly page: PayPage;
  readonly pages: PayPages;
  readonly searchPages: SearchPages;
  /** Of all jobs of the search page. */
  readonly facts: SearchPageFacts;
  readonly near: PayNear;
  /** By shift and by contract length. */
  readonly groups: readonly LinkedPay[];
  /** The newest of the jobs behind its figures. */
  readonly shown: readonly JobSummary[];
};

const pathOf = (segments: readonly string[]) => ['/pay', ...segments.map(decoded)].join('/');

/** The first jobs that state weekly pay: of thousands, no more are read than are shown. */
function firstWithPay(jobs: readonly JobSummary[]): readonly JobSummary[] {
  const found: JobSummary[] = [];
  for (const job of jobs) {
    if (found.length === PAY_PAGE.jobs) break;
    if (job.pay?.week) found.push(job);
  }
  return found;
}

/**
 * The page at a path of segments below `/pay`.
 * @returns 'unknown' while no list is known, null if there is no such page
 */
export async function payPageAt(
  segments: readonly string[],
): Promise<ShownPayPage | 'unknown' | null> {
  const state = await getSnapshot();
  if (!state.ok) return 'unknown';
  const { payPages: pages, searchPages } = state.snapshot;
  const found = findPayPage(pages, searchPages.pages, pathOf(segments));
  if (found.kind !== 'page') return null;
  const { page } = found;
  const jobsPage = searchPages.pages.get(page.jobsPath);
  if (!jobsPage) return null;
  const facts = searchPageFacts(jobsPage, searchPages.pages);
  const filters = { specialty: facts.spellings, state: page.state === null ? [] : [page.state] };
  return {
    page,
    pages,
    searchPages: searchPages.pages,
    facts,
    near: payNear(page, pages),
    groups: payGroups(jobsPage.jobs, filters, PAY_PAGE.groups),
    shown: firstWithPay(jobsPage.jobs),
  };
}

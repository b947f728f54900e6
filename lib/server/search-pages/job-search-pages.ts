import 'server-only';
import { payPageOf, type PayPage } from '@/lib/domain/pay-pages/pay-page';
import type { PayPeers } from '@/lib/domain/pay/pay-peers';
import { toStateCode } from '@/lib/domain/place/states';
import { searchPagesOfJob, type SearchPageLink } from '@/lib/domain/search-pages/search-page-links';
import type { SearchPages } from '@/lib/domain/search-pages/search-page';
import { rememberedJob } from '@/lib/server/jobs/look-up/page-job';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

/** The pages that are searches; none while no list is known. */
export async function searchPages(): Promise<SearchPages> {
  const state = await getSnapshot();
  return state.ok ? state.snapshot.searchPages.pages : new Map();
}

/** The pay page of the jobs that a job is compared with, if there is one that is indexed. */
export async function payPageOfPeers({ specialty, state }: PayPeers): Promise<PayPage | null> {
  const known = await getSnapshot();
  const subject = { specialty, state: state && toStateCode(state), city: null };
  return known.ok ? payPageOf(known.snapshot.payPages, subject) : null;
}

/** The search pages that a missing job was on, if the list has it or recently had it. */
export async function searchPagesOfMissing(id: string): Promise<readonly SearchPageLink[]> {
  const pages = await searchPages();
  const seen = await rememberedJob(id);
  return seen ? searchPagesOfJob(pages, seen.job) : [];
}

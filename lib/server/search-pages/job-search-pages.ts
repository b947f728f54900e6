import 'server-only';
import type { JobSummary } from '@/lib/domain/job/job';
import { searchPagesOfJob, type SearchPageLink } from '@/lib/domain/search-pages/search-page-links';
import type { SearchPages } from '@/lib/domain/search-pages/search-page';
import { getSnapshot, snapshotStore } from '@/lib/server/snapshot/snapshot';

/** The pages that are searches; none while no list is known. */
export async function searchPages(): Promise<SearchPages> {
  const state = await getSnapshot();
  return state.ok ? state.snapshot.searchPages.pages : new Map();
}

/** The pages that a missing job was on, where the list holds it or held it lately. */
export async function searchPagesOfMissing(id: string): Promise<readonly SearchPageLink[]> {
  const pages = await searchPages();
  const gone: JobSummary | undefined = snapshotStore().remembered(id);
  return gone ? searchPagesOfJob(pages, gone) : [];
}

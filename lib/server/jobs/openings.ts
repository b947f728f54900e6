import 'server-only';
import { ownValue } from '@/lib/domain/basics/own-value';
import type { JobFilters } from '@/lib/domain/query/job-query';
import { findOpenings } from '@/lib/domain/lists/openings';
import type { Openings } from '@/lib/domain/lists/openings';
import { jobsHrefOf } from '@/lib/domain/search-pages/search-page-links';
import { LEGACY_PATHS } from '@/lib/content/addresses/legacy-paths';
import { OFFERING_GROUPS } from '@/lib/content/pages/offerings';
import { specialtyAt } from '@/lib/content/specialties';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

/** The open jobs of several kinds from one snapshot, in their order; null while nothing is known, which is not 'none'. */
export async function openingsOf(
  kinds: readonly { readonly filters: Partial<JobFilters>; readonly shown: number }[],
): Promise<readonly Openings[] | null> {
  const state = await getSnapshot();
  if (!state.ok) return null;
  const { index, searchPages } = state.snapshot;
  return kinds.map(({ filters, shown }) => ({
    ...findOpenings(index, filters, shown),
    href: jobsHrefOf(searchPages.pages, filters),
  }));
}

/** The open jobs of each kind of work on the home page, by the short address of its card; null while nothing is known. */
export async function openingsOfOfferings(): Promise<ReadonlyMap<
  string,
  Openings | undefined
> | null> {
  const kinds = OFFERING_GROUPS.flatMap(({ offerings }) => offerings).flatMap(({ href }) => {
    const specialty = specialtyAt(ownValue(LEGACY_PATHS, href) ?? '');
    return specialty ? [{ href, filters: specialty.filters, shown: 0 }] : [];
  });
  const openings = await openingsOf(kinds);
  return openings && new Map(kinds.map(({ href }, at) => [href, openings[at]] as const));
}

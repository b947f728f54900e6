import 'server-only';
import { ownValue } from '@/lib/domain/basics/own-value';
import type { JobFilters } from '@/lib/domain/query/job-query';
import { findJobFigures } from '@/lib/domain/lists/job-figures';
import type { JobFigures } from '@/lib/domain/lists/job-figures';
import { jobsHrefOf } from '@/lib/domain/search-pages/search-page-links';
import { LEGACY_PATHS } from '@/lib/content/addresses/legacy-paths';
import { OFFERING_GROUPS } from '@/lib/content/pages/offerings';
import { specialtyAt } from '@/lib/content/specialties';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';

/** The open jobs of several kinds from one snapshot, in their order; null while nothing is known, which is not 'none'. */
export async function jobFiguresOf(
  kinds: readonly { readonly filters: Partial<JobFilters>; readonly shown: number }[],
): Promise<readonly JobFigures[] | null> {
  const state = await getSnapshot();
  if (!state.ok) return null;
  const { index, searchPages } = state.snapshot;
  return kinds.map(({ filters, shown }) => ({
    ...findJobFigures(index, filters, shown),
    href: jobsHrefOf(searchPages.pages, filters),
  }));
}

/** The open jobs of each kind of work on the home page, by the short address of its card; null while nothing is known. */
export async function jobFiguresOfOfferings(): Promise<ReadonlyMap<
  string,
  JobFigures | undefined
> | null> {
  const kinds = OFFERING_GROUPS.flatMap(({ offerings }) => offerings).flatMap(({ href }) => {
    const specialty = specialtyAt(ownValue(LEGACY_PATHS, href) ?? '');
    return specialty ? [{ href, filters: specialty.filters, shown: 0 }] : [];
  });
  const figures = await jobFiguresOf(kinds);
  return figures && new Map(kinds.map(({ href }, at) => [href, figures[at]] as const));
}

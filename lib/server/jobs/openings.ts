import 'server-only';
import type { JobFilters } from '@/lib/domain/query/job-query';
import { findOpenings } from '@/lib/domain/lists/openings';
import type { Openings } from '@/lib/domain/lists/openings';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

/** The open jobs of several kinds from one snapshot, in their order; null while nothing is known, which is not 'none'. */
export async function openingsOf(
  kinds: readonly { readonly filters: Partial<JobFilters>; readonly shown: number }[],
): Promise<readonly Openings[] | null> {
  const state = await getSnapshot();
  if (!state.ok) return null;
  const { index } = state.snapshot;
  return kinds.map(({ filters, shown }) => findOpenings(index, filters, shown));
}

import 'server-only';
import { searchMap } from '@/lib/domain/job-map';
import type { JobMapStart } from '@/lib/domain/job-map-start';
import { parseJobQuery } from '@/lib/domain/job-query';
import { toMapList } from '@/lib/domain/map-list';
import { packFacets } from '@/lib/domain/packed-result';
import { getSnapshot } from '@/lib/server/snapshot/snapshot';

/** So many jobs of a place, and of those without one, are named in the page itself; the browser learns the rest later. */
const NAMED = { aPlace: 1, unplaced: 20 };

/**
 * What the map's page starts with.
 * @returns null while nothing is known, not even from disk
 */
export async function jobMapStart(search: URLSearchParams): Promise<JobMapStart | null> {
  const state = await getSnapshot();
  if (!state.ok) return null;
  const map = searchMap(state.snapshot.index, parseJobQuery(search));
  return {
    search: search.toString(),
    facets: packFacets({ ...map.facets, state: [] }),
    tags: map.tags,
    near: map.near,
    wider: map.wider,
    unknown: map.unknown,
    hasPlaces: map.hasPlaces,
    openJobs: state.snapshot.index.jobs.length,
    list: toMapList(map, NAMED),
  };
}

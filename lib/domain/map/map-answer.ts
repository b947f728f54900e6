import type { JobMap } from './job-map';
import type { MapGroup } from './map-groups';
import { toListJob, toMapList, type MapList } from './map-list';
import { unpackPlaces, type PackedPlace } from './map-places';
import { packFacets, type PackedFacets } from '@/lib/domain/lists/packed-result';

/**
 * The response of `GET /api/jobs/map?…`, which the page also starts with: the map for a query, with the number of jobs and the first job
 * of each place.
 */
export type MapAnswer = Pick<
  JobMap,
  'total' | 'tags' | 'leftOut' | 'near' | 'wider' | 'unknown' | 'hasPlaces' | 'left'
> & {
  readonly facets: PackedFacets;
  readonly places: readonly PackedPlace[];
  readonly unplaced: MapList['unplaced'];
};

/** How many of the jobs without a place are named. */
const UNPLACED_NAMED = 20;

/** A map in as few characters as a response can hold it; with all options if requested. */
export function packMap(map: JobMap, all = false): MapAnswer {
  return {
    total: map.total,
    ...packFacets({ ...map.facets, state: [] }, all),
    tags: map.tags,
    leftOut: map.leftOut,
    near: map.near,
    wider: map.wider,
    unknown: map.unknown,
    hasPlaces: map.hasPlaces,
    places: map.groups.flatMap(({ city, state, position, total, jobs: [first] }) => {
      if (!first) return [];
      const { latitude, longitude } = position;
      return [[city, state, latitude, longitude, total, toListJob(first)] as const];
    }),
    unplaced: {
      total: map.unplaced.length,
      jobs: map.unplaced.slice(0, UNPLACED_NAMED).map(toListJob),
    },
  };
}

/** A map's places, and the same as a list. */
export function unpackMap({ total, places, unplaced }: MapAnswer): {
  readonly groups: readonly MapGroup[];
  readonly list: MapList;
} {
  const groups = unpackPlaces(places);
  return { groups, list: { ...toMapList({ total, groups, unplaced: [] }), unplaced } };
}

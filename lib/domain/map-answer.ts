import type { JobMap } from './job-map';
import type { JobMapStart } from './job-map-start';
import { placeKey, type MapGroup } from './map-groups';
import { toMapList, type MapList, type MapListJob } from './map-list';
import { packFacets } from './packed-result';

/** A place as it travels: how many jobs it has, and the first of them. */
type PackedPlace = readonly [
  city: string,
  state: string,
  latitude: number,
  longitude: number,
  total: number,
  first: MapListJob,
];

/** What `GET /api/jobs/map?…` answers: the map for a query, of each place its number of jobs and the first. */
export type MapAnswer = Pick<
  JobMapStart,
  'facets' | 'tags' | 'near' | 'wider' | 'unknown' | 'hasPlaces'
> & {
  readonly total: number;
  readonly places: readonly PackedPlace[];
  readonly unplaced: MapList['unplaced'];
};

/** So many of the jobs without a place are named. */
const UNPLACED_NAMED = 20;

/** A map in as few characters as an answer can carry it. */
export function packMap(map: JobMap): MapAnswer {
  const { unplaced } = toMapList({ ...map, groups: [] }, { aPlace: 0, unplaced: UNPLACED_NAMED });
  return {
    total: map.total,
    facets: packFacets({ ...map.facets, state: [] }),
    tags: map.tags,
    near: map.near,
    wider: map.wider,
    unknown: map.unknown,
    hasPlaces: map.hasPlaces,
    places: map.groups.flatMap(({ city, state, position, total, jobs: [first] }) => {
      if (!first) return [];
      const { id, title, payText, shifts } = first;
      const { latitude, longitude } = position;
      return [[city, state, latitude, longitude, total, { id, title, payText, shifts }] as const];
    }),
    unplaced,
  };
}

/** Its places, and the same in words. */
export function unpackMap({ total, places, unplaced }: MapAnswer): {
  readonly groups: readonly MapGroup[];
  readonly list: MapList;
} {
  const groups = places.map(([city, state, latitude, longitude, inPlace, first]) => ({
    key: placeKey(city, state),
    position: { latitude, longitude },
    city,
    state,
    total: inPlace,
    jobs: [{ ...first, city, state, placeText: null }],
  }));
  return { groups, list: { ...toMapList({ total, groups, unplaced: [] }), unplaced } };
}

import { placeKey, type MapGroup } from './map-groups';
import type { MapListJob } from './map-list';

/** A place as sent: how many jobs it has, and the first of them. */
export type PackedPlace = readonly [
  city: string,
  state: string,
  latitude: number,
  longitude: number,
  total: number,
  first: MapListJob,
];

/** The places of a map, each with the first of its jobs. In a separate file because the map needs no more before it is filtered. */
export function unpackPlaces(places: readonly PackedPlace[]): readonly MapGroup[] {
  return places.map(([city, state, latitude, longitude, total, first]) => ({
    key: placeKey(city, state),
    position: { latitude, longitude },
    city,
    state,
    total,
    jobs: [{ ...first, city, state, placeText: null }],
  }));
}

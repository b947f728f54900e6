import type { Coordinates } from '@/lib/domain/job/job';

/** What the map's window shows. */
export type MapView = { readonly centre: Coordinates; readonly zoom: number };

/** In degrees. */
export type MapBounds = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** If it is further than this from its default, the centre counts as moved, in degrees (specification, section 4). */
const MOVED_BY_DEGREES = 0.01;

/** Whether the map was moved or zoomed away from where it started in this window. */
export function isMoved(view: MapView, home: MapView): boolean {
  return (
    view.zoom !== home.zoom ||
    Math.abs(view.centre.latitude - home.centre.latitude) > MOVED_BY_DEGREES ||
    Math.abs(view.centre.longitude - home.centre.longitude) > MOVED_BY_DEGREES
  );
}

/** How many jobs of a map's groups lie within what its window shows. */
export function countInView(
  groups: readonly { readonly position: Coordinates; readonly total: number }[],
  { south, west, north, east }: MapBounds,
): number {
  return groups.reduce((sum, { position: { latitude, longitude }, total }) => {
    const isIn = latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    return isIn ? sum + total : sum;
  }, 0);
}

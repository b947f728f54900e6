import type { Coordinates } from './job';
import { toStateCode } from './states';
import STATE_BOUNDS from './state-bounds.json';

/** What the map's window shows. */
export type MapView = { readonly centre: Coordinates; readonly zoom: number };

/** In degrees. */
export type MapBounds = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** Further than this from its default the centre counts as moved, in degrees (specification, section 4). */
const MOVED_BY_DEGREES = 0.01;

/** Whether the map was moved or zoomed away from where it started in this window. */
export function isMoved(view: MapView, home: MapView): boolean {
  return (
    view.zoom !== home.zoom ||
    Math.abs(view.centre.latitude - home.centre.latitude) > MOVED_BY_DEGREES ||
    Math.abs(view.centre.longitude - home.centre.longitude) > MOVED_BY_DEGREES
  );
}

const BOUNDS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(STATE_BOUNDS));

/** How far the states reach together; null where none of them is known (docs/product/decisions.md, 'map'). */
export function boundsOfStates(states: readonly string[]): MapBounds | null {
  const known = states.flatMap((state) => {
    const [south, west, north, east] = BOUNDS.get(toStateCode(state)) ?? [];
    return south === undefined || west === undefined || north === undefined || east === undefined
      ? []
      : [{ south, west, north, east }];
  });
  if (known.length === 0) return null;
  return {
    south: Math.min(...known.map(({ south }) => south)),
    west: Math.min(...known.map(({ west }) => west)),
    north: Math.max(...known.map(({ north }) => north)),
    east: Math.max(...known.map(({ east }) => east)),
  };
}

const MILES_A_DEGREE = 69;
/** What the view shows around a place without a radius, in miles. */
const AROUND_MILES = 100;

/** So many miles around a place. */
export function boundsAround(
  { latitude, longitude }: Coordinates,
  miles: number | null,
): MapBounds {
  const up = (miles ?? AROUND_MILES) / MILES_A_DEGREE;
  const aside = up / Math.max(Math.cos((latitude * Math.PI) / 180), 0.1);
  return {
    south: latitude - up,
    west: longitude - aside,
    north: latitude + up,
    east: longitude + aside,
  };
}

import type { Coordinates } from '@/lib/domain/job/job';
import type { JobQuery } from '@/lib/domain/query/job-query';
import type { MapBounds } from './map-view';
import type { JobSearchResult } from '@/lib/domain/search/search-result';
import { toStateCode } from '@/lib/domain/place/states';
import STATE_BOUNDS from '@/lib/domain/place/state-bounds.json';

const BOUNDS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(STATE_BOUNDS));

/** The bounds of the states together; null if none of them is known (docs/product/decisions.md, 'map'). */
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

/** The bounds of an area that reaches this many miles around a place. */
function boundsAround({ latitude, longitude }: Coordinates, miles: number | null): MapBounds {
  const up = (miles ?? AROUND_MILES) / MILES_A_DEGREE;
  const aside = up / Math.max(Math.cos((latitude * Math.PI) / 180), 0.1);
  return {
    south: latitude - up,
    west: longitude - aside,
    north: latitude + up,
    east: longitude + aside,
  };
}

/** The first view for a query: around the place it is near, or its states. */
export function fitView(
  { radius, filters }: Pick<JobQuery, 'radius' | 'filters'>,
  near: JobSearchResult['near'],
): MapBounds | null {
  const position = near?.place?.position;
  return position ? boundsAround(position, radius) : boundsOfStates(filters.state);
}

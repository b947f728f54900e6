import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import prettier from 'prettier';
import { STATE_NAMES } from '../../lib/domain/place/states.ts';

/**
 * The faint outline of the states below the map's tiles, and the bounds of each state, from the Census Bureau's public-domain
 * borders (npm: us-atlas). Run it by hand (`npm run outline`); its two files are committed to the repository.
 */
const OUTLINE = 'public/map/us-states.json';
const BOUNDS = 'lib/domain/place/state-bounds.json';
/** The smallest triangle that is kept, in square degrees: enough for the country on a screen, not for a survey. */
const LEAST_AREA = 0.016;

const CODES = new Map(Object.entries(STATE_NAMES).map(([code, name]) => [name, code]));
/** What the atlas writes before some of our names. */
const BEFORE_NAMES = /^(?:United States|Commonwealth of the) /;

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/states-10m.json'), 'utf8'));

/** Each state's code, and its polygons: lists of rings of points. */
const statesOf = (topology) =>
  feature(topology, topology.objects.states).features.flatMap(({ geometry, properties }) => {
    const code = CODES.get(properties.name.replace(BEFORE_NAMES, ''));
    if (!code || !geometry) return [];
    const { type, coordinates } = geometry;
    return [{ code, polygons: type === 'Polygon' ? [coordinates] : coordinates }];
  });
/** Two decimal places: about a kilometre. */
const round = (degrees) => Number(degrees.toFixed(2));

/** Merges neighbours that round to the same point; rings with no area left are dropped. */
const tidyPolygon = (rings) =>
  rings
    .map((ring) =>
      ring
        .map((point) => point.map(round))
        .filter((point, at, points) => at === 0 || String(point) !== String(points[at - 1])),
    )
    .filter((ring) => ring.length > 3);

/** South, west, north, east. The Aleutians beyond the date line are left out: the map ends there. */
function boundsOf({ code, polygons }) {
  const points = polygons.flat(2).filter(([longitude]) => code !== 'AK' || longitude < 0);
  const [longitudes, latitudes] = [0, 1].map((at) => points.map((point) => point[at]));
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  return [south, Math.min(...longitudes), north, Math.max(...longitudes)].map(round);
}

// Borders lose their small turns, and islands too small to see are removed.
const simple = simplify(presimplify(atlas), LEAST_AREA);
const features = statesOf(filter(simple, filterAttachedWeight(simple, LEAST_AREA)))
  .map(({ code, polygons }) => {
    const coordinates = polygons.map(tidyPolygon).filter((rings) => rings.length > 0);
    return {
      type: 'Feature',
      id: code,
      properties: {},
      geometry: { type: 'MultiPolygon', coordinates },
    };
  })
  .filter(({ geometry }) => geometry.coordinates.length > 0);
writeFileSync(OUTLINE, `${JSON.stringify({ type: 'FeatureCollection', features })}\n`);

const bounds = statesOf(atlas)
  .map((state) => [state.code, boundsOf(state)])
  .sort(([a], [b]) => a.localeCompare(b));
const options = { ...(await prettier.resolveConfig(BOUNDS)), filepath: BOUNDS };
writeFileSync(BOUNDS, await prettier.format(JSON.stringify(Object.fromEntries(bounds)), options));

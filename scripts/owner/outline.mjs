import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import prettier from 'prettier';

/**
 * The faint outline of the states below the map's tiles, and the bounds of each state, from the Census Bureau's public-domain
 * borders (npm: us-atlas). Run it by hand (`npm run outline`); its two files are committed to the repository.
 */
const OUTLINE = 'public/map/us-states.json';
const BOUNDS = 'lib/domain/place/state-bounds.json';
/** The smallest triangle that is kept, in square degrees: enough for the country on a screen, not for a survey. */
const LEAST_AREA = 0.016;
/** Decimal places: about a kilometre. */
const DIGITS = 2;

/** The codes of the Census Bureau (FIPS). */
const CODES = Object.fromEntries(
  (
    '01AL 02AK 04AZ 05AR 06CA 08CO 09CT 10DE 11DC 12FL 13GA 15HI 16ID 17IL 18IN 19IA 20KS 21KY 22LA 23ME 24MD 25MA ' +
    '26MI 27MN 28MS 29MO 30MT 31NE 32NV 33NH 34NJ 35NM 36NY 37NC 38ND 39OH 40OK 41OR 42PA 44RI 45SC 46SD 47TN 48TX ' +
    '49UT 50VT 51VA 53WA 54WV 55WI 56WY 60AS 66GU 69MP 72PR 78VI'
  )
    .split(' ')
    .map((row) => [row.slice(0, 2), row.slice(2)]),
);

const require = createRequire(import.meta.url);
const atlas = JSON.parse(readFileSync(require.resolve('us-atlas/states-10m.json'), 'utf8'));

const statesOf = (topology) =>
  feature(topology, topology.objects.states).features.flatMap(({ id, geometry }) =>
    CODES[id] && geometry ? [{ code: CODES[id], geometry }] : [],
  );
const polygonsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates);
const round = (degrees) => Number(degrees.toFixed(DIGITS));

/** Merges neighbours that round to the same point; rings with no area left are dropped. */
function tidyRing(ring) {
  const points = ring.map(([longitude, latitude]) => [round(longitude), round(latitude)]);
  return points.filter((point, at) => at === 0 || String(point) !== String(points[at - 1]));
}
const tidyPolygon = (rings) => rings.map(tidyRing).filter((ring) => ring.length > 3);

/** South, west, north, east. The Aleutians beyond the date line are left out: the map ends there. */
function boundsOf(geometry, code) {
  const points = polygonsOf(geometry)
    .flat(2)
    .filter(([longitude]) => code !== 'AK' || longitude < 0);
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return [
    Math.min(...latitudes),
    Math.min(...longitudes),
    Math.max(...latitudes),
    Math.max(...longitudes),
  ].map(round);
}

/** Borders lose their small turns, and islands too small to see are removed. */
function simplified() {
  const simple = simplify(presimplify(atlas), LEAST_AREA);
  return filter(simple, filterAttachedWeight(simple, LEAST_AREA));
}
const outline = {
  type: 'FeatureCollection',
  features: statesOf(simplified()).flatMap(({ code, geometry }) => {
    const coordinates = polygonsOf(geometry)
      .map(tidyPolygon)
      .filter((rings) => rings.length > 0);
    if (coordinates.length === 0) return [];
    return [
      {
        type: 'Feature',
        id: code,
        properties: {},
        geometry: { type: 'MultiPolygon', coordinates },
      },
    ];
  }),
};
writeFileSync(OUTLINE, `${JSON.stringify(outline)}\n`);

const bounds = Object.fromEntries(
  statesOf(atlas)
    .map(({ code, geometry }) => [code, boundsOf(geometry, code)])
    .sort(([a], [b]) => a.localeCompare(b)),
);
const options = { ...(await prettier.resolveConfig(BOUNDS)), filepath: BOUNDS };
writeFileSync(BOUNDS, await prettier.format(JSON.stringify(bounds), options));
console.log(
  `${OUTLINE}: ${outline.features.length} states, ${JSON.stringify(outline).length} bytes`,
);

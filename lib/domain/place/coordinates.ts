import type { Coordinates, JobSummary } from '@/lib/domain/job/job';

/** Where the map can place a job (specification, section 5), in degrees. */
const LATITUDE = { min: 20, max: 72 };
const LONGITUDE = { min: -180, max: -60 };

/** What could be read from a record's geolocation. */
export type CoordinatesReading = {
  readonly coordinates: Coordinates | null;
  /** Something was sent that is neither an object nor JSON text of one: worth a warning in the log. */
  readonly unparseable: boolean;
};

function toDegrees(value: unknown): number | null {
  const isNumeric = typeof value === 'string' && /^\s*[-+]?\d+(?:\.\d*)?\s*$/.test(value);
  const degrees = typeof value === 'number' ? value : isNumeric ? Number(value) : NaN;
  return Number.isFinite(degrees) ? degrees : null;
}

function parseText(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (!value.trim()) return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Geolocation as the feed sends it: an object or JSON text, with numbers or numeric strings. Never throws. */
export function toCoordinates(value: unknown): CoordinatesReading {
  const parsed = parseText(value);
  if (parsed === null) return { coordinates: null, unparseable: false };
  if (typeof parsed !== 'object' || Array.isArray(parsed)) {
    return { coordinates: null, unparseable: true };
  }
  const latitude = 'latitude' in parsed ? toDegrees(parsed.latitude) : null;
  const longitude = 'longitude' in parsed ? toDegrees(parsed.longitude) : null;
  const usable = latitude !== null && longitude !== null;
  return { coordinates: usable ? { latitude, longitude } : null, unparseable: false };
}

/** Whether the map shows the job: coordinates over North America, and both city and state known. */
export function isOnMap(
  job: Pick<JobSummary, 'coordinates' | 'city' | 'state'>,
): job is { coordinates: Coordinates; city: string; state: string } {
  if (!job.coordinates || !job.city || !job.state) return false;
  const { latitude, longitude } = job.coordinates;
  return (
    latitude >= LATITUDE.min &&
    latitude <= LATITUDE.max &&
    longitude >= LONGITUDE.min &&
    longitude <= LONGITUDE.max
  );
}

/** Whether a distance can be measured from there: a point on the globe, and not the one that means 'unknown'. */
export function isPosition(at: Coordinates | null): at is Coordinates {
  if (!at) return false;
  const { latitude, longitude } = at;
  return (
    Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0)
  );
}

const EARTH_RADIUS_MILES = 3_958.8;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance between two places as the crow flies, in miles (haversine). */
export function distanceMiles(from: Coordinates, to: Coordinates): number {
  const half = (a: number, b: number) => Math.sin(toRadians(b - a) / 2) ** 2;
  const chord =
    half(from.latitude, to.latitude) +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      half(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

import type { Coordinates, JobSummary } from '@/lib/domain/job/job';
import type { FieldDoubt } from '@/lib/domain/job/field-doubt';
import { atOnce, JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { distanceMiles, isPosition } from './coordinates';
import { medianPosition } from './median-position';
import STATE_BOUNDS from './state-bounds.json';
import { townKey, type KnownPlace } from './near';
import { isStateCode } from './states';

type Located = Pick<JobSummary, 'city' | 'state' | 'coordinates'>;

const BOUNDS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(STATE_BOUNDS));
/** Room around a state's box, in degrees: towns on its edge are placed beyond it by a rounded figure. */
const ROOM_DEGREES = 0.2;
/** How far from the middle of its town a position may be, in miles: more than the widest American city measures across. */
const FAR_MILES = 60;

/** Why a position is not used. */
export type PositionDoubtKind = 'position-outside-state' | 'position-far-from-town';

/** What was wrong with the position of one job. Its example: 'Lincoln, NE at 40.81, 96.7'. */
export type PositionDoubt = FieldDoubt<PositionDoubtKind>;

/** Whether a position is within the box of a state; always, if the state is unknown. */
export function isInState({ latitude, longitude }: Coordinates, state: string | null): boolean {
  const [south, west, north, east] = (isStateCode(state) && BOUNDS.get(state)) || [];
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return true;
  return (
    latitude >= south - ROOM_DEGREES &&
    latitude <= north + ROOM_DEGREES &&
    longitude >= west - ROOM_DEGREES &&
    longitude <= east + ROOM_DEGREES
  );
}

const isFar = (at: Coordinates, middle: Coordinates) => distanceMiles(at, middle) > FAR_MILES;

/** The middle of each town by its key; null if no more than half of the town's positions agree, so that nothing tells which are right. */
function* middlesOf(jobs: readonly Located[]): SlicedWork<ReadonlyMap<string, Coordinates | null>> {
  const towns = new Map<string, Coordinates[]>();
  for (const [at, { city, state, coordinates }] of jobs.entries()) {
    if (at % JOBS_PER_SLICE === 0) yield;
    if (!city || !state || !isPosition(coordinates) || !isInState(coordinates, state)) continue;
    const key = townKey(city, state);
    const positions = towns.get(key) ?? [];
    positions.push(coordinates);
    towns.set(key, positions);
  }
  const middles = new Map<string, Coordinates | null>();
  for (const [key, positions] of towns) {
    const middle = medianPosition(positions);
    const near = positions.filter((at) => !isFar(at, middle)).length;
    middles.set(key, near * 2 > positions.length ? middle : null);
  }
  return middles;
}

function doubtOf(job: Located, middles: ReadonlyMap<string, Coordinates | null>) {
  const { city, state, coordinates } = job;
  if (!coordinates) return null;
  if (!isPosition(coordinates) || !isInState(coordinates, state)) return 'position-outside-state';
  const middle = city && state ? middles.get(townKey(city, state)) : undefined;
  if (middle === undefined) return null;
  return middle === null || isFar(coordinates, middle) ? 'position-far-from-town' : null;
}

/**
 * The jobs without the positions that cannot be right: outside the state that the job names, or far from the other jobs of its town. One
 * lost minus sign would otherwise move a marker to Asia and the middle of a town with it.
 */
export function* withUsedPositions<Job extends Located>(
  jobs: readonly Job[],
): SlicedWork<readonly Job[]> {
  const middles = yield* middlesOf(jobs);
  const used: Job[] = [];
  for (const [at, job] of jobs.entries()) {
    if (at % JOBS_PER_SLICE === 0) yield;
    used.push(doubtOf(job, middles) === null ? job : { ...job, coordinates: null });
  }
  return used;
}

/** The same for one job that was looked up, with the towns of the list. */
export function withUsedPosition<Job extends Located>(
  job: Job,
  places: readonly KnownPlace[],
): Job {
  const { city, state } = job;
  if (!city || !state)
    return doubtOf(job, new Map()) === null ? job : { ...job, coordinates: null };
  const key = townKey(city, state);
  const town = places.find((place) => townKey(place.city, place.state) === key);
  const middles = new Map(town ? [[key, town.position]] : []);
  return doubtOf(job, middles) === null ? job : { ...job, coordinates: null };
}

/** Which positions of a list are not used, and why, for the platform check. */
export function* placeDoubts(
  jobs: readonly (Located & Pick<JobSummary, 'id'>)[],
): Generator<readonly [id: string, doubts: readonly PositionDoubt[]]> {
  const middles = atOnce(middlesOf(jobs));
  for (const job of jobs) {
    const kind = doubtOf(job, middles);
    if (kind === null) continue;
    const { latitude, longitude } = job.coordinates ?? {};
    const town = [job.city, job.state].filter(Boolean).join(', ');
    yield [
      job.id,
      [{ field: 'geolocation', kind, example: `${town} at ${latitude}, ${longitude}` }],
    ];
  }
}

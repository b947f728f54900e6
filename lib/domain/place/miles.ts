import { distanceMiles, isPosition } from './coordinates';
import type { JobSummary } from '@/lib/domain/job/job';
import { townKey, type Place } from './near';

/** Marks a job that names no place to measure from. */
const UNKNOWN = 0x3fff;

/** How far each job is from a place, in whole miles. */
export type Miles = Uint16Array;

type Located = Pick<JobSummary, 'city' | 'state' | 'coordinates'>;

/** Measures every job from a place, in the order of the list. Of a place without a position only its own jobs are near. */
export function measure(jobs: readonly Located[], { name, position }: Place): Miles {
  const miles = new Uint16Array(jobs.length).fill(UNKNOWN);
  if (position) {
    for (const [job, { coordinates }] of jobs.entries()) {
      if (isPosition(coordinates)) miles[job] = Math.round(distanceMiles(position, coordinates));
    }
    return miles;
  }
  const [town = '', itsState = ''] = name.split(/, (?=[^,]*$)/);
  const key = townKey(town, itsState);
  for (const [job, { city, state }] of jobs.entries()) {
    if (city && state && townKey(city, state) === key) miles[job] = 0;
  }
  return miles;
}

/** The distance of one job; null if it is not known. */
export function milesOf(miles: Miles, job: number): number | null {
  const far = miles[job] ?? UNKNOWN;
  return far === UNKNOWN ? null : far;
}

/** Positions of the jobs, the nearest first, unknown last; equal distances stay in the order of the list. */
export function orderByMiles(miles: Miles): Uint32Array {
  const starts = new Uint32Array(UNKNOWN + 2);
  for (const far of miles) starts[far + 1] = (starts[far + 1] ?? 0) + 1;
  for (let far = 1; far < starts.length; far += 1) {
    starts[far] = (starts[far] ?? 0) + (starts[far - 1] ?? 0);
  }
  const order = new Uint32Array(miles.length);
  for (let job = 0; job < miles.length; job += 1) {
    const far = miles[job] ?? UNKNOWN;
    const at = starts[far] ?? 0;
    order[at] = job;
    starts[far] = at + 1;
  }
  return order;
}

import { isPosition } from '@/lib/domain/place/coordinates';
import type { JobSummary } from '@/lib/domain/job/job';
import { toPlaceWords, type KnownPlace } from '@/lib/domain/place/near';
import { compareText } from './sort-jobs';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { tidy } from '@/lib/domain/basics/words';

type Located = Pick<JobSummary, 'city' | 'state' | 'coordinates'>;

const toHundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/** The towns of the feed by name, each at the mean position of its jobs, to about a mile. */
export function* indexPlaces(jobs: readonly Located[]): SlicedWork<readonly KnownPlace[]> {
  const towns = new Map<string, { name: string; city: string; state: string; at: number[][] }>();
  for (const [at, { city, state, coordinates }] of jobs.entries()) {
    if (at % JOBS_PER_SLICE === 0) yield;
    if (!city || !state || !isPosition(coordinates)) continue;
    const key = `${toPlaceWords(city)}${state.toUpperCase()}`;
    const town = towns.get(key) ?? {
      name: `${tidy(city)}, ${tidy(state)}`,
      city: toPlaceWords(city),
      state: tidy(state),
      at: [],
    };
    town.at.push([coordinates.latitude, coordinates.longitude]);
    towns.set(key, town);
  }
  const mean = (points: readonly number[][], axis: number) =>
    toHundredths(points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length);
  return [...towns.values()]
    .map(({ at, ...town }) => ({
      ...town,
      position: { latitude: mean(at, 0), longitude: mean(at, 1) },
    }))
    .sort((a, b) => compareText(a.name, b.name));
}

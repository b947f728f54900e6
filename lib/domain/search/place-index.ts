import { isPosition } from '@/lib/domain/place/coordinates';
import type { Coordinates, JobSummary } from '@/lib/domain/job/job';
import { medianPosition } from '@/lib/domain/place/median-position';
import { toPlaceWords, townKey, type KnownPlace } from '@/lib/domain/place/near';
import { compareText } from './sort-jobs';
import { JOBS_PER_SLICE, type SlicedWork } from '@/lib/domain/basics/sliced-work';
import { tidy } from '@/lib/domain/words/words';

type Located = Pick<JobSummary, 'city' | 'state' | 'coordinates'>;

const toHundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/** The town's middle, to about a mile; null if none of its jobs says where it is. */
function middleOf(positions: readonly Coordinates[]): Coordinates | null {
  if (positions.length === 0) return null;
  const { latitude, longitude } = medianPosition(positions);
  return { latitude: toHundredths(latitude), longitude: toHundredths(longitude) };
}

/** The towns of the feed by name, each at the median position of its jobs. */
export function* indexPlaces(jobs: readonly Located[]): SlicedWork<readonly KnownPlace[]> {
  const towns = new Map<string, Omit<KnownPlace, 'position'> & { readonly at: Coordinates[] }>();
  for (const [at, { city, state, coordinates }] of jobs.entries()) {
    if (at % JOBS_PER_SLICE === 0) yield;
    if (!city || !state) continue;
    const key = townKey(city, state);
    const town = towns.get(key) ?? {
      name: `${tidy(city)}, ${tidy(state)}`,
      city: toPlaceWords(city),
      state: tidy(state),
      at: [],
    };
    if (isPosition(coordinates)) town.at.push(coordinates);
    towns.set(key, town);
  }
  return [...towns.values()]
    .map(({ at, ...town }) => ({ ...town, position: middleOf(at) }))
    .sort((a, b) => compareText(a.name, b.name));
}

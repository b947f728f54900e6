import { isOnMap } from '@/lib/domain/place/coordinates';
import type { Coordinates, JobSummary } from '@/lib/domain/job/job';
import type { Stated } from '@/lib/domain/job/job-facts';
import { medianPosition } from '@/lib/domain/place/median-position';
import { townKey } from '@/lib/domain/place/near';
import { tidy } from '@/lib/domain/words/words';

/** What the map shows of a job. */
export type MapJob = Pick<JobSummary, 'id' | 'title' | 'pay' | 'city' | 'state' | 'placeText'> &
  Stated;

/** The jobs of one place: one marker (specification, section 3). */
export type MapGroup<J extends MapJob = MapJob> = {
  /** Lowercase city plus uppercase state: 'austin, TX'. Of a town with several spellings the first job's. */
  readonly key: string;
  /** The median of its jobs' positions. */
  readonly position: Coordinates;
  readonly city: string;
  readonly state: string;
  readonly total: number;
  /** Only the first of a long list, if the server made the groups. */
  readonly jobs: readonly J[];
};

type Group = Pick<MapGroup, 'key' | 'city' | 'state'> & {
  readonly jobs: JobSummary[];
  readonly positions: Coordinates[];
};

/** The key of a place, however it is spelt: 'austin, TX'. */
export const placeKey = (city: string, state: string) =>
  `${city.toLowerCase()}, ${state.toUpperCase()}`;

/**
 * Groups jobs by city and state, in the order the places first appear: one group for 'St. Louis' and 'Saint Louis'. Jobs the map cannot place
 * are returned separately.
 */
export function groupByPlace(jobs: readonly JobSummary[]): {
  groups: MapGroup<JobSummary>[];
  unplaced: JobSummary[];
} {
  const groups = new Map<string, Group>();
  const unplaced: JobSummary[] = [];
  for (const job of jobs) {
    if (!isOnMap(job)) {
      unplaced.push(job);
      continue;
    }
    const [city, state] = [tidy(job.city), tidy(job.state)];
    const key = townKey(city, state);
    let group = groups.get(key);
    if (!group) {
      group = { key: placeKey(city, state), city, state, jobs: [], positions: [] };
      groups.set(key, group);
    }
    group.jobs.push(job);
    group.positions.push(job.coordinates);
  }
  const placed = [...groups.values()].map(({ positions, ...group }) => ({
    ...group,
    position: medianPosition(positions),
    total: group.jobs.length,
  }));
  return { groups: placed, unplaced };
}

import { isOnMap } from '@/lib/domain/place/coordinates';
import type { Coordinates, JobSummary } from '@/lib/domain/job/job';
import { tidy } from '@/lib/domain/basics/words';

/** What the map shows of a job. */
export type MapJob = Pick<
  JobSummary,
  | 'id'
  | 'title'
  | 'payText'
  | 'shifts'
  | 'orderTypes'
  | 'contractLength'
  | 'city'
  | 'state'
  | 'placeText'
>;

/** The jobs of one place: one marker (specification, section 3). */
export type MapGroup<J extends MapJob = MapJob> = {
  /** Lowercase city plus uppercase state: 'austin, TX'. */
  readonly key: string;
  /** Position of the group's first job. */
  readonly position: Coordinates;
  readonly city: string;
  readonly state: string;
  readonly total: number;
  /** Only the first of a long list, if the server made the groups. */
  readonly jobs: readonly J[];
};

/** The key of a place, however it is spelt: 'austin, TX'. */
export const placeKey = (city: string, state: string) =>
  `${city.toLowerCase()}, ${state.toUpperCase()}`;

/** Groups jobs by city and state, in the order the places first appear; jobs the map cannot place are returned separately. */
export function groupByPlace(jobs: readonly JobSummary[]): {
  groups: MapGroup<JobSummary>[];
  unplaced: JobSummary[];
} {
  const groups = new Map<string, MapGroup<JobSummary> & { total: number; jobs: JobSummary[] }>();
  const unplaced: JobSummary[] = [];
  for (const job of jobs) {
    if (!isOnMap(job)) {
      unplaced.push(job);
      continue;
    }
    const [city, state] = [tidy(job.city), tidy(job.state)];
    const key = placeKey(city, state);
    let group = groups.get(key);
    if (!group) {
      group = { key, position: job.coordinates, city, state, total: 0, jobs: [] };
      groups.set(key, group);
    }
    group.total += 1;
    group.jobs.push(job);
  }
  return { groups: [...groups.values()], unplaced };
}

import { countJobs } from './count';
import type { MapGroup } from './map-groups';
import { stateName } from './states';

/** So many states are named of a cluster. */
const NAMED_STATES = 3;

/** What a marker is called: '12 jobs in Dallas, TX'. */
export function placeName({
  jobs,
  city,
  state,
}: Pick<MapGroup, 'jobs' | 'city' | 'state'>): string {
  return `${countJobs(jobs.length)} in ${city}, ${state}`;
}

/** What a cluster is called: '34 jobs in 5 places: Oklahoma, Texas'. */
export function clusterName(groups: readonly Pick<MapGroup, 'jobs' | 'state'>[]): string {
  const total = groups.reduce((sum, { jobs }) => sum + jobs.length, 0);
  const states = [...new Set(groups.map(({ state }) => stateName(state)))].sort();
  const more = states.length - NAMED_STATES;
  const named = states.slice(0, more > 0 ? NAMED_STATES : states.length).join(', ');
  return `${countJobs(total)} in ${groups.length} places: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The heading above several jobs of one place (specification, section 2). */
export function placeHeading({
  jobs,
  city,
  state,
}: Pick<MapGroup, 'jobs' | 'city' | 'state'>): string {
  return `${jobs.length} Jobs in ${city}, ${state}`;
}

import { countJobs } from '@/lib/domain/counts/count';
import type { MapGroup } from './map-groups';
import type { MapList } from './map-list';
import { STATE_NAMES, stateName } from '@/lib/domain/place/states';
import { INDEX_GATE } from '@/lib/domain/search-pages/known-pages';
import { searchPath } from '@/lib/domain/search-pages/search-page';

/** How many states of a cluster or a query are named. */
const NAMED_STATES = 3;

/** What a marker is called: '12 jobs in Dallas, TX'. */
export function placeName({
  total,
  city,
  state,
}: Pick<MapGroup, 'total' | 'city' | 'state'>): string {
  return `${countJobs(total)} in ${city}, ${state}`;
}

/** What a cluster is called: '34 jobs in 5 places: Oklahoma, Texas'. */
export function clusterName(groups: readonly Pick<MapGroup, 'total' | 'state'>[]): string {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const states = [...new Set(groups.map(({ state }) => stateName(state)))].sort();
  const more = states.length - NAMED_STATES;
  const named = states.slice(0, more > 0 ? NAMED_STATES : states.length).join(', ');
  return `${countJobs(total)} in ${groups.length} places: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The heading above several jobs of one place (specification, section 2). */
export function placeHeading({
  total,
  city,
  state,
}: Pick<MapGroup, 'total' | 'city' | 'state'>): string {
  return `${total} Jobs in ${city}, ${state}`;
}

type Place = Pick<MapGroup, 'total' | 'state'> & { readonly city: string | null };

/** The page with all jobs of a town or state; null if so few are shown that it may not be indexed. */
export const pageOfPlace = ({ total, city, state }: Place): string | null =>
  total < INDEX_GATE.enter ? null : searchPath({ specialty: null, state, city });

/** How many jobs a map of all states shows in the states of a query: '2 shown in Texas and Nebraska'; null without states. */
export function shownInStates(
  { states }: Pick<MapList, 'states'>,
  codes: readonly string[],
): string | null {
  const known = codes.filter((code) => Object.hasOwn(STATE_NAMES, code));
  const [last = '', ...others] = known.map(stateName).reverse();
  if (!last) return null;
  const shown = states.reduce(
    (sum, { code, total }) => sum + (known.includes(code) ? total : 0),
    0,
  );
  const named = others.length > 0 ? `${others.reverse().join(', ')} and ${last}` : last;
  return `${shown} shown in ${known.length > NAMED_STATES ? `${known.length} states` : named}`;
}

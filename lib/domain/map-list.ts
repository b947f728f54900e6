import type { JobSummary } from './job';
import type { MapGroup, MapJob } from './map-groups';
import { compareText } from './sort-jobs';
import { stateName } from './states';

/** What the list beside the map says of a job. */
export type MapListJob = Pick<JobSummary, 'id' | 'title' | 'payText' | 'shifts'>;

export type MapListPlace = {
  readonly city: string;
  readonly total: number;
  readonly jobs: readonly MapListJob[];
};

export type MapListState = {
  readonly code: string;
  readonly total: number;
  readonly places: readonly MapListPlace[];
};

/** The map's groups in words: states and cities by name, and the jobs the map cannot place. */
export type MapList = {
  readonly total: number;
  readonly states: readonly MapListState[];
  readonly unplaced: Omit<MapListPlace, 'city'>;
};

type Limits = { readonly aPlace: number; readonly unplaced: number };
type Listed = {
  readonly total: number;
  readonly groups: readonly MapGroup[];
  readonly unplaced: readonly MapJob[];
};
const ALL: Limits = { aPlace: Infinity, unplaced: Infinity };

const toListJob = ({ id, title, payText, shifts }: MapListJob): MapListJob => {
  return { id, title, payText, shifts };
};

const sumOf = (places: readonly { readonly total: number }[]) =>
  places.reduce((sum, { total }) => sum + total, 0);

/**
 * The same groups as the map's, as a list (docs/product/decisions.md, 'map').
 * @param limits how many jobs to name in each place, where not all of them are wanted
 */
export function toMapList({ total, groups, unplaced }: Listed, limits: Limits = ALL): MapList {
  const byState = new Map<string, MapGroup[]>();
  for (const group of groups) {
    const code = group.state.toUpperCase();
    byState.set(code, [...(byState.get(code) ?? []), group]);
  }
  const states = [...byState].map(([code, ofState]): MapListState => {
    const places = ofState
      .map(({ city, total: inPlace, jobs }) => ({
        city,
        total: inPlace,
        jobs: jobs.slice(0, limits.aPlace).map(toListJob),
      }))
      .sort((a, b) => compareText(a.city, b.city));
    return { code, total: sumOf(places), places };
  });
  return {
    total,
    states: states.sort((a, b) => compareText(stateName(a.code), stateName(b.code))),
    unplaced: {
      total: unplaced.length,
      jobs: unplaced.slice(0, limits.unplaced).map(toListJob),
    },
  };
}

/** How many places a list has. */
export function countPlaces({ states }: MapList): number {
  return states.reduce((sum, { places }) => sum + places.length, 0);
}

import type { JobSummary } from '@/lib/domain/job/job';
import type { StatedCopy } from '@/lib/domain/job/job-facts';
import type { MapGroup, MapJob } from './map-groups';
import { compareText } from '@/lib/domain/search/sort-jobs';
import { stateName } from '@/lib/domain/place/states';

/** What the list beside the map shows of a job. */
export type MapListJob = Pick<JobSummary, 'id' | 'title' | 'pay'> & StatedCopy;

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

/** The map's groups as text: states and cities by name, and the jobs the map cannot place. */
export type MapList = {
  readonly total: number;
  readonly states: readonly MapListState[];
  readonly unplaced: Omit<MapListPlace, 'city'>;
};

type Listed = {
  readonly total: number;
  readonly groups: readonly MapGroup[];
  readonly unplaced: readonly MapJob[];
};

/** A job as a line of the list. */
export const toListJob = (job: MapJob): MapListJob => {
  const { id, title, pay, shifts, orderTypes, contractLength } = job;
  return { id, title, pay, shifts, orderTypes, contractLength };
};

const sumOf = (places: readonly { readonly total: number }[]) =>
  places.reduce((sum, { total }) => sum + total, 0);

/** The same groups as the map's, as a list (docs/product/decisions.md, 'map'). */
export function toMapList({ total, groups, unplaced }: Listed): MapList {
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
        jobs: jobs.map(toListJob),
      }))
      .sort((a, b) => compareText(a.city, b.city));
    return { code, total: sumOf(places), places };
  });
  return {
    total,
    states: states.sort((a, b) => compareText(stateName(a.code), stateName(b.code))),
    unplaced: { total: unplaced.length, jobs: unplaced.map(toListJob) },
  };
}

/** How many places a list has. */
export function countPlaces({ states }: MapList): number {
  return states.reduce((sum, { places }) => sum + places.length, 0);
}

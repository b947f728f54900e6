import type { Shift } from '@/sandbox/jobs/shift';

/** A list with at least one item. */
export type Some<T> = readonly [T, ...T[]];

/** Size of a town; each profile names the smallest that has such a unit. */
export type TownSize = 'small' | 'mid' | 'large';

export type License =
  | 'RN'
  | 'LPN'
  | 'CNA'
  | 'PT'
  | 'PTA'
  | 'OT'
  | 'COTA'
  | 'SLP'
  | 'RRT'
  | 'lab'
  | 'pharmacist'
  | 'pharmacy technician'
  | 'social work'
  | 'imaging'
  | 'none';

/**
 * What a posting is composed of. '{20-28}' becomes a number between the two, '{city}' and '{state}' the place. Each sentence must
 * fit beside any other of its profile.
 */
type Writing = {
  /** Opening sentences: the unit and the patients. */
  readonly units: Some<string>;
  /** Openings for small towns, where the others would sound too large. */
  readonly smallUnits?: Some<string>;
  /** Ratios, team, support. */
  readonly team: Some<string>;
  readonly smallTeam?: Some<string>;
  /** Replaces both in the states whose law sets the ratios (California, Oregon). */
  readonly lawTeam?: Some<string>;
  readonly duties: Some<string>;
  /** Experience and certificates that every such job requires; the license is listed first. */
  readonly needs: Some<string>;
  /** One or two of these follow. */
  readonly extras: Some<string>;
};

/** One kind of job the agency fills. */
export type Profile = {
  readonly specialty: string;
  readonly title: string;
  /** A second title that the platform stores. */
  readonly otherTitle?: string;
  /** In states that call the job by another name. */
  readonly titleIn?: { readonly states: readonly string[]; readonly title: string };
  readonly license: License;
  /** Lowest and highest weekly pay in dollars, in a state whose pay factor is 1. */
  readonly pay: readonly [number, number];
  readonly shifts: Some<Shift>;
  readonly leastTown: TownSize;
  /** How often this kind occurs, relative to the weights of the other kinds. */
  readonly weight: number;
  readonly writing: Writing;
};

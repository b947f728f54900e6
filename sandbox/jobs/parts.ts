import table from './parts.json' with { type: 'json' };

/** A list with at least one item. */
type Some<T> = readonly [T, ...T[]];
/** Size of a town; each profile names the smallest that has such a unit. */
export type TownSize = 'small' | 'mid' | 'large';
export type Shift = keyof typeof table.shifts;
type StateCode = keyof typeof table.states;

type State = {
  readonly name: string;
  /** Factor on weekly pay; 1 is the middle of the country. */
  readonly pay: number;
  /** Whether the state belongs to the nurse licensure compact. */
  readonly compact: boolean;
  /** Whether its law sets how many patients a nurse may have. */
  readonly ratioLaw?: boolean;
};

/** A town the agency has work in. */
export type Place = {
  readonly city: string;
  readonly state: StateCode;
  readonly latitude: number;
  readonly longitude: number;
  readonly size: TownSize;
  /** What a clinician finds nearby, a sentence or two each. */
  readonly around: Some<string>;
};

/** One kind of job the agency fills, and what its postings are composed of: each sentence must fit beside any other of its profile. */
export type Profile = {
  readonly specialty: string;
  readonly title: string;
  /** A second title that the platform stores. */
  readonly otherTitle?: string;
  /** In states that call the job by another name. */
  readonly titleIn?: { readonly states: readonly string[]; readonly title: string };
  readonly license: keyof typeof table.licenses;
  /** Lowest and highest weekly pay in dollars, in a state whose pay factor is 1. */
  readonly pay: readonly [number, number];
  readonly shifts: Some<Shift>;
  readonly leastTown: TownSize;
  /** How often this kind occurs, relative to the weights of the other kinds. */
  readonly weight: number;
  /** Opening sentences: the unit and the patients. */
  readonly units: Some<string>;
  /** Openings for small towns, where the others would sound too large. */
  readonly smallUnits?: Some<string>;
  /** Ratios, team, support. */
  readonly team: Some<string>;
  readonly smallTeam?: Some<string>;
  /** Replaces both where the law sets the ratios. */
  readonly lawTeam?: Some<string>;
  readonly duties: Some<string>;
  /** Experience and certificates that every such job requires; the license is listed first. */
  readonly needs: Some<string>;
  /** One or two of these follow. */
  readonly extras: Some<string>;
};

export type Headings = (typeof table.headings)[number];

/**
 * What jobs are made of. In its texts '{20-28}' becomes a number between the two, '{city}' and '{state}' the place, '{multistate}' the
 * state as a nurse's license names it.
 */
type Parts = {
  readonly states: Readonly<Record<StateCode, State>>;
  readonly places: readonly Place[];
  /** The shifts the agency books, as the feed words them, and what each means in a posting. */
  readonly shifts: Readonly<Record<Shift, Some<string>>>;
  /** What a posting requires: the first line that has the state or names none. */
  readonly licenses: Readonly<
    Record<Profile['license'], readonly { readonly states?: readonly string[]; line: string }[]>
  >;
  /** A share of jobs `below` which a length is drawn; the others are open-ended. */
  readonly contractLengths: readonly { readonly length: string; readonly below: number }[];
  readonly lengthSentences: Some<string>;
  readonly openEndedSentences: Some<string>;
  readonly firstSteps: Some<string>;
  readonly headings: Some<Headings>;
  /** What postings say about charting, call, scheduling, locals and the start, including sentences that only seem to match. */
  readonly mentions: readonly Some<string>[];
  readonly profiles: readonly Profile[];
};

/** The table as its readers need it. What types cannot read in JSON, such as a state's code, a test holds. */
export const PARTS = table as unknown as Parts;

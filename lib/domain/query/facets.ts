import { withoutMarks } from '@/lib/domain/words/sent-text';
import type { JobSummary } from '@/lib/domain/job/job';
import { isStateCode, stateName, toStateCode } from '@/lib/domain/place/states';
import type { MatchStages } from './match';

/** The categories a visitor filters by, in the panel's order; also their keys in the query string. */
export const FACET_NAMES = ['title', 'specialty', 'state', 'shift', 'jobType', 'says'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Fields of a job with a text, or with several. */
type FieldOfTexts = {
  [F in keyof JobSummary]-?: JobSummary[F] extends string | readonly string[] | null | undefined
    ? F
    : never;
}[keyof JobSummary];

/** A filter with several values. Its key in the table is its name and its parameter in addresses. */
type Facet = {
  /** Written above the filter. */
  readonly label: string;
  /** What several values are called. */
  readonly plural: string;
  /** Both in the specification's spelling for the list, if the list has its own. */
  readonly onList?: { readonly label: string; readonly plural: string };
  /** Other names of the parameter that addresses may have, in small letters. */
  readonly alsoRead?: readonly string[];
  /** Where a job has its value or values, the first one present first. */
  readonly field: FieldOfTexts;
  /** The filter offers all of a job's values, not only the first; the others only match. */
  readonly offersAll?: boolean;
  /** Whether a term may name a value in part (specification, section 2). */
  readonly match: MatchStages;
  /** What stands before a value outside the filter, where nothing else says what it is a value of. */
  readonly lead?: string;
  /** The colour of its tags (components/ui/actions/tag.module.css). */
  readonly tone: FacetTone;
  /** Whether the map has the filter, besides the list. */
  readonly isOnMap: boolean;
  /** Whether the filter is left out while no job has a value. */
  readonly isHiddenEmpty?: boolean;
};

type FacetTone = 'title' | 'specialty' | 'state' | 'shift' | 'jobType' | 'says';

/** A state's code, if it is one of ours without the marks of a sentence at its end, too. */
function toState(text: string): string {
  const code = toStateCode(withoutMarks(text));
  return isStateCode(code) ? code : toStateCode(text);
}

/** Everything that filters by several values is read from here (docs/how-to/filter.md). */
export const FACETS: Readonly<Record<FacetName, Facet>> = {
  title: {
    label: 'Job Title',
    plural: 'job titles',
    alsoRead: ['titles'],
    field: 'titles',
    match: 'partial',
    tone: 'title',
    isOnMap: true,
  },
  specialty: {
    label: 'Specialty',
    plural: 'specialties',
    onList: { label: 'Speciality', plural: 'specialties' },
    alsoRead: ['specialties', 'speciality'],
    field: 'specialties',
    match: 'partial',
    tone: 'specialty',
    isOnMap: true,
  },
  state: {
    label: 'State',
    plural: 'states',
    alsoRead: ['states'],
    field: 'state',
    match: 'exact',
    tone: 'state',
    isOnMap: false,
  },
  shift: {
    label: 'Shift',
    plural: 'shifts',
    alsoRead: ['shifts'],
    field: 'shifts',
    match: 'exact',
    tone: 'shift',
    isOnMap: true,
  },
  jobType: {
    label: 'Job type',
    plural: 'job types',
    alsoRead: ['jobtypes'],
    field: 'orderTypes',
    match: 'partial',
    tone: 'jobType',
    isOnMap: true,
  },
  says: {
    label: 'Posting mentions',
    plural: 'mentions',
    field: 'says',
    offersAll: true,
    match: 'exact',
    lead: 'Posting mentions ',
    tone: 'says',
    isOnMap: true,
    isHiddenEmpty: true,
  },
};

/** Makes something for each category, by its name. */
export const ofFacets = <T>(make: (name: FacetName) => T): Readonly<Record<FacetName, T>> =>
  Object.fromEntries(FACET_NAMES.map((name) => [name, make(name)])) as Record<FacetName, T>;

/** The categories whose values are codes: the code that a text stands for, and what a code is called. */
export const CODES: Readonly<
  Partial<Record<FacetName, { of: (text: string) => string; nameOf: (code: string) => string }>>
> = { state: { of: toState, nameOf: stateName } };

/** A text in the form in which the category's values are compared: a state's code. */
export const termCode = (name: FacetName, text: string): string => CODES[name]?.of(text) ?? text;

/** A value as its filter shows it: a state's name. */
export const valueName = (name: FacetName, value: string): string =>
  CODES[name]?.nameOf(value) ?? value;

/** A value as tags and names of searches show it: 'Texas', 'Posting mentions Epic'. */
export const valueInWords = (name: FacetName, value: string): string =>
  `${FACETS[name].lead ?? ''}${valueName(name, value)}`;

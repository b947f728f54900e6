import type { FacetIndex } from './facet-index';
import type { JobIndex } from './job-index';
import { stateName, STATE_NAMES } from './states';
import { fold } from './words';

/** One line of a picker on the home page. */
export type SearchOption = {
  /** What the search carries: a title, or a state's code. */
  readonly value: string;
  readonly label: string;
  /** A second spelling that finds it, shown beside it: the state's code. */
  readonly code?: string;
};

/** What `GET /api/jobs/options` answers. */
export type SearchOptions = {
  readonly titles: readonly SearchOption[];
  readonly states: readonly SearchOption[];
};

function labelsOf({ labels, optionOrder }: FacetIndex): readonly string[] {
  return optionOrder.flatMap((id) => labels[id] ?? []);
}

/** Every job title that is open now, the most frequent first. */
export function titleOptions({ facets }: JobIndex): readonly SearchOption[] {
  return labelsOf(facets.title).map((title) => ({ value: title, label: title }));
}

/** Every state with open jobs, by name. A code nobody knows is no place to look for: the job list still has its jobs. */
export function stateOptions({ facets }: JobIndex): readonly SearchOption[] {
  return labelsOf(facets.state)
    .filter((code) => Object.hasOwn(STATE_NAMES, code))
    .map((code) => ({ value: code, label: stateName(code), code }));
}

/** The options a typed text finds, in label or code, without regard to case; those it spells out come first. */
export function findOptions(
  options: readonly SearchOption[],
  typed: string,
): readonly SearchOption[] {
  const wanted = fold(typed);
  if (!wanted) return options;
  const found = options.filter(
    ({ label, code }) => fold(label).includes(wanted) || (code && fold(code).startsWith(wanted)),
  );
  const exact = exactOption(found, typed);
  return exact ? [exact, ...found.filter((option) => option !== exact)] : found;
}

/** The option whose label or code the text spells out. */
export function exactOption(
  options: readonly SearchOption[],
  typed: string,
): SearchOption | undefined {
  const wanted = fold(typed);
  const spells = (text = '') => wanted !== '' && fold(text) === wanted;
  return options.find(({ label }) => spells(label)) ?? options.find(({ code }) => spells(code));
}

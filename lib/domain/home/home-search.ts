import { emptyQuery, hasFilters, toTyped, withTerm } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { meantOption, type SearchOption } from '@/lib/domain/search/search-options';
import { STATE_NAMES, toStateCode } from '@/lib/domain/place/states';

/** A field of the home page's search: the option that was chosen, or the text typed in its place. */
export type SearchField<Option extends SearchOption = SearchOption> = {
  readonly chosen: Option | null;
  /** Null while nothing is typed: then `chosen` counts. */
  readonly typed: string | null;
};

export const EMPTY_FIELD: SearchField<never> = { chosen: null, typed: null };

/** Resolves a field: typed text becomes the option it stands for, if there is one. */
export function settled<Option extends SearchOption>(
  { chosen, typed }: SearchField<Option>,
  options: readonly Option[] | null,
): SearchField<Option> {
  if (typed === null) return { chosen, typed };
  if (typed.trim() === '') return EMPTY_FIELD;
  const meant = meantOption(options ?? [], typed);
  return meant ? { chosen: meant, typed: null } : { chosen: null, typed };
}

/** A state's code, even if the state has no open jobs; null if the text is not a state. */
function stateCode(typed: string): string | null {
  const code = toStateCode(typed);
  return Object.hasOwn(STATE_NAMES, code) ? code : null;
}

/**
 * Where the home page's search leads: options go to their categories, and all other typed text to the list's word search, so that nothing
 * is lost. Null while both fields are empty: then there is nowhere to go (decisions, 'Home search').
 * @param fields already settled
 */
export function homeSearchHref(fields: {
  readonly role: SearchField;
  readonly state: SearchField;
}): string | null {
  const { role, state } = fields;
  const code = state.typed === null ? null : stateCode(state.typed);
  const words = [role.typed, code ? null : state.typed].join(' ');
  let query = { ...emptyQuery, q: toTyped('q', words) };
  for (const { chosen } of [role, state]) {
    if (chosen) query = withTerm(query, chosen.facet, chosen.value);
  }
  if (code) query = withTerm(query, 'state', code);
  return hasFilters(query) ? jobsHref({ ...query, sort: 'recent', collapsed: true }) : null;
}

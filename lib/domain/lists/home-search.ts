import { emptyQuery, hasFilters, toTyped, withTerm } from '@/lib/domain/query/job-query';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { meantOption, type SearchOption } from '@/lib/domain/search/search-options';
import { STATE_NAMES, toStateCode } from '@/lib/domain/place/states';

/** What a field of the home page's search holds: an option that was chosen, or what is typed in its place. */
export type SearchField<Option extends SearchOption = SearchOption> = {
  readonly chosen: Option | null;
  /** Null while nothing is: then the choice counts. */
  readonly typed: string | null;
};

export const EMPTY_FIELD: SearchField<never> = { chosen: null, typed: null };

/** A field as it is understood: what is typed becomes the option it stands for, where it stands for one. */
export function settled<Option extends SearchOption>(
  { chosen, typed }: SearchField<Option>,
  options: readonly Option[] | null,
): SearchField<Option> {
  if (typed === null) return { chosen, typed };
  if (typed.trim() === '') return EMPTY_FIELD;
  const meant = meantOption(options ?? [], typed);
  return meant ? { chosen: meant, typed: null } : { chosen: null, typed };
}

/** A state's code, for one without open jobs too; null for what is no state. */
function codeOf(typed: string): string | null {
  const code = toStateCode(typed);
  return Object.hasOwn(STATE_NAMES, code) ? code : null;
}

/**
 * Where the home page's search leads: options to their categories, and all else that is typed to the list's own search by
 * words, so that nothing is lost. Null while both fields are empty: then there is nowhere to go (decisions, 'Home search').
 * @param fields settled ones
 */
export function homeSearchHref(fields: {
  readonly role: SearchField;
  readonly state: SearchField;
}): string | null {
  const { role, state } = fields;
  const code = state.typed === null ? null : codeOf(state.typed);
  const words = [role.typed, code ? null : state.typed].join(' ');
  let query = { ...emptyQuery, q: toTyped('q', words) };
  for (const { chosen } of [role, state]) {
    if (chosen) query = withTerm(query, chosen.facet, chosen.value);
  }
  if (code) query = withTerm(query, 'state', code);
  return hasFilters(query) ? jobsHref({ ...query, sort: 'recent', collapsed: true }) : null;
}

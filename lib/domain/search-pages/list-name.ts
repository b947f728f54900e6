import { formatDollars } from '@/lib/domain/pay/dollars';
import { STATE_NAMES, stateName, toStateCode } from '@/lib/domain/place/states';
import { FACET_NAMES, type FacetName } from '@/lib/domain/query/facets';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { stateInText } from './page-names';

/** The most terms of a category that are named; if there are more, they are counted. */
const NAMED_MAX = 3;

/** Where the name has the terms of a category, what stands before them, and what too many of them are called. */
type NamePart = {
  readonly at: 'before' | 'place' | 'after';
  readonly plural: string;
  readonly lead?: string;
};
/** Not in the table of the categories, because no browser needs it. */
const NAME_PARTS: Readonly<Record<FacetName, NamePart>> = {
  title: { at: 'before', plural: 'titles' },
  specialty: { at: 'before', plural: 'specialties' },
  state: { at: 'place', plural: 'states' },
  shift: { at: 'after', plural: 'shifts' },
  jobType: { at: 'before', plural: 'types' },
  says: { at: 'after', plural: 'things', lead: 'mentioning ' },
};

function anyOf(terms: readonly string[], plural: string): string {
  return terms.length > NAMED_MAX ? `${terms.length} ${plural}` : terms.join(' or ');
}

const inText = (term: string) => {
  const code = toStateCode(term);
  return Object.hasOwn(STATE_NAMES, code) ? stateInText(code) : stateName(term);
};

/**
 * The name of a list with filters in a tab, a history and a preview: 'ICU jobs in Texas', 'Travel RN or LPN jobs, Nights'.
 * @param near the town that the typed place means; a text that means none is not in the name
 * @returns null without filters
 */
export function listName({ filters, q, minPay }: JobQuery, near = ''): string | null {
  /** In the order of the panels. */
  const said = (where: NamePart['at']) =>
    FACET_NAMES.flatMap((facet) => {
      const { at, plural, lead = '' } = NAME_PARTS[facet];
      const terms = at === 'place' ? filters[facet].map(inText) : filters[facet];
      return at === where && terms.length > 0 ? `${lead}${anyOf(terms, plural)}` : [];
    });
  const before = said('before').reverse();
  const places = said('place').join(' and ');
  const after = [
    ...(q ? [`“${q}”`] : []),
    ...said('after'),
    ...(minPay === null ? [] : [`from ${formatDollars(minPay)} a week`]),
  ];
  if (before.length + after.length === 0 && !places && !near) return null;
  const words = [...before, 'jobs'].join(' ');
  const name = `${words}${places && ` in ${places}`}${near && ` near ${near}`}`;
  return [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, ...after].join(', ');
}

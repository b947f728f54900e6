import { formatDollars } from '@/lib/domain/pay/dollars';
import { STATE_NAMES, stateName, toStateCode } from '@/lib/domain/place/states';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { stateInText } from './page-names';

/** The most terms of a category that are named; if there are more, they are counted. */
const NAMED_MAX = 3;

function anyOf(terms: readonly string[], plural: string): string {
  return terms.length > NAMED_MAX ? `${terms.length} ${plural}` : terms.join(' or ');
}

const inText = (term: string) => {
  const code = toStateCode(term);
  return Object.hasOwn(STATE_NAMES, code) ? stateInText(code) : stateName(term);
};

/**
 * The name of a list with filters in a tab, a history and a preview: 'ICU jobs in Texas', 'Travel RN or LPN jobs, Nights'.
 * @returns null without filters
 */
export function listName({ filters, q, minPay, near }: JobQuery): string | null {
  const { title, specialty, state, shift, jobType, says } = filters;
  const roles = [anyOf(specialty, 'specialties'), anyOf(title, 'titles')].filter(Boolean).join(' ');
  const places = anyOf(state.map(inText), 'states');
  const more = [
    q && `“${q}”`,
    shift.length > 0 && anyOf(shift, 'shifts'),
    says.length > 0 && `mentioning ${anyOf(says, 'things')}`,
    minPay !== null && `from ${formatDollars(minPay)} a week`,
  ].filter(Boolean);
  if (!roles && !places && !near && jobType.length === 0 && more.length === 0) return null;
  const words = [anyOf(jobType, 'types'), roles, 'jobs'].filter(Boolean).join(' ');
  const name = `${words}${places && ` in ${places}`}${near && ` near ${near}`}`;
  return [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, ...more].join(', ');
}

import { shorten } from '@/lib/domain/words/cut-text';
import { formatDollars } from '@/lib/domain/pay/dollars';
import { payRange, TYPICAL_PAY } from '@/lib/domain/pay/pay-figures';
import type { Share } from './count-labels';
import type { SearchPageFacts } from './page-facts';
import { inPlace, searchPageName } from './page-names';
import type { Subject } from './search-page';

/** What a search engine shows of a description (characters). */
export const DESCRIPTION_MAX = 160;
/** The share of jobs for nurses from which a page is called one for nurses. */
const MOSTLY = 0.75;

/** A label in the middle of a sentence; 'PRN' is unchanged. */
export const inSentence = (label: string): string =>
  label === label.toUpperCase() ? label : label.toLowerCase();

/** 'Travel', 'Travel and local'; '' if there are none or more than two, or if some jobs have none. */
export function typesOf({ orderTypes, count }: SearchPageFacts): string {
  const named = orderTypes.reduce((sum, type) => sum + type.count, 0);
  if (orderTypes.length === 0 || orderTypes.length > 2 || named < count) return '';
  return orderTypes.map(({ label }, at) => (at === 0 ? label : inSentence(label))).join(' and ');
}

/** Whether so many of its jobs are for nurses that it is called a page for nurses. */
export const isNursing = ({ count, nurses }: SearchPageFacts): boolean =>
  count > 0 && nurses >= count * MOSTLY;

/** 'ICU nurse', 'CT', 'nurse and allied health': who the jobs are for. */
function fieldOf({ specialty }: Subject, facts: SearchPageFacts): string {
  const { count, nurses } = facts;
  if (specialty !== null)
    return isNursing(facts) && !/\bnurs/i.test(specialty) ? `${specialty} nurse` : specialty;
  if (count > 0 && nurses === count) return 'nurse';
  return count > 0 && nurses === 0 ? 'allied health' : 'nurse and allied health';
}

/**
 * The heading, as people type it: 'Travel ICU nurse jobs in Texas'. Includes the order types if all its jobs have them, and 'nurse' if
 * most are for nurses.
 */
export function searchPageHeading(subject: Subject, facts: SearchPageFacts): string {
  const words = [typesOf(facts), fieldOf(subject, facts), 'jobs'].filter(Boolean).join(' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${inPlace(subject)}`;
}

const counted = ({ label, count }: Share) => `${label} ${count}`;

/** Facts alone: how many are open, what they pay, where they are, when and for how long. */
export function searchPageDescription(subject: Subject, facts: SearchPageFacts): string {
  const { count, pay, cities, states, specialties, shifts, lengths } = facts;
  const parted = [cities, states, specialties].find(({ length }) => length > 1) ?? [];
  const parts = [
    count === 0 ? 'None open today' : `${count} open today`,
    pay && `${inSentence(TYPICAL_PAY)} ${payRange(pay)}`,
    parted.slice(0, 3).map(counted).join(', '),
    shifts
      .slice(0, 2)
      .map(({ label }) => label)
      .join(' and '),
    lengths[0]?.label,
  ].filter(Boolean);
  return shorten(`${searchPageName(subject)}: ${parts.join('; ')}.`, DESCRIPTION_MAX);
}

/** One sentence below the heading: how many, and what is known of their pay. */
export function searchPageLead(subject: Subject, { count, pay }: SearchPageFacts): string {
  if (count === 0)
    return `None of our ${searchPageName(subject).replace(/^Jobs/, 'jobs')} are open today.`;
  const open = count === 1 ? 'One job is open today' : `${count} jobs are open today`;
  return pay ? `${open}. The median pay is ${formatDollars(pay.median)} a week.` : `${open}.`;
}

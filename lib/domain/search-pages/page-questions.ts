import { countJobs } from '@/lib/domain/counts/count';
import { formatDollars } from '@/lib/domain/pay/dollars';
import type { Share } from './count-labels';
import type { SearchPageFacts } from './page-facts';
import { searchPageName, stateInText } from './page-names';
import { payRange, TYPICAL_PAY } from '@/lib/domain/pay/pay-figures';
import type { Subject } from './search-page';

/** A question of the page, answered from its own jobs. */
export type SearchPageQuestion = { readonly question: string; readonly answer: string };

const MOST_NAMED = 4;

/** 'a', 'a and b', 'a, b and c'. */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${last}` : last;
}

const counted = (shares: readonly Share[]) =>
  listed(shares.slice(0, MOST_NAMED).map(({ label, count }) => `${label} (${count})`));

/** Up to four questions that people ask about such jobs; only those that the data can answer. */
export function searchPageQuestions(
  subject: Subject,
  facts: SearchPageFacts,
): readonly SearchPageQuestion[] {
  const { count, pay, cities, states, lengths, shifts, nurses, isCompact } = facts;
  const jobs = searchPageName(subject).replace(/^Jobs/, 'jobs');
  const { state } = subject;
  const places = cities.length > 1 ? cities : states;
  const dated = lengths.reduce((sum, length) => sum + length.count, 0);
  const asked: (SearchPageQuestion | false | null)[] = [
    pay && {
      question: `What do ${jobs} pay?`,
      answer:
        `${TYPICAL_PAY} is ${payRange(pay)}. That is the middle half of the ${countJobs(pay.count)} open today ` +
        `that name a weekly figure, and their median is ${formatDollars(pay.median)}; for a range we use the midpoint.`,
    },
    // States join over time, so nothing is said of one that is not on our list.
    state !== null &&
      nurses > 0 &&
      isCompact === true && {
        question: `Does a compact license work in ${stateInText(state)}?`,
        answer: `Yes, for RNs and LPN/LVNs: ${stateInText(state)} is a member of the Nurse Licensure Compact, so a multistate license from another member state is enough.`,
      },
    places.length > 1 && {
      question: `Where are the ${countJobs(count)}?`,
      answer: `${places.length <= MOST_NAMED ? 'They are in' : 'Among other places, in'} ${counted(places)}.`,
    },
    (lengths[0]?.count ?? 0) > 1 && {
      question: 'How long are the contracts?',
      answer: `Of the ${countJobs(dated)} that say so: ${counted(lengths)}.`,
    },
    (shifts[0]?.count ?? 0) > 1 && {
      question: 'Which shifts are there?',
      answer: `${shifts.length > MOST_NAMED ? 'Most often ' : ''}${counted(shifts)}.`,
    },
  ];
  return asked.filter((one) => one !== false && one !== null).slice(0, 4);
}

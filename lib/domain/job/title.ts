import type { JobSummary } from './job';
import { fold, tidy, toWords } from '@/lib/domain/words/words';

/** What a record says its job is called; `title` is the first of its title fields with any text. */
export type TitleParts = {
  readonly orderType: string | null;
  readonly specialty: string | null;
  readonly title: string | null;
};

/** Two names of one job, and the one to show (specification, section 3). */
const SPECIAL_PAIRS: readonly (readonly [string, string, shown: string])[] = [
  ['Social Work', 'Social Worker', 'Social Worker'],
  ['PT', 'PTA', 'PTA'],
];

/**
 * A specialty and a job title as one title: special pairs first; then, if one contains the other as whole words, the longer ('ICU' and
 * 'ICU RN' → 'ICU RN'); else both, specialty first.
 */
export function combineTitle(specialty: string, title: string): string {
  const [first, second] = [tidy(specialty), tidy(title)];
  const pair = [fold(first), fold(second)];
  const special = SPECIAL_PAIRS.find(([a, b]) => pair.includes(fold(a)) && pair.includes(fold(b)));
  if (special) return special[2];
  if (toWords(second).includes(toWords(first))) return second;
  if (toWords(first).includes(toWords(second))) return first;
  return `${first} ${second}`;
}

/** Order type, specialty and title in a row, without repeats; '' if there is neither specialty nor title. */
function joinParts({ orderType, specialty, title }: TitleParts): string {
  const name = combineTitle(specialty ?? '', title ?? '');
  return name && combineTitle(orderType ?? '', name);
}

/**
 * The title a visitor sees (specification, section 3): Specialityn combined with JobTitlen, else order type, specialty
 * and title, else what there is of them, else 'Job Title Not Available'.
 */
export function displayTitle(
  parts: TitleParts & {
    readonly combinable: { readonly specialty: string | null; readonly title: string | null };
  },
): string {
  const { specialty, title } = parts.combinable;
  if (specialty?.trim() && title?.trim()) return combineTitle(specialty, title);
  return joinParts(parts) || 'Job Title Not Available';
}

const TRAVEL = 'Travel';
/** A word that begins with it says so too: 'Traveler', 'Traveling'. */
const SAYS_TRAVEL = /\btravel/i;

/**
 * The title of a job away from its own page, where no chip beside it names its type (search results, previews, structured data, feeds):
 * the display title, with 'Travel' before it if the first order type says so and the title does not.
 */
export function listedTitle({
  title,
  titles,
  orderTypes,
}: Pick<JobSummary, 'title' | 'titles' | 'orderTypes'>): string {
  const isTravel = /^travel/i.test(orderTypes[0] ?? '');
  // A job without any title is called 'Job Title Not Available', which must not become a travel job's title.
  return isTravel && titles.length > 0 && !SAYS_TRAVEL.test(title) ? `${TRAVEL} ${title}` : title;
}

/** The name of the job in the application's heading and payload: 'order type + specialty + title', else the fallback. */
export function applicationTitle(parts: TitleParts, fallback: string): string {
  return joinParts(parts) || fallback;
}

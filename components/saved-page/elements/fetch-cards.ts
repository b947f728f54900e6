import { fetchPage } from '@/lib/client/page/fetch-page';
import type { SAVED_LISTS, SHORTLISTED } from '@/components/saved-page/attributes';
import type { ElementWith, SelectorOf } from '@/elements/page/attributes-of';

export type Shortlisted = ElementWith<typeof SHORTLISTED>;

const SHORTLISTED_JOBS = '#shared [data-asked]' satisfies SelectorOf<typeof SHORTLISTED>;

/** The cards of a page's shortlist, by the ids that were asked for. */
export const cardsIn = (page: ParentNode): ReadonlyMap<string, Shortlisted> =>
  new Map(
    [...page.querySelectorAll<Shortlisted>(SHORTLISTED_JOBS)].map((card) => [
      card.dataset.asked ?? '',
      card,
    ]),
  );

/**
 * The cards of these jobs in their present state, from the page of their shortlist. The server no longer knows a job that has none.
 * @throws Error if the server does not answer, or knows no list of jobs
 */
export async function fetchCards(
  ids: readonly string[],
): Promise<ReadonlyMap<string, Shortlisted>> {
  const page = await fetchPage(`/saved?ids=${ids.join()}`);
  const isKnown = page.querySelector('[data-known]' satisfies SelectorOf<typeof SAVED_LISTS>);
  if (!isKnown) throw new Error('No shortlist');
  return cardsIn(page);
}

import { countJobs } from '@/lib/domain/counts/count';
import { cutText } from '@/lib/domain/words/cut-text';
import type { IsoDate } from '@/lib/domain/job/job';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { jobsHref } from '@/lib/domain/query/jobs-href';
import { searchInWords } from './search-words';

/** What a notification shows, and where opening it leads. */
export type AlertMessage = {
  readonly title: string;
  readonly body: string;
  /** Path and query on this site. */
  readonly url: string;
};

/** The jobs of a search that count as seen: all those first seen before `day`, and of the others those in `ids`. */
export type SeenJobs = {
  readonly day: IsoDate;
  /** Null: all of that day, and none of later ones. */
  readonly ids: readonly string[] | null;
};

/** A job and the day it was first seen. */
export type DatedJob = { readonly id: string; readonly firstSeenOn: IsoDate };

/**
 * What counts as seen from now on.
 * @param jobs those that the search finds in a list that was read on `day`
 * @param max with more ids than this, none are kept and all of the day counts as seen
 */
export function seenNow(jobs: readonly DatedJob[], day: IsoDate, max: number): SeenJobs {
  const today = jobs.filter(({ firstSeenOn }) => firstSeenOn >= day).map(({ id }) => id);
  return { day, ids: today.length > max ? null : today };
}

/** The jobs of a search that were not announced yet. */
export function unseenJobs<Found extends DatedJob>(
  jobs: readonly Found[],
  { day, ids }: SeenJobs,
): readonly Found[] {
  return jobs.filter(({ id, firstSeenOn }) =>
    ids === null ? firstSeenOn > day : firstSeenOn >= day && !ids.includes(id),
  );
}

/** So that a message of six searches fits into the 4 KB that push services accept. */
const WORDS_MAX_CHARACTERS = 80;

/** A search with the ids of its new jobs. */
export type NewOfSearch = { readonly search: string; readonly ids: readonly string[] };

/** The message about new jobs. A job that several searches found is counted once; null if there are no new jobs. */
export function alertMessage(found: readonly NewOfSearch[]): AlertMessage | null {
  const withJobs = found.filter(({ ids }) => ids.length > 0);
  const total = new Set(withJobs.flatMap(({ ids }) => ids)).size;
  const [first, ...others] = withJobs;
  if (first === undefined) return null;
  const title = countJobs(total).replace(' ', ' new ');
  const wordsOf = ({ search }: NewOfSearch) =>
    cutText(searchInWords(parseJobQuery(search)), WORDS_MAX_CHARACTERS).text;
  if (others.length === 0) {
    const url = jobsHref({ ...parseJobQuery(first.search), sort: 'recent' });
    return { title, body: wordsOf(first), url };
  }
  const lines = withJobs.map((one) => `${wordsOf(one)}: ${one.ids.length}`);
  return { title: `${title} in your searches`, body: lines.join('\n'), url: '/saved#alerts' };
}

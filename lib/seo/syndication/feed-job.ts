import { datePosted, lastModified } from '@/lib/domain/dates/job-posting-dates';
import { IN_FEED, shortFacts, wordsIn } from '@/lib/domain/job/job-facts';
import { dayStart } from '@/lib/domain/dates/dates';
import type { Job } from '@/lib/domain/job/job';
import { payInWords } from '@/lib/domain/pay/pay-words';
import { formatPlace } from '@/lib/domain/place/place';
import { isStateCode } from '@/lib/domain/place/states';
import { xmlText } from './xml';

/** Address of a job. `siteUrl` is the site's origin, without a trailing slash. */
export const jobUrl = (siteUrl: string, { id }: Job) => `${siteUrl}/jobs/${id}`;

/** The posting date as a moment: the start of the day in the feed's time zone. */
export const postedAt = (job: Job) => dayStart(datePosted(job));

/** The day a job last changed, else its posting date, as a moment likewise. */
export const changedAt = (job: Job) => dayStart(lastModified(job));

/** A moment as aggregators recommend it: '2026-08-17T05:00:00Z' (ISO 8601). */
export const isoMoment = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;

/** '$2,310 – $2,480 per week', '$45/hr'; null if the record states no pay. */
export const payWords = ({ pay }: Job): string | null => payInWords(pay, 'per week');

/** Place, order type, shift, length and pay, as far as they are known, in one line. */
export function factsLine(job: Job): string {
  return [formatPlace(job), ...wordsIn(IN_FEED, shortFacts(job)), payWords(job)]
    .filter(Boolean)
    .join(' · ');
}

/** The same as a paragraph, which begins a description that has to be complete by itself. */
export const factsParagraph = (job: Job) => `<p>${xmlText(factsLine(job))}</p>`;

/** City and state for machines, the state only if it is a valid code; null if neither is known. */
export function knownPlace({ city, state }: Job): {
  readonly city: string | null;
  readonly state: string | null;
} | null {
  const known = isStateCode(state) ? state : null;
  return city === null && known === null ? null : { city, state: known };
}

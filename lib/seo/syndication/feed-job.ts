import { datePosted, lastModified } from '@/lib/domain/dates/job-posting-dates';
import { dayStart } from '@/lib/domain/dates/dates';
import type { Job } from '@/lib/domain/job/job';
import { formatPay, payUnit } from '@/lib/domain/pay/pay';
import { formatPlace } from '@/lib/domain/place/place';
import { isStateCode } from '@/lib/domain/place/states';
import { xmlText } from './xml';

/** Address of a job. `siteUrl` is the site's origin, without a trailing slash. */
export const jobUrl = (siteUrl: string, { id }: Job) => `${siteUrl}/jobs/${id}`;

/** The posting date as a moment: the day's first in the feed's zone. */
export const postedAt = (job: Job) => dayStart(datePosted(job));

/** The day a job was last told otherwise, else its posting date, as a moment likewise. */
export const changedAt = (job: Job) => dayStart(lastModified(job));

/** A moment as aggregators recommend it: '2026-08-17T05:00:00Z' (ISO 8601). */
export const isoMoment = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;

/** '$2,310 – $2,480 per week'; the feed's own words for another unit; null where it names no pay. */
export function payWords({ payText }: Job): string | null {
  const pay = formatPay(payText);
  return pay && payUnit(payText) === 'week' ? `${pay} per week` : pay;
}

/** Place, order type, shift, length and pay, as far as they are known, in one line. */
export function factsLine(job: Job): string {
  const { orderTypes, shifts, contractLength } = job;
  return [formatPlace(job), orderTypes.join(', '), shifts[0], contractLength, payWords(job)]
    .filter(Boolean)
    .join(' · ');
}

/** The same as a paragraph: what a description begins with where it has to be complete by itself. */
export const factsParagraph = (job: Job) => `<p>${xmlText(factsLine(job))}</p>`;

/** City and state as machines may be told them, the state by a code that is one; null where neither is known. */
export function knownPlace({ city, state }: Job): {
  readonly city: string | null;
  readonly state: string | null;
} | null {
  const known = isStateCode(state) ? state : null;
  return city === null && known === null ? null : { city, state: known };
}

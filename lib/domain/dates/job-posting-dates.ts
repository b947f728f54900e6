import { addDays } from './dates';
import type { IsoDate, Job } from '@/lib/domain/job/job';

/** `datePosted` of structured data: the posting date, else the day this site first saw the job. */
export function datePosted(job: Pick<Job, 'postedOn' | 'firstSeenOn'>): IsoDate {
  return job.postedOn ?? job.firstSeenOn;
}

/** The day a job's page last changed, for sitemaps and feeds: the change of its content, else its posting. Never 'now'. */
export function lastModified(job: Pick<Job, 'postedOn' | 'firstSeenOn' | 'changedOn'>): IsoDate {
  return job.changedOn ?? datePosted(job);
}

/**
 * `validThrough` of structured data: `validDays` after the feed last listed the job, the same at every render. Null for a job the feed
 * never listed, because nothing says how long it is open.
 */
export function validThrough(job: Pick<Job, 'lastSeenOn'>, validDays: number): IsoDate | null {
  return job.lastSeenOn === null ? null : addDays(job.lastSeenOn, validDays);
}

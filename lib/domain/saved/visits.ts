import type { IsoDate, JobSummary } from '@/lib/domain/job/job';

/** The last day on which a visitor looked at jobs and the one before it, as one device remembers them. */
export type Visit = { readonly day: IsoDate; readonly before: IsoDate | null };

/**
 * Today's visit. A whole day is one visit because jobs are posted by the day. After a clock was set back, `before` is not in the future.
 */
export function visitOn(today: IsoDate, kept: Visit | null): Visit {
  if (kept === null) return { day: today, before: null };
  if (kept.day === today) return kept;
  const days = [kept.day, kept.before].filter((day) => day !== null && day < today);
  return { day: today, before: days[0] ?? null };
}

/**
 * Whether a job is surely new to a visitor whose last visit was on that day: posted on a later one. A job posted on the same day does not
 * count, whether before or after they looked, nor does one without a posting date; on a first visit nothing is new.
 */
export function isNewSince(job: Pick<JobSummary, 'postedOn'>, lastVisit: IsoDate | null): boolean {
  return lastVisit !== null && job.postedOn !== null && job.postedOn > lastVisit;
}

/** The response of `GET /api/jobs/new?since=2026-11-20`: how many of the open jobs were posted after that day. */
export type NewJobsAnswer = { readonly count: number };

/** A day as an address or a device gives it, 'YYYY-MM-DD'; null for anything else. */
export function parseDay(value: unknown): IsoDate | null {
  const isDay = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isDay && !Number.isNaN(Date.parse(value)) ? value : null;
}

import type { IsoDate, JobSummary } from '@/lib/domain/job/job';

const DAY_MS = 86_400_000;
/** An age of more than a century is an error in the feed. */
const MAX_DAYS_OPEN = 36_500;

const chicagoDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day in the feed's zone, America/Chicago. */
export function feedDate(now: Date): IsoDate {
  const parts = new Map(chicagoDay.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/**
 * The moment a day begins in the feed's zone: for when a moment is needed but only a date is known. On that day it is never in the
 * future.
 */
export function dayStart(date: IsoDate): Date {
  const inSummer = new Date(`${date}T05:00:00Z`);
  return feedDate(inSummer) === date ? inSummer : new Date(`${date}T06:00:00Z`);
}

/** The day `days` after (or, negative, before) a day. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one day to another; negative when `to` comes first. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The commas of '1,024'; that of '3,5' is another country's point. */
const THOUSANDS = /(?<=\d),(?=\d{3}(?!\d))/g;

/** Days_Open__c: a number, or a text that holds one ('12', '12 days', '30+'). Whole days, never negative; null when unusable. */
export function parseDaysOpen(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const [, digits] =
    /^(-?\d+(?:\.\d*)?)(?:\s*\+)?(?:\s*days?)?$/i.exec(text.replace(THOUSANDS, '').trim()) ?? [];
  const days = digits ? Math.max(0, Math.floor(Number(digits))) : NaN;
  return days <= MAX_DAYS_OPEN ? days : null;
}

/** Feed date less days open, never in the future. */
export function postingDate(feed: IsoDate, daysOpen: number): IsoDate {
  return addDays(feed, -Math.max(0, daysOpen));
}

/** The age of a job in words (specification, section 9). */
export function formatAge(days: number): string {
  if (days <= 0) return 'Today';
  return days === 1 ? '1 day ago' : `${days} days ago`;
}

/** Days since a job was posted, counted on `today`; null when its posting date is unknown. */
export function jobAge(job: Pick<JobSummary, 'postedOn'>, today: IsoDate): number | null {
  const days = job.postedOn ? daysBetween(job.postedOn, today) : NaN;
  return Number.isNaN(days) ? null : Math.max(0, days);
}

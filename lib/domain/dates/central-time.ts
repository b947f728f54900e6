import { feedDate } from './dates';
import type { IsoDate } from '@/lib/domain/job/job';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  hour: 'numeric',
  minute: '2-digit',
});

/** A short day: 'Nov 12', or 'Nov 12, 2025' if it is not in today's year. */
export function formatShortDay(day: IsoDate, today: IsoDate): string {
  const words = DAY.format(new Date(day));
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? words : `${words}, ${year}`;
}

/** The time of a moment in the feed's zone, rounded down to the minute: '9:41 AM CT'. */
export function formatFeedClock(moment: string): string {
  // Some versions of the formatter put a narrow space before 'AM'.
  return `${TIME.format(new Date(moment)).replace(/\s/, ' ')} CT`;
}

/** The same with its day, because the page is cached and read anywhere: 'Nov 25 at 9:41 AM CT'. */
export function formatFeedTime(moment: string, today: IsoDate): string {
  return `${formatShortDay(feedDate(new Date(moment)), today)} at ${formatFeedClock(moment)}`;
}

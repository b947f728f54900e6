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

/**
 * A moment in the feed's zone, with day and zone because the page is cached and read anywhere: 'Nov 25 at 9:41 AM CT'. Rounded down to
 * the minute.
 */
export function formatFeedTime(moment: string, today: IsoDate): string {
  const at = new Date(moment);
  // Some versions of the formatter put a narrow space before 'AM'.
  const time = TIME.format(at).replace(/\s/, ' ');
  return `${formatShortDay(feedDate(at), today)} at ${time} CT`;
}

import { feedDate } from './dates';
import type { IsoDate } from '@/lib/domain/job/job';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  hour: 'numeric',
  minute: '2-digit',
});

/** A day in few letters: 'Nov 12'; of another year than today's 'Nov 12, 2025'. */
export function formatShortDay(day: IsoDate, today: IsoDate): string {
  const words = DAY.format(new Date(day));
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? words : `${words}, ${year}`;
}

/**
 * A moment in the feed's zone, with its day and its zone, for a page that is kept and read anywhere: 'Nov 25 at 9:41 AM CT'. The
 * minute is the one that had begun.
 */
export function formatFeedTime(moment: string, today: IsoDate): string {
  const at = new Date(moment);
  // Some versions of the formatter set a narrow space before 'AM'.
  const time = TIME.format(at).replace(/\s/, ' ');
  return `${formatShortDay(feedDate(at), today)} at ${time} CT`;
}

import { daysBetween, formatAge } from './dates';
import type { IsoDate } from '@/lib/domain/job/job';

const MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });
const plural = (count: number, unit: string) =>
  count === 1 ? `1 ${unit} ago` : `${count} ${unit}s ago`;

/** How long ago something was written: '3 days ago', '2 weeks ago', '5 months ago', after a year its month: 'March 2025'. */
export function formatLongAgo(on: IsoDate, today: IsoDate): string {
  const days = Math.max(0, daysBetween(on, today));
  if (days < 7) return formatAge(days);
  if (days < 30) return plural(Math.floor(days / 7), 'week');
  if (days < 365) return plural(Math.floor(days / 30.4), 'month');
  return MONTH.format(new Date(on));
}

import { daysBetween } from '@/lib/domain/dates/dates';
import { formatShortDay } from '@/lib/domain/dates/central-time';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import { formatDollars } from '@/lib/domain/pay/dollars';
import type { ChangedPart, JobChange, JobChanges } from './change-list';

/** Days without a change after which that is worth saying. */
const LONG_DAYS = 30;

const PART_NAMES: Readonly<Record<ChangedPart, string>> = {
  pay: 'Pay',
  shift: 'Shift',
  length: 'Contract length',
  start: 'Start date',
  hours: 'Hours',
  type: 'Job type',
  title: 'Title',
  place: 'Location',
  description: 'Description',
};

/**
 * How weekly pay moved: 'raised by $120', 'lowered by $50 to $200', 'raised by up to $100'; 'changed' if its ends moved in opposite
 * directions.
 */
function moved(low: number, high: number): string {
  if (low * high < 0) return 'changed';
  const [less, more] = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b).map(formatDollars);
  const from = low === high ? '' : low * high === 0 ? 'up to ' : `${less} to `;
  return `${low + high > 0 ? 'raised' : 'lowered'} by ${from}${more}`;
}

/** A change in words: 'Weekly pay raised by $120 on Nov 12', 'Shift changed on Nov 14'. */
export function changeWords([on, part, low, high]: JobChange, today: IsoDate): string {
  const day = formatShortDay(on, today);
  if (low === undefined || high === undefined) return `${PART_NAMES[part]} changed on ${day}`;
  return `Weekly pay ${moved(low, high)} on ${day}`;
}

/** The day since when the feed has listed a job unchanged; null if it changed or was first seen in the last 30 days. */
export function unchangedSince(
  { firstSeenOn, changedOn }: Pick<Job, 'firstSeenOn' | 'changedOn'>,
  changes: JobChanges,
  today: IsoDate,
): IsoDate | null {
  const days = [firstSeenOn, changedOn ?? '', ...changes.map(([on]) => on)];
  const last = days.reduce((latest, day) => (day > latest ? day : latest));
  return daysBetween(last, today) < LONG_DAYS ? null : last;
}

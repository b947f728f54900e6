import type { JobContract } from '@/lib/domain/job/job';
import { formatWeekOfShifts } from './hourly-pay';

/** The hours a record states: '36 hours a week', '36 hours a week, all guaranteed', '40 hours a week, 36 guaranteed'; null if none. */
export function formatStatedHours({ hoursAWeek, guaranteedHours }: JobContract): string | null {
  if (hoursAWeek === undefined) {
    return guaranteedHours === undefined ? null : `${guaranteedHours} guaranteed hours a week`;
  }
  return formatWeekOfShifts({ hours: hoursAWeek, daysOff: null }, guaranteedHours);
}

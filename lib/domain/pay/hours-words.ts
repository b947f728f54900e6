import type { JobTerms } from '@/lib/domain/job/job';

/** The hours a record states: '36 hours a week', '36 hours a week, all guaranteed', '40 hours a week, 36 guaranteed'; null for none. */
export function formatStatedHours({ hoursAWeek, guaranteedHours }: JobTerms): string | null {
  if (hoursAWeek === undefined) {
    return guaranteedHours === undefined ? null : `${guaranteedHours} guaranteed a week`;
  }
  const week = `${hoursAWeek} hours a week`;
  if (guaranteedHours === undefined) return week;
  return `${week}, ${guaranteedHours === hoursAWeek ? 'all' : guaranteedHours} guaranteed`;
}

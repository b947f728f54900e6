import type { IsoDate } from '@/lib/domain/job/job';

/** What leads to the form, for somebody who has not applied (specification, section 2). */
export const APPLY_NOW = 'Apply Now';
/** Where somebody who has applied goes next. */
export const CHECK_STATUS = 'Check status';
/** Where that leads for an application without a receipt. */
export const APPLIED_JOBS = '/saved#applied';

/** 'Applied Nov 22'; with the year if it is not this year. */
export function appliedOn(day: IsoDate, now: Date): string {
  const isThisYear = day.startsWith(`${now.getFullYear()}-`);
  const date = new Date(day).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return `Applied ${date}`;
}

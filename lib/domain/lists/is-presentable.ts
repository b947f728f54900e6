import { datePosted, lastModified } from '@/lib/domain/dates/job-posting-dates';
import { addDays, formatAge, jobAge } from '@/lib/domain/dates/dates';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import { listedTitle } from '@/lib/domain/job/title';
import { shortTitle } from '@/lib/domain/job/short-title';
import { toSummary } from '@/lib/domain/job/to-summary';
import { payOfJob } from '@/lib/domain/pay/job-pay';
import { payInWords, shortPay } from '@/lib/domain/pay/pay-words';
import { toPlaceWords } from '@/lib/domain/place/near';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import { titleWithPlace } from '@/lib/domain/place/place';
import { stateName } from '@/lib/domain/place/states';
import { isCompactJob } from '@/lib/domain/place/nurse-license';
import { toJobStub } from '@/lib/domain/saved/saved-job';
import { compareJobs } from '@/lib/domain/compare/compare-jobs';
import { featuredJobs } from './featured';

/**
 * The rules by which a job is shown beside others: on cards, lists and maps, in comparisons, feeds and sitemaps. A page of the job's own is
 * its own risk.
 */
const RULES: readonly ((job: Job, today: IsoDate) => unknown)[] = [
  (job) => titleWithPlace(job.title, job),
  (job) => toPlaceWords(`${job.city} ${job.state} ${job.placeText}`),
  ({ state }) => state !== null && stateName(state),
  (job) => drawingOf(job),
  (job) => payInWords(payOfJob(job)),
  (job, today) => formatAge(jobAge(job, today) ?? 0),
  (job) => toJobStub(job),
  (job) => [shortTitle(job.title), listedTitle(job), shortPay(job.pay)],
  // Fails for a day that is none.
  (job) => [addDays(datePosted(job), 0), addDays(lastModified(job), 0)],
  (job) => isCompactJob(job),
  (job) => featuredJobs([toSummary(job)]),
  (job, today) => compareJobs([job], today),
];

/** Whether every rule has an answer for a job. One for which a rule throws is left out of the list, so that it never costs a page. */
export function isPresentable(job: Job, today: IsoDate): boolean {
  try {
    for (const show of RULES) show(job, today);
    return true;
  } catch {
    return false;
  }
}

import { formatAge, jobAge } from '@/lib/domain/dates/dates';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import { formatPay, highestPay, payUnit } from '@/lib/domain/pay/pay';
import { toPlaceWords } from '@/lib/domain/place/near';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import { titleWithPlace } from '@/lib/domain/place/place';
import { stateName } from '@/lib/domain/place/states';
import { toJobStub } from '@/lib/domain/saved/saved-job';

/** The rules by which cards, lists and maps show a job. */
const RULES: readonly ((job: Job, today: IsoDate) => unknown)[] = [
  (job) => titleWithPlace(job.title, job),
  (job) => toPlaceWords(`${job.city} ${job.state} ${job.placeText}`),
  ({ state }) => state !== null && stateName(state),
  (job) => drawingOf(job),
  ({ payText }) => [formatPay(payText), payUnit(payText), highestPay(payText)],
  (job, today) => formatAge(jobAge(job, today) ?? 0),
  (job) => toJobStub(job),
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

import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { formatPay } from '@/lib/domain/pay/pay';
import { formatPlace } from '@/lib/domain/place/place';
import { stripsOf } from './job-postcard';

/** What a featured card shows, already formatted: the page carries no more of a job than that. */
export type FeaturedFacts = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly orderType: string | null;
  readonly shift: string | null;
  readonly contractLength: string | null;
  readonly pay: string | null;
  readonly postedOn: IsoDate | null;
  /** Address of its postcard: no two neighbours in a row look alike. */
  readonly strip: string;
};

export function featuredFacts(jobs: readonly JobSummary[]): readonly FeaturedFacts[] {
  const strips = stripsOf(jobs);
  return jobs.map((job, index) => ({
    id: job.id,
    title: job.title,
    place: formatPlace(job),
    orderType: job.orderTypes.join(', ') || null,
    shift: job.shifts[0] ?? null,
    contractLength: job.contractLength,
    pay: formatPay(job.payText),
    postedOn: job.postedOn,
    strip: strips[index] ?? '',
  }));
}

import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { shortFacts, type FactWords } from '@/lib/domain/job/job-facts';
import { figureInWords, payLabel } from '@/lib/domain/pay/pay-words';
import { formatPlace } from '@/lib/domain/place/place';
import { stripsOf } from './job-postcard';

/** What a featured card shows, already formatted: the page carries no more of a job than that. */
export type FeaturedFacts = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly facts: FactWords;
  readonly pay: string | null;
  readonly payLabel: ReturnType<typeof payLabel>;
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
    facts: shortFacts(job),
    pay: figureInWords(job.pay),
    payLabel: payLabel(job.pay),
    postedOn: job.postedOn,
    strip: strips[index] ?? '',
  }));
}

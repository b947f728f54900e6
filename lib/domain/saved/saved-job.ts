import type { IsoDate, JobSummary } from '@/lib/domain/job/job';
import { payInWords } from '@/lib/domain/pay/pay-words';
import { formatPlace } from '@/lib/domain/place/place';

/** Enough of a job to show it by name once it is filled. */
export type JobStub = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  /** With its unit: '$2,310 – $2,480 a week'. */
  readonly pay: string | null;
};
/** With the day it was saved or looked at. */
export type SavedJob = JobStub & { readonly on: IsoDate };
/** An application: the job and the day. Nothing about the applicant. */
export type AppliedJob = { readonly id: string; readonly on: IsoDate };
/** What is kept of an application that was sent, a Quick Apply included: nothing about the applicant. */
export type SentApplication = {
  /** Its receipt (lib/domain/application/receipt.ts); null if the server could not keep one. */
  readonly code: string | null;
  /** Null for a Quick Apply. */
  readonly jobId: string | null;
  readonly hasResume: boolean;
  readonly on: IsoDate;
};
/** The query of the list, serialised. */
export type RecentSearch = { readonly search: string };

export function toJobStub(
  job: Pick<JobSummary, 'id' | 'title' | 'city' | 'state' | 'placeText' | 'pay'>,
): JobStub {
  return { id: job.id, title: job.title, place: formatPlace(job), pay: payInWords(job.pay) };
}

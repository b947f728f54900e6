import type { ChosenJob } from './chosen-jobs';
import { shortFacts, type FactWords } from '@/lib/domain/job/job-facts';
import type { IsoDate, JobPay, JobSummary } from '@/lib/domain/job/job';
import { keptPay, payInWords } from '@/lib/domain/pay/pay-words';
import { formatPlace, readPlaceText } from '@/lib/domain/place/place';

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

/** A kept job as it is shown: what the device stores, and what the list says of it now. */
export type SavedRow = Omit<JobStub, 'pay'> & {
  readonly pay: JobPay | null;
  readonly jobNumber: string | null;
  /** For its postcard. */
  readonly city: string | null;
  readonly state: string | null;
  readonly facts: FactWords;
  /** 'unasked': the list has not answered, or did not load. */
  readonly status: ChosenJob['status'] | 'unasked';
  /** What kind of job it is, to suggest where to look next. */
  readonly specialty: string | null;
};

/** `chosen` is the list's answer about the same job, if there is one; it is newer than what the device stored. */
export function savedRow(kept: JobStub, chosen: ChosenJob | undefined): SavedRow {
  const { id, title, place, pay } = kept;
  const status = chosen?.status ?? 'unasked';
  if (chosen === undefined || chosen.status === 'unknown') {
    const { city = null, state = null } = readPlaceText(place) ?? {};
    return { id, title, place, pay: keptPay(pay), status, ...UNTOLD, city, state };
  }
  const { job } = chosen;
  const { jobNumber, city, state } = job;
  return {
    ...toJobStub(job),
    pay: job.pay,
    jobNumber,
    city,
    state,
    status,
    facts: shortFacts(job),
    specialty: job.specialties[0] ?? null,
  };
}

/** What the device does not store. */
const UNTOLD = {
  jobNumber: null,
  facts: shortFacts({ orderTypes: [], shifts: [], contractLength: null }),
  specialty: null,
} as const;

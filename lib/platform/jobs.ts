import 'server-only';
import { PLATFORM } from '@/lib/config/limits';
import { feedDate } from '@/lib/domain/dates/dates';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import type { SlicedWork } from '@/lib/domain/basics/sliced-work';
import { readAdhocAnswer } from './adhoc-answer';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import { FAILURE } from '@/lib/platform/basics/messages';
import { createReadTimeout } from '@/lib/platform/http/read-timeout';
import { PlatformError } from '@/lib/platform/http/platform-error';
import { ask } from '@/lib/platform/http/request';
import { toJob } from './to-job';

/** A record's id, where it has one, and what was the matter with it. */
export type RecordNote = { readonly id: string | null; readonly problem: string };

/** The whole feed as it was answered. */
export type JobFeed = {
  readonly jobs: Job[];
  /** Records that could not be read, and second records of an id. */
  readonly dropped: RecordNote[];
  /** Records that were read, but for a part of them. */
  readonly warnings: RecordNote[];
  readonly feedDate: IsoDate;
};

/**
 * All open jobs (specification, section 7: List jobs).
 * @throws PlatformError also where a list came but nothing in it is a job: that is a fault, not an empty market.
 */
export async function getJobs(now: Date = new Date()): Promise<JobFeed> {
  const feed = await runSliced(readJobRecords(await getJobRecords(), feedDate(now)));
  if (feed.jobs.length === 0 && feed.dropped.length > 0) {
    throw new PlatformError(FAILURE.jobs, { kind: 'shape', status: 200 });
  }
  return feed;
}

/**
 * The records of the list as they came, unread: for the owner's check of the platform (specification, section 7).
 * @throws PlatformError
 */
export async function getJobRecords(): Promise<readonly unknown[]> {
  const timeout = createReadTimeout({
    silenceMs: PLATFORM.readDeadlineMs,
    wholeMs: PLATFORM.listDeadlineMs,
  });
  const { status, body } = await ask({
    path: '/cerebralstaffing',
    query: { Job_Type: 'Clinical' },
    deadline: timeout.signal,
    heard: timeout.heard,
    maxBytes: PLATFORM.listMaxBytes,
    failure: FAILURE.jobs,
  }).finally(timeout.end);
  if (!Array.isArray(body)) throw new PlatformError(FAILURE.jobs, { kind: 'shape', status });
  return body;
}

/** A millisecond or two of reading. */
const RECORDS_A_STEP = 20;

/** The list's records as jobs, and those that are none (specification, section 3). Never throws. */
export function* readJobRecords(records: readonly unknown[], day: IsoDate): SlicedWork<JobFeed> {
  const jobs = new Map<string, Job>();
  const dropped: RecordNote[] = [];
  const warnings: RecordNote[] = [];
  for (const [at, record] of records.entries()) {
    if (at % RECORDS_A_STEP === 0) yield;
    const reading = toJob(record, day);
    if ('problem' in reading) {
      dropped.push({ id: reading.id, problem: reading.problem });
    } else if (jobs.has(reading.job.id)) {
      dropped.push({ id: reading.job.id, problem: 'a second record of this id' });
    } else {
      jobs.set(reading.job.id, reading.job);
      if (reading.warning !== null) warnings.push({ id: reading.job.id, problem: reading.warning });
    }
  }
  return { jobs: [...jobs.values()], dropped, warnings, feedDate: day };
}

/**
 * One job by its id, an ad-hoc job where the list does not know it (specification, section 7: Job by id).
 * Both calls share one deadline, so that an answer is there in time or not at all.
 * @returns null where both calls answered 'none'.
 * @throws PlatformError where a call failed or its answer cannot be read as a job.
 */
export async function getJobDetails(id: string, now: Date = new Date()): Promise<Job | null> {
  const deadline = AbortSignal.timeout(PLATFORM.readDeadlineMs);
  const day = feedDate(now);
  return (await findInFeed(id, day, deadline)) ?? (await findAdhoc(id, day, deadline));
}

async function findInFeed(id: string, day: IsoDate, deadline: AbortSignal): Promise<Job | null> {
  const { status, body } = await ask({
    path: '/cerebralstaffing',
    query: { Record_Id: id },
    guard: 'job',
    deadline,
    failure: FAILURE.jobDetails,
    notFoundIsNone: true,
  });
  if (status === 404) return null;
  if (!Array.isArray(body)) throw new PlatformError(FAILURE.jobDetails, { kind: 'shape', status });
  return body.length === 0 ? null : readOne(body[0], { id, day, adhoc: false });
}

async function findAdhoc(id: string, day: IsoDate, deadline: AbortSignal): Promise<Job | null> {
  const { status, body } = await ask({
    path: '/jobportal/',
    query: { adhocJobId: id },
    guard: 'adhoc',
    deadline,
    failure: FAILURE.jobDetails,
    notFoundIsNone: true,
  });
  if (status === 404) return null;
  const answer = readAdhocAnswer(body);
  if (answer === 'unreadable') {
    throw new PlatformError(FAILURE.jobDetails, { kind: 'shape', status });
  }
  return answer === null ? null : readOne(answer, { id, day, adhoc: true });
}

type Asked = { readonly id: string; readonly day: IsoDate; readonly adhoc: boolean };

function readOne(record: unknown, { id, day, adhoc }: Asked): Job {
  const reading = toJob(record, day, { adhoc, askedId: id });
  if ('job' in reading) return reading.job;
  throw new PlatformError(FAILURE.jobDetails, { kind: 'shape', status: 200 });
}

import 'server-only';
import { PLATFORM } from '@/lib/config/limits';
import { feedDate } from '@/lib/domain/dates/dates';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import { isSameId } from '@/lib/domain/job/job-id';
import { isPresentable } from '@/lib/domain/lists/is-presentable';
import { readAdhocAnswer } from './adhoc-answer';
import type { VendorRecord } from '@/lib/platform/basics/coercers';
import type { Drain } from '@/lib/platform/basics/json-list';
import { FAILURE } from '@/lib/platform/basics/failure-messages';
import { createReadTimeout, deadlineAfter } from '@/lib/platform/http/read-timeout';
import { PlatformError } from '@/lib/platform/http/platform-error';
import { ask } from '@/lib/platform/http/request';
import { createDoubtTally, type DoubtCount } from './doubts';
import { toJob } from './to-job';

/** A record's id, if it has one, and what was wrong with the record. */
export type RecordNote = { readonly id: string | null; readonly problem: string };

/** The whole feed as received; each job in the form the caller keeps. */
export type JobFeed<Kept = Job> = {
  readonly jobs: Kept[];
  /** Records that could not be read, and further records with the same id. */
  readonly dropped: RecordNote[];
  /** Records that were read only in part; a field with implausible values is noted once, without a record's id. */
  readonly warnings: RecordNote[];
  readonly feedDate: IsoDate;
};

/** Turns a batch of jobs into what is kept of them. */
export type KeepJobs<Kept> = (jobs: readonly Job[]) => readonly Kept[];

/** Records read in one batch, which takes a few milliseconds. A list of errors is never that long. */
const RECORDS_AT_ONCE = 50;

/**
 * All open jobs (specification, section 7: List jobs).
 * @param keep receives the jobs while the rest of the list is still arriving: of 100,000 records only what is kept is ever in memory
 * @throws PlatformError also if no record of the list can be read as a job: that is a fault, not an empty market.
 */
export async function getJobs<Kept>(
  keep: KeepJobs<Kept>,
  now: Date = new Date(),
): Promise<JobFeed<Kept>> {
  const reader = createJobReader(feedDate(now), keep);
  reader.read(await askForList({ drain: reader.read, every: RECORDS_AT_ONCE }));
  const { feed } = reader;
  if (feed.jobs.length === 0 && feed.dropped.length > 0) {
    throw new PlatformError(FAILURE.jobs, { kind: 'shape', status: 200 });
  }
  return feed;
}

/**
 * The raw records of the list, for the owner's check of the platform (specification, section 7).
 * @throws PlatformError
 */
export const getJobRecords = (): Promise<readonly unknown[]> => askForList();

async function askForList(drain?: Drain): Promise<readonly unknown[]> {
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
    ...(drain && { drain }),
  }).finally(timeout.end);
  if (!Array.isArray(body)) throw new PlatformError(FAILURE.jobs, { kind: 'shape', status });
  return body;
}

/** Reads records as they arrive, and notes those that are not jobs (specification, section 3). Never throws. */
function createJobReader<Kept>(day: IsoDate, keep: KeepJobs<Kept>) {
  const tally = createDoubtTally();
  const feed: JobFeed<Kept> = { jobs: [], dropped: [], warnings: [], feedDate: day };
  const ids = new Set<string>();
  const unfitFields = new Set<string>();
  return {
    feed,
    doubts: tally.counts,
    read(records: readonly unknown[]): void {
      const jobs = records.flatMap((record) => {
        const reading = toJob(record, day);
        if ('problem' in reading) {
          feed.dropped.push({ id: reading.id, problem: reading.problem });
          return [];
        }
        const { job, doubts, warning, unfit } = reading;
        if (ids.has(job.id)) {
          feed.dropped.push({ id: job.id, problem: 'a second record of this id' });
          return [];
        }
        ids.add(job.id);
        if (!isPresentable(job, day)) {
          feed.dropped.push({ id: job.id, problem: 'cannot be shown' });
          return [];
        }
        tally.add(job.id, doubts);
        if (warning !== null) feed.warnings.push({ id: job.id, problem: warning });
        for (const name of unfit.filter((field) => !unfitFields.has(field))) {
          unfitFields.add(name);
          feed.warnings.push({ id: null, problem: `${name} is not plausible` });
        }
        return [job];
      });
      feed.jobs.push(...keep(jobs));
    },
  };
}

/** A list as the owner's check reads it. */
export type CheckedFeed = JobFeed & {
  /** What was wrong with the facts of its jobs. */
  readonly doubts: readonly DoubtCount[];
};

/** The same for a complete list of records. */
export function readJobRecords(records: readonly unknown[], day: IsoDate): CheckedFeed {
  const reader = createJobReader(day, (jobs) => jobs);
  reader.read(records);
  return { ...reader.feed, doubts: reader.doubts() };
}

/** What is requested, and who is told of the id of a record that is another one. */
type JobRequest = {
  readonly id: string;
  readonly now?: Date;
  readonly noteOther?: (answeredId: string) => void;
};

/**
 * One job by its id, or an ad-hoc job if the list does not know the id (specification, section 7: Job by id). Both calls share one
 * deadline, so the answer is in time or fails. A record with another id than the one requested is no answer: it would be shown at the
 * address of a job that is gone.
 * @returns null if neither call answered with the job.
 * @throws PlatformError if a call failed or its answer cannot be read as a job.
 */
export async function getJobDetails({
  id,
  now = new Date(),
  noteOther,
}: JobRequest): Promise<Job | null> {
  const deadline = deadlineAfter(PLATFORM.readDeadlineMs);
  const day = feedDate(now);
  const readOne = (record: unknown, adhoc: boolean): Job | null => {
    const reading = toJob(record, day, { adhoc, askedId: id });
    if ('job' in reading && isRecordOf(reading.job, id)) return reading.job;
    const otherId = 'job' in reading ? reading.job.id : reading.id;
    // A record of this id that cannot be read is a failure, not another job.
    if (otherId === null || isSameId(otherId, id))
      throw new PlatformError(FAILURE.jobDetails, { kind: 'shape', status: 200 });
    noteOther?.(otherId);
    return null;
  };
  const listed = await findInFeed(id, deadline);
  const job = listed === null ? null : readOne(listed.record, false);
  if (job !== null) return job;
  const adhoc = await findAdhoc(id, deadline);
  return adhoc === null ? null : readOne(adhoc, true);
}

/** Its first record, whatever that is. */
async function findInFeed(
  id: string,
  deadline: AbortSignal,
): Promise<{ readonly record: unknown } | null> {
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
  return body.length === 0 ? null : { record: body[0] };
}

async function findAdhoc(id: string, deadline: AbortSignal): Promise<VendorRecord | null> {
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
  return answer;
}

const isRecordOf = ({ id, otherId }: Job, asked: string): boolean =>
  [id, otherId].some((own) => own !== null && isSameId(own, asked));

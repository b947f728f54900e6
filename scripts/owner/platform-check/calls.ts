import type { Job } from '@/lib/domain/job/job';
import { getJobDetails, getJobRecords } from '@/lib/platform/jobs';
import { isPlatformError } from '@/lib/platform/http/platform-error';
import { getPortalSources } from '@/lib/platform/http/portal';
import { getReferenceStatus } from '@/lib/platform/references';
import { failureText } from './failure-text';
import type { Exchange } from './watch-fetch';

/** The outcome of one of the calls of the specification's section 7. */
export type CallReport = {
  /** For machines; never renamed. */
  readonly key: string;
  readonly name: string;
  readonly outcome: 'ok' | 'mend' | 'broken' | 'skipped';
  /** What it answered, or what was wrong. No contents. */
  readonly text: string;
  readonly exchanges: readonly Exchange[];
};

/** Has the form of the platform's ids, but belongs to no record. */
const MADE_UP_ID = 'a0X000000000000EAA';

type Call<T> = {
  readonly key: string;
  readonly name: string;
  readonly send: () => Promise<T>;
  /** Judges the answer; `paths` are the paths of the requests that were answered. */
  readonly judge: (answer: T, paths: readonly string[]) => Verdict;
};
type Verdict = { readonly outcome: 'ok' | 'mend' | 'broken'; readonly text: string };

const ok = (text: string): Verdict => ({ outcome: 'ok', text });
const broken = (text: string): Verdict => ({ outcome: 'broken', text });
const mend = (text: string): Verdict => ({ outcome: 'mend', text });

/** Sends the read calls one after the other. */
export function createCalls(taken: () => readonly Exchange[]) {
  async function made<T>(call: Call<T>): Promise<{ report: CallReport; answer: T | null }> {
    const { key, name } = call;
    try {
      const answer = await call.send();
      const exchanges = taken();
      // A request that met a closed connection was sent once more.
      const answered = exchanges.filter(({ status }) => status !== null);
      const verdict = call.judge(
        answer,
        answered.map(({ path }) => path),
      );
      return { report: { key, name, ...verdict, exchanges }, answer };
    } catch (error) {
      if (!isPlatformError(error)) throw error;
      const exchanges = taken();
      const text = failureText(error);
      return { report: { key, name, outcome: 'broken', text, exchanges }, answer: null };
    }
  }

  return {
    list: () =>
      made({
        key: 'list',
        name: 'List jobs',
        send: getJobRecords,
        judge: (records) => ok(`a list of ${records.length}`),
      }),

    listed: (job: Job) =>
      made({
        key: 'job-by-id',
        name: 'Job by id: one of the list',
        send: () => lookUp(job.id),
        judge: (found, paths) => judgeListed(job, found, paths),
      }),

    unknown: () =>
      made({
        key: 'job-unknown',
        name: 'Job by id, then ad-hoc: no such id',
        send: () => lookUp(MADE_UP_ID),
        judge: (found) =>
          found.job === null && found.others === 0
            ? ok('none, by both calls')
            : broken('a job, for an id nobody has'),
      }),

    adhoc: (id: string) =>
      made({
        key: 'job-adhoc',
        name: 'Job by id: the ad-hoc job named',
        send: () => lookUp(id),
        judge: (found) => (found.job === null ? broken('none, by both calls') : ok('the job')),
      }),

    sources: () =>
      made({
        key: 'portal-sources',
        name: 'Portal sources',
        send: getPortalSources,
        judge: (sources) => ok(`a list of ${sources.length}`),
      }),

    reference: () =>
      made({
        key: 'reference-status',
        name: 'Reference status: no such id',
        send: () => getReferenceStatus('reference', MADE_UP_ID),
        judge: () => ok('an object with success'),
      }),

    candidate: () =>
      made({
        key: 'candidate-reference-status',
        name: 'Candidate reference status: no such id',
        send: () => getReferenceStatus('candidate', MADE_UP_ID),
        judge: () => ok('an object with success'),
      }),
  };
}

const COMPARED = ['title', 'city', 'state', 'payText', 'daysOpen', 'jobNumber'] as const;

type Found = {
  readonly job: Job | null;
  /** How many of the two calls answered with another record. */
  readonly others: number;
};

async function lookUp(id: string): Promise<Found> {
  let others = 0;
  const job = await getJobDetails({ id, noteOther: () => (others += 1) });
  return { job, others };
}

function judgeListed(job: Job, { job: found, others }: Found, paths: readonly string[]): Verdict {
  if (others > 0 || (found !== null && found.id !== job.id))
    return broken('a different job from the one asked for');
  if (found === null) return broken('none, though it is in the list');
  if (paths.length > 1) return broken('only the ad-hoc call knows it, though it is in the list');
  const other = COMPARED.filter((key) => found[key] !== job[key]);
  if (other.length > 0) return mend(`the job, but not as in the list: ${other.join(', ')}`);
  return ok('a list with the job');
}

/** A call that was not sent. */
export const skipped = (key: string, name: string, text: string): CallReport => ({
  key,
  name,
  outcome: 'skipped',
  text,
  exchanges: [],
});

import { PLATFORM } from '@/lib/config/limits';
import type { Job } from '@/lib/domain/job/job';
import { isPlatformError, type PlatformError } from '@/lib/platform/http/platform-error';
import { getJobDetails } from '@/lib/platform/jobs';

/** One request as it went over the wire. */
type Exchange = { readonly path: string; status: number | null };

export type Verdict = readonly [outcome: 'ok' | 'mend' | 'broken', text: string];

/** The outcome of one of the calls of the specification's section 7. */
export type CallReport = {
  /** For machines. */
  readonly key: string;
  readonly name: string;
  readonly outcome: Verdict[0] | 'skipped';
  /** What it answered, or what was wrong. No contents. */
  readonly text: string;
  readonly ms: number;
  readonly exchanges: readonly Exchange[];
};

/** Sends the calls one after the other. From now on until `end`, this process sends nothing that could change something. */
export function createCalls() {
  const usual = globalThis.fetch;
  const reports: CallReport[] = [];
  let exchanges: Exchange[] = [];
  globalThis.fetch = async (input, init) => {
    const { method = 'GET' } = init ?? {};
    if (method !== 'GET') throw new Error(`The check sends no ${method}`);
    const address = input instanceof Request ? input.url : input;
    const exchange: Exchange = { path: new URL(address).pathname, status: null };
    exchanges.push(exchange);
    const answer = await usual(input, init);
    exchange.status = answer.status;
    return answer;
  };
  return {
    reports,
    /** @returns the answer; null if there is none */
    async send<T>(
      key: string,
      name: string,
      ask: () => Promise<T>,
      judge: (answer: T, paths: readonly string[]) => Verdict,
    ): Promise<T | null> {
      exchanges = [];
      const begun = performance.now();
      const report = (outcome: Verdict[0], text: string) => {
        const ms = Math.round(performance.now() - begun);
        reports.push({ key, name, outcome, text, ms, exchanges });
      };
      try {
        const answer = await ask();
        // A request that met a closed connection was sent once more.
        const answered = exchanges.filter(({ status }) => status !== null);
        report(
          ...judge(
            answer,
            answered.map(({ path }) => path),
          ),
        );
        return answer;
      } catch (error) {
        if (!isPlatformError(error)) throw error;
        report('broken', failureText(error));
        return null;
      }
    },
    skip: (key: string, name: string, text: string) =>
      reports.push({ key, name, outcome: 'skipped', text, ms: 0, exchanges: [] }),
    end: () => {
      globalThis.fetch = usual;
    },
  };
}

/** How a call failed, without any contents of the answer. */
function failureText({ kind, status }: PlatformError): string {
  const refusal = `refused with status ${status}, or a list of errors`;
  const redirect = `a redirect (${status}), which the site does not follow`;
  const texts: Readonly<Record<PlatformError['kind'], string>> = {
    unreachable: 'no connection: refused, no such host, or a certificate that is not trusted',
    open: 'not sent: the calls before it kept failing',
    timeout: `no answer for ${PLATFORM.readDeadlineMs / 1_000} s, or it did not end in time`,
    broken: 'the connection broke before an answer began',
    http: status !== null && status >= 300 && status < 400 ? redirect : refusal,
    page: 'a page of HTML, to sign in or about maintenance',
    shape: 'not what the contract says: cut off, or another shape',
  };
  return texts[kind];
}

/** A job by its id, and how many of the two calls answered with another record. */
export async function lookUp(id: string) {
  let others = 0;
  const job = await getJobDetails({ id, noteOther: () => (others += 1) });
  return { job, others };
}

const COMPARED = ['title', 'city', 'state', 'payText', 'daysOpen', 'jobNumber'] as const;

/** Whether a job of the list is found by its id, as it is in the list. */
export function judgeListed(
  job: Job,
  { job: found, others }: Awaited<ReturnType<typeof lookUp>>,
  paths: readonly string[],
): Verdict {
  if (others > 0 || (found !== null && found.id !== job.id))
    return ['broken', 'a different job from the one asked for'];
  if (found === null) return ['broken', 'none, though it is in the list'];
  if (paths.length > 1)
    return ['broken', 'only the ad-hoc call knows it, though it is in the list'];
  const other = COMPARED.filter((key) => found[key] !== job[key]);
  return other.length > 0
    ? ['mend', `the job, but not as in the list: ${other.join(', ')}`]
    : ['ok', 'a list with the job'];
}

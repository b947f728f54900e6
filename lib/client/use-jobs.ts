import useSWR from 'swr';
import { PLATFORM } from '@/lib/config/limits';
import { indexJobs } from '@/lib/domain/job-index';
import type { JobIndex } from '@/lib/domain/job-index';
import type { JobsAnswer } from '@/lib/domain/jobs-answer';
import { JOB_MESSAGES } from '@/lib/domain/messages';

/** A phone with one bar still gets the list in this time; beyond it the visitor is told. */
const DEADLINE_MS = 30_000;

async function fetchIndex(url: string): Promise<JobIndex> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const answer: JobsAnswer = await response.json();
    return indexJobs(answer.jobs);
  } catch (cause) {
    const failure = new Error(JOB_MESSAGES.notFetched, { cause });
    // The text tells the visitor to look here.
    // eslint-disable-next-line no-console -- specification, section 8: 'Check console for details.'
    console.error(failure);
    throw failure;
  }
}

export type JobsState = {
  readonly index: JobIndex | null;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** All open jobs, indexed for searching: loaded only when `wanted`, and again when the server has likely read a newer list. */
export function useJobs(wanted: boolean): JobsState {
  const { data, error, mutate } = useSWR<JobIndex, Error>(wanted ? '/api/jobs' : null, fetchIndex, {
    dedupingInterval: PLATFORM.refreshMs,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { index: data ?? null, error: error ?? null, retry: () => void mutate() };
}

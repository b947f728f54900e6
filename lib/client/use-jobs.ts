import useSWR from 'swr';
import { LIST_DEADLINE_MS, PLATFORM } from '@/lib/config/limits';
import { unpackJobs, type CompactJobs } from '@/lib/domain/compact-jobs';
import { indexSteps, type JobIndex } from '@/lib/domain/job-index';
import { askJobs, notFetched } from './ask-jobs';
import { inTurns } from './in-turns';

const LIST_URL = '/api/jobs/compact';

async function fetchIndex(url: string): Promise<JobIndex> {
  const compact = await askJobs<CompactJobs>(url, AbortSignal.timeout(LIST_DEADLINE_MS.whole));
  try {
    return await inTurns(indexSteps(unpackJobs(compact)));
  } catch (cause) {
    throw notFetched(cause);
  }
}

export type JobsState = {
  readonly index: JobIndex | null;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** All open jobs, indexed for searching: loaded only when `wanted`, and again when the server has likely read a newer list. */
export function useJobs(wanted: boolean): JobsState {
  const { data, error, mutate } = useSWR<JobIndex, Error>(wanted ? LIST_URL : null, fetchIndex, {
    dedupingInterval: PLATFORM.refreshMs,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  return { index: data ?? null, error: error ?? null, retry: () => void mutate() };
}

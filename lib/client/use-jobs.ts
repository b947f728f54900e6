import useSWRImmutable from 'swr/immutable';
import { indexJobs } from '@/lib/domain/job-index';
import type { JobIndex } from '@/lib/domain/job-index';
import type { JobsAnswer } from '@/lib/domain/jobs-answer';

/** What the browser shows when the list cannot be loaded (specification, section 8); the console gets the whole. */
const FETCH_FAILED = 'Failed to fetch jobs. Check console for details.';

async function fetchIndex(url: string): Promise<JobIndex> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    const answer: JobsAnswer = await response.json();
    return indexJobs(answer.jobs);
  } catch (cause) {
    const failure = new Error(FETCH_FAILED, { cause });
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

/** All open jobs, indexed for searching: loaded once, and only when `wanted`. */
export function useJobs(wanted: boolean): JobsState {
  const { data, error, mutate } = useSWRImmutable<JobIndex, Error>(
    wanted ? '/api/jobs' : null,
    fetchIndex,
    {
      shouldRetryOnError: false,
    },
  );
  return { index: data ?? null, error: error ?? null, retry: () => void mutate() };
}

import useSWR from 'swr';
import { LIST_DEADLINE_MS, LIST_REFRESH_MS } from '@/lib/config/browser-limits/loading';
import type { PackedJobs } from '@/lib/domain/lists/packed-jobs';
import { fetchJobs, notFetched } from './fetch-jobs';
import type { JobFinder } from './job-finder';

const LIST_URL = '/api/jobs/compact';

async function fetchFinder(url: string): Promise<JobFinder> {
  // Deferred: on a slow phone, starting the request at once would delay the response to a press by three frames.
  await new Promise((resolve) => setTimeout(resolve));
  const asked = fetchJobs<PackedJobs>(url, { deadlineMs: LIST_DEADLINE_MS.whole });
  const loading = import('./job-finder').catch((cause: unknown) =>
    Promise.reject(notFetched(cause)),
  );
  const [packed, { makeFinder }] = await Promise.all([asked, loading]);
  return makeFinder(packed).catch((cause: unknown) => Promise.reject(notFetched(cause)));
}

export type JobsState = {
  readonly finder: JobFinder | null;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** All open jobs, ready for searching: loaded only when `wanted`, and again when the server has likely read a newer list. */
export function useJobs(wanted: boolean): JobsState {
  const { data, error, isValidating, mutate } = useSWR<JobFinder, Error>(
    wanted ? LIST_URL : null,
    fetchFinder,
    {
      dedupingInterval: LIST_REFRESH_MS,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  // Hide the previous error while retrying.
  const failure = isValidating ? null : (error ?? null);
  return { finder: data ?? null, error: failure, retry: () => void mutate() };
}

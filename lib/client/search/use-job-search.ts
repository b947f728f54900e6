import useSWR from 'swr';
import { LIST_DEADLINE_MS } from '@/lib/config/limits';
import type { PackedResult } from '@/lib/domain/lists/packed-result';
import { fetchJobs, isCalledOff } from './fetch-jobs';

/** How long an answer is shown again without asking, as when going back and forward, in milliseconds. */
const FRESH_MS = 60_000;

/** The question under way: the next one calls it off, for its answer would be shown to nobody. */
let asking = new AbortController();

function fetchResult(url: string): Promise<PackedResult> {
  asking.abort();
  asking = new AbortController();
  return fetchJobs(url, { deadlineMs: LIST_DEADLINE_MS.page, controller: asking });
}

export type JobSearchState = {
  /** The answer to this query, or the last one while this one's is on its way. */
  readonly answer: PackedResult | null;
  readonly state: 'ready' | 'loading' | 'error';
  readonly retry: () => void;
};

/** The server's page of results for a query of the list (serialised); null asks nothing. */
export function useJobSearch(search: string | null): JobSearchState {
  const url = search === null ? null : `/api/jobs/search?${search}`;
  const { data, error, isLoading, isValidating, mutate } = useSWR<PackedResult, Error>(
    url,
    fetchResult,
    {
      dedupingInterval: FRESH_MS,
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  // A question called off leaves an error behind, which is none once it is asked again.
  const failed = error !== undefined && !isValidating && !isCalledOff(error);
  const state = failed ? 'error' : isLoading || error ? 'loading' : 'ready';
  return { answer: data ?? null, state, retry: () => void mutate() };
}

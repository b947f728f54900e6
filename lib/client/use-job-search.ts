import useSWR from 'swr';
import { LIST_DEADLINE_MS } from '@/lib/config/limits';
import type { PackedResult } from '@/lib/domain/packed-result';
import { askJobs } from './ask-jobs';

/** How long an answer is shown again without asking, as when going back and forward, in milliseconds. */
const FRESH_MS = 60_000;

/** The question under way: the next one calls it off, for its answer would be shown to nobody. */
let asking = new AbortController();

async function fetchResult(url: string): Promise<PackedResult> {
  asking.abort();
  const mine = (asking = new AbortController());
  const late = new DOMException('The answer took too long', 'TimeoutError');
  const timer = setTimeout(() => mine.abort(late), LIST_DEADLINE_MS.page);
  return askJobs<PackedResult>(url, mine.signal).finally(() => clearTimeout(timer));
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
  const failed = error !== undefined && !isValidating && error.name !== 'AbortError';
  const state = failed ? 'error' : isLoading || error ? 'loading' : 'ready';
  return { answer: data ?? null, state, retry: () => void mutate() };
}

import useSWR from 'swr';
import { LIST_DEADLINE_MS } from '@/lib/config/limits';
import type { PackedResult } from '@/lib/domain/lists/packed-result';
import { isCalledOff } from '@/lib/client/page/is-called-off';
import { fetchJobs } from './fetch-jobs';
import { withAllOptions } from './use-all-options';

/** How long an answer is reused without a request, as when going back and forward, in milliseconds. */
const FRESH_MS = 60_000;

/** The request under way: the next one aborts it, because its answer would not be shown. */
let asking = new AbortController();

/** An answer, and the query it answers. */
type Answered = PackedResult & { readonly of: string };

async function fetchResult([search, allOptions]: readonly [string, boolean]): Promise<Answered> {
  asking.abort();
  asking = new AbortController();
  const answer = await fetchJobs<PackedResult>(
    `/api/jobs/search?${withAllOptions(search, allOptions)}`,
    { deadlineMs: LIST_DEADLINE_MS.page, controller: asking },
  );
  return { ...answer, of: search };
}

type State = 'ready' | 'loading' | 'error';

export type JobSearchState = {
  /** The answer to this query, or the last one while this one loads. */
  readonly answer: PackedResult | null;
  /** State of the answer to this query, with all options or without. */
  readonly state: State;
  /** State of the last request, which may be for all options of what is shown. */
  readonly asked: State;
  readonly retry: () => void;
};

/** The server's page of results for a query of the list (serialised); null requests nothing. */
export function useJobSearch(search: string | null, allOptions: boolean): JobSearchState {
  const { data, error, isLoading, isValidating, mutate } = useSWR<Answered, Error>(
    search === null ? null : [search, allOptions],
    fetchResult,
    {
      dedupingInterval: FRESH_MS,
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  // An aborted request leaves an error behind, which no longer counts once it is sent again.
  const failed = error && !isValidating && !isCalledOff(error);
  const asked = failed ? 'error' : isLoading || error ? 'loading' : 'ready';
  const state = data?.of === search ? 'ready' : asked;
  return { answer: data ?? null, state, asked, retry: () => void mutate() };
}

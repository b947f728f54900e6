import { useCallback, useMemo } from 'react';
import { DOTS_AFTER_MS, WHOLE_LIST_MAX } from '@/lib/config/browser-limits/loading';
import { type JobQuery } from '@/lib/domain/query/job-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { unpackResult } from '@/lib/domain/lists/packed-result';
import type { PackedResult } from '@/lib/domain/lists/packed-result';
import { useAllOptions } from './use-all-options';
import { useJobSearch } from './use-job-search';
import { useJobs } from './use-jobs';
import { useLasts } from './use-lasts';
import { currentSearch, writeSearch } from './use-location-search';

export type JobListStart = {
  /** The query the server answered, serialised. */
  readonly search: string;
  readonly result: PackedResult;
  /** What of the address the server could not read, in a sentence; null if it read all of it. */
  readonly note: string | null;
  /** How many jobs there are before any filter: whether the browser can load all of them. */
  readonly openJobs: number;
};

/** The part of a query that decides which jobs are shown. */
const asked = (query: JobQuery) => serializeJobQuery({ ...query, collapsed: false });

/**
 * The list's state, which is its address. The server's first answer is shown until the query differs from it. From then on the whole list,
 * loaded once, answers every change in the browser; if it is too long for that, the server answers, by the same rules
 * (docs/decisions/0008). The previous result stays until the next one arrives, only briefly while the whole list loads.
 */
export function useJobList(start: JobListStart, search: string) {
  const query = useMemo(() => parseJobQuery(search), [search]);
  const wanted = asked(query);
  const differs = wanted !== asked(parseJobQuery(start.search));
  const isWhole = start.openJobs <= WHOLE_LIST_MAX;
  const options = useAllOptions();
  const isAsked = differs || options.wanted;
  const list = useJobs(isWhole && isAsked);
  const page = useJobSearch(!isWhole && isAsked ? wanted : null, options.wanted);
  const { finder } = list;
  const answered = differs || (options.wanted && page.state === 'ready') ? page.answer : null;
  const result = useMemo(() => {
    const current = parseJobQuery(wanted);
    return finder?.search(current) ?? unpackResult(answered || start.result, current);
  }, [finder, answered, start.result, wanted]);
  const listState = finder ? 'ready' : list.error ? 'error' : 'loading';
  const state = !differs ? 'ready' : isWhole ? listState : page.state;
  const { retry } = isWhole ? list : page;
  const pending = isWhole ? listState : page.asked;
  const moreOptions = options.more(pending === 'loading', pending === 'error', retry);

  /** Filters and folding replace the history entry; sorting and paging push one (decisions, 'history'). */
  const change = useCallback((next: JobQuery, mode: Parameters<typeof writeSearch>[1]) => {
    writeSearch(serializeJobQuery(next), mode);
  }, []);
  /** The query as the visitor last changed it, so that the second of two quick presses does not undo the first. */
  const latest = () => {
    const now = currentSearch();
    if (now === search) return { query, result };
    const asking = parseJobQuery(now);
    return { query: asking, result: finder?.search(asking) ?? unpackResult(start.result, asking) };
  };
  const isLoading = state === 'loading';
  const isLong = useLasts(isWhole && isLoading, DOTS_AFTER_MS);
  /** The result shown answers the previous query. */
  const isStale = isLoading && !isLong;
  return {
    query,
    result,
    state,
    isStale,
    retry,
    change,
    latest,
    isWhole,
    moreOptions,
    /** The address asks for something else than the server answered. */
    differs,
  } as const;
}

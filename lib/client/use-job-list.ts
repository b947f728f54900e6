import { useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useState } from 'react';
import { parseJobQuery, serializeJobQuery, type JobQuery } from '@/lib/domain/job-query';
import { searchJobs, type JobSearchResult } from '@/lib/domain/job-search';
import { useJobs } from './use-jobs';

export type JobListStart = {
  /** The query the server answered, serialised. */
  readonly search: string;
  readonly result: JobSearchResult;
};

/** Filters and folding replace the history entry; sorting and paging push one (decisions, 'history'). */
export type HistoryMode = 'replace' | 'push';

function writeQuery(query: JobQuery, mode: HistoryMode) {
  const search = serializeJobQuery(query);
  const url = `${window.location.pathname}${search ? `?${search}` : ''}`;
  if (mode === 'push') window.history.pushState(null, '', url);
  else window.history.replaceState(null, '', url);
}

/**
 * The list's state, which is its address. The server's first answer stands until a query differs from it; from then on
 * the whole list, loaded once, answers every change in the browser with the same rules.
 */
export function useJobList(start: JobListStart) {
  const params = useSearchParams();
  const search = params.toString();
  const query = useMemo(() => parseJobQuery(search), [search]);
  const [intended, setIntended] = useState(false);
  const canonical = serializeJobQuery({ ...query, collapsed: false });
  const differs =
    canonical !== serializeJobQuery({ ...parseJobQuery(start.search), collapsed: false });
  const { index, error, retry } = useJobs(intended || differs);

  const computed = useMemo(
    () => (index ? searchJobs(index, parseJobQuery(canonical)) : null),
    [index, canonical],
  );
  const result = computed ?? start.result;
  const state = computed || !differs ? 'ready' : error ? 'error' : 'loading';
  const change = useCallback((next: JobQuery, mode: HistoryMode) => writeQuery(next, mode), []);
  const prepare = useCallback(() => setIntended(true), []);
  return { query, index, result, state, retry, change, prepare } as const;
}

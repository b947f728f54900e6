import { useCallback, useMemo, useState } from 'react';
import { parseJobQuery, serializeJobQuery, type JobQuery } from '@/lib/domain/job-query';
import { searchJobs } from '@/lib/domain/job-search';
import { unpackResult } from '@/lib/domain/packed-result';
import type { PackedResult } from '@/lib/domain/packed-result';
import { useJobs } from './use-jobs';
import { useLocationSearch, writeSearch } from './use-location-search';

export type JobListStart = {
  /** The query the server answered, serialised. */
  readonly search: string;
  readonly result: PackedResult;
};

/** The part of a query that decides which jobs are shown. */
const asked = (query: JobQuery) => serializeJobQuery({ ...query, collapsed: false });

/**
 * The list's state, which is its address. The server's first answer stands until a query differs from it; from then on
 * the whole list, loaded once, answers every change in the browser with the same rules.
 */
export function useJobList(start: JobListStart) {
  const search = useLocationSearch(start.search);
  const query = useMemo(() => parseJobQuery(search), [search]);
  const [intended, setIntended] = useState(false);
  const wanted = asked(query);
  const differs = wanted !== asked(parseJobQuery(start.search));
  const { index, error, retry } = useJobs(intended || differs);

  const result = useMemo(() => {
    const current = parseJobQuery(wanted);
    return index && differs ? searchJobs(index, current) : unpackResult(start.result, current);
  }, [differs, index, start.result, wanted]);
  const state = index || !differs ? 'ready' : error ? 'error' : 'loading';

  /** Filters and folding replace the history entry; sorting and paging push one (decisions, 'history'). */
  const change = useCallback((next: JobQuery, mode: 'replace' | 'push') => {
    writeSearch(serializeJobQuery(next), mode);
  }, []);
  /** The visitor is about to filter. */
  const prepare = useCallback(() => setIntended(true), []);
  return { search, query, result, state, retry, change, prepare } as const;
}

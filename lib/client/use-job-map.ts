import { useCallback, useMemo, useState } from 'react';
import { searchMap } from '@/lib/domain/job-map';
import type { JobMapStart } from '@/lib/domain/job-map-start';
import { parseJobQuery, type JobQuery } from '@/lib/domain/job-query';
import { toMapList, type MapList } from '@/lib/domain/map-list';
import { resetMapSearch, writeMapFilters } from '@/lib/domain/map-query';
import { unpackFacets } from '@/lib/domain/packed-result';
import { useIdle } from './use-idle';
import { useJobs } from './use-jobs';
import { useLocationSearch, writeSearch } from './use-location-search';

const NOT_KNOWN_YET = { near: null, wider: null, unknown: { pay: 0, place: 0 } };

/**
 * The map's state, which is its address: the server's words stand until the jobs are here, which are loaded once the page
 * rests. From then on every change is answered in the browser with the same rules.
 */
export function useJobMap(start: JobMapStart) {
  const search = useLocationSearch(start.search);
  const query = useMemo(() => parseJobQuery(search), [search]);
  /** What filters the map; the rest of the address changes nothing here. */
  const filters = writeMapFilters('', query);
  const [intended, setIntended] = useState(false);
  const rests = useIdle();
  const isStart = filters === writeMapFilters('', parseJobQuery(start.search));
  const { finder, error, retry } = useJobs(rests || intended || !isStart);

  const map = useMemo(
    () => finder && searchMap(finder.index, parseJobQuery(filters)),
    [filters, finder],
  );
  /** Null while it is not known, and for good where it could not be loaded. */
  const list = useMemo((): MapList | null => {
    if (map) return toMapList(map);
    return isStart && !error ? start.list : null;
  }, [error, isStart, map, start.list]);
  const { facets, tags } = useMemo(
    () => map ?? unpackFacets(start, parseJobQuery(filters)),
    [filters, map, start],
  );
  const { near, wider, unknown } = map ?? (isStart ? start : NOT_KNOWN_YET);
  const hasPlaces = map?.hasPlaces ?? start.hasPlaces;
  const loading = map ? 'ready' : error ? 'error' : 'loading';
  const state = loading !== 'error' && !hasPlaces ? 'empty' : loading;

  const change = useCallback((next: JobQuery) => {
    writeSearch(writeMapFilters(window.location.search.slice(1), next), 'replace');
  }, []);
  const reset = useCallback(() => {
    writeSearch(resetMapSearch(window.location.search.slice(1)), 'replace');
  }, []);
  const prepare = useCallback(() => setIntended(true), []);
  const groups = map?.groups ?? null;
  return {
    ...{ search, query, filters, facets, tags, near, wider, unknown, list, groups, state },
    ...{ change, reset, retry, prepare },
  } as const;
}

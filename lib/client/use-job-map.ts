import { useCallback, useMemo, useState } from 'react';
import { WHOLE_LIST_MAX } from '@/lib/config/limits';
import { searchMap, type JobMap } from '@/lib/domain/job-map';
import type { JobMapStart } from '@/lib/domain/job-map-start';
import { parseJobQuery, type JobQuery } from '@/lib/domain/job-query';
import type { MapGroup } from '@/lib/domain/map-groups';
import { toMapList, type MapList } from '@/lib/domain/map-list';
import { resetMapSearch, writeMapFilters } from '@/lib/domain/map-query';
import { unpackFacets } from '@/lib/domain/packed-result';
import { useIdle } from './use-idle';
import { useJobs } from './use-jobs';
import { useLocationSearch, writeSearch } from './use-location-search';
import { useMapAnswer } from './use-map-answer';

type KnownMap = Pick<JobMap, 'facets' | 'tags' | 'near' | 'wider' | 'unknown' | 'hasPlaces'> & {
  readonly groups: readonly MapGroup[];
  readonly list: MapList;
  /** What the groups were filtered by: the filters before, while the server is asked. */
  readonly filters: string;
};

const NOT_KNOWN_YET = { near: null, wider: null, unknown: { pay: 0, place: 0 } };

/**
 * The map's state, which is its address: the server's words stand until the jobs are here, which are loaded once the page
 * rests. From then on every change is answered in the browser with the same rules; where there are too many jobs for that,
 * the server answers, by the same rules too (docs/decisions/0021).
 */
export function useJobMap(start: JobMapStart) {
  const search = useLocationSearch(start.search);
  const query = useMemo(() => parseJobQuery(search), [search]);
  /** What filters the map; the rest of the address changes nothing here. */
  const filters = writeMapFilters('', query);
  const [intended, setIntended] = useState(false);
  const rests = useIdle();
  const isStart = filters === writeMapFilters('', parseJobQuery(start.search));
  const isWhole = start.openJobs <= WHOLE_LIST_MAX;
  const isWanted = rests || intended || !isStart;
  const jobs = useJobs(isWhole && isWanted);
  const answered = useMapAnswer(!isWhole && isWanted ? filters : null);
  const { error, retry } = isWhole ? jobs : answered;
  const { finder } = jobs;
  const { map: answer } = answered;

  /** Null while it is not known, and for good where it could not be loaded. */
  const map = useMemo((): KnownMap | null => {
    const current = parseJobQuery(filters);
    if (finder) {
      const found = searchMap(finder.index, current);
      return { ...found, filters, list: toMapList(found) };
    }
    return answer && { ...answer, ...unpackFacets(answer, current) };
  }, [answer, filters, finder]);
  const list = map?.list ?? (isStart && !error ? start.list : null);
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
  const isBehind = map !== null && map.filters !== filters;
  return {
    ...{ search, query, isBehind, filters: map?.filters ?? filters },
    ...{ facets, tags, near, wider, unknown, list, groups, state },
    ...{ change, reset, retry, prepare },
  } as const;
}

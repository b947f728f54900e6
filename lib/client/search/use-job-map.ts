import { useCallback, useMemo, useState } from 'react';
import { WHOLE_LIST_MAX } from '@/lib/config/browser-limits/loading';
import type { JobMapStart } from '@/lib/domain/map/job-map-start';
import { type JobQuery } from '@/lib/domain/query/job-query';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { unpackMap } from '@/lib/domain/map/map-answer';
import { writeMapFilters } from '@/lib/domain/map/map-query';
import { fitView } from '@/lib/domain/map/fit-view';
import { unpackFacets } from '@/lib/domain/lists/packed-result';
import { useAllOptions } from './use-all-options';
import { useJobs } from './use-jobs';
import { useLocationSearch, writeSearch } from './use-location-search';
import { useMapAnswer } from './use-map-answer';

const NOTHING_WIDER = { leftOut: null, wider: null, unknown: { pay: 0, place: 0 } };

/**
 * The map's state, which is its address. The map sent with the page is shown until the filters differ from it. From then on the whole list,
 * loaded once, answers every change in the browser; if it is too long for that, the server does, by the same rules (docs/decisions/0008).
 * The previous answer stays until the next one arrives.
 */
export function useJobMap(start: JobMapStart) {
  const search = useLocationSearch(start.search);
  const query = useMemo(() => parseJobQuery(search), [search]);
  /** What filters the map; the rest of the address changes nothing here. */
  const filters = writeMapFilters('', query);
  const [intended, setIntended] = useState(false);
  const differs = filters !== start.filters;
  const isWhole = start.openJobs <= WHOLE_LIST_MAX;
  const options = useAllOptions();
  const jobs = useJobs(isWhole && (intended || differs || options.wanted));
  const isAsked = !isWhole && (differs || options.wanted);
  const asked = useMapAnswer(isAsked ? filters : null, options.wanted);
  const { error, retry } = isWhole ? jobs : asked;
  const { finder } = jobs;

  const first = useMemo(() => ({ ...start, ...unpackMap(start) }), [start]);
  const found = useMemo(
    () => finder && { ...finder.searchMap(parseJobQuery(filters)), filters },
    [filters, finder],
  );
  const isAnswered = asked.map?.filters === filters;
  const packed = asked.map && (differs || isAnswered) ? asked.map : first;
  const answer = found ?? packed;
  /** Null while it is the map sent with the page: an open card stays open when the list arrives. */
  const drawn = differs && answer !== first ? answer : null;
  const isStale = answer.filters !== filters;
  const left = found ? undefined : packed.left;
  const { facets, tags } = useMemo(
    () => found ?? unpackFacets(packed, parseJobQuery(filters)),
    [filters, found, packed],
  );
  const near = answer.near?.text === query.near ? answer.near : null;
  const { leftOut, wider, unknown } = isStale ? NOTHING_WIDER : answer;
  const fitted = useMemo(() => fitView(query, near), [query, near]);
  const failed = differs && error !== null && isStale;
  const state = failed ? 'error' : answer.hasPlaces ? 'ready' : 'empty';

  const change = useCallback((next: JobQuery) => {
    writeSearch(writeMapFilters(window.location.search.slice(1), next), 'replace');
  }, []);
  const prepare = useCallback(() => setIntended(true), []);
  const list = failed ? null : answer.list;
  const isPending = isWhole ? !found : !isAnswered || asked.isPartial;
  const moreOptions = options.more(isPending && !error, error !== null, retry);
  return {
    search,
    note: differs ? null : start.note,
    query,
    isStale,
    facets,
    tags,
    left,
    leftOut,
    near,
    wider,
    unknown,
    list,
    drawn,
    fitted,
    state,
    change,
    retry,
    prepare,
    moreOptions,
  } as const;
}

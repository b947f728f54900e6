import 'server-only';
import { LRUCache } from 'lru-cache';
import { searchMap } from '@/lib/domain/map/job-map';
import { withWholeValues } from '@/lib/domain/query/whole-values';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import type { JobsAnswer } from '@/lib/domain/lists/packed-jobs';
import { packMap } from '@/lib/domain/map/map-answer';
import { writeMapFilters } from '@/lib/domain/map/map-query';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';
import { cachedText } from './cached-texts';
import { wantsAllOptions } from './search-answer';
import { noJobsAnswer } from '@/lib/server/jobs/snapshot/no-jobs-answer';

type MapRequest = {
  readonly search: URLSearchParams;
  readonly ifNoneMatch: string | null;
};

/** The most recent maps, so that requests for their places do not compute them again; they only refer to jobs of their snapshot. */
const maps = new LRUCache<string, ReturnType<typeof searchMap>>({ max: 4 });

function answer(
  state: SnapshotState,
  { search, ifNoneMatch }: MapRequest,
  what: string,
  write: (map: ReturnType<typeof searchMap>) => string,
): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const { snapshot } = state;
  const query = parseJobQuery(withWholeValues(search, snapshot.index.facets));
  const key = `${snapshot.etag} ${writeMapFilters('', query)}`;
  const { text, etag } = cachedText(`${what} ${key}`, () => {
    const map = maps.get(key) ?? searchMap(snapshot.index, query);
    maps.set(key, map);
    return write(map);
  });
  return cachedAnswer({ body: () => text, etag, type: 'application/json', ifNoneMatch });
}

/**
 * The answer of `GET /api/jobs/map?title=&specialty=&shift=`: the map's places for lists too long to be loaded whole
 * (docs/decisions/0008).
 */
export function answerMap(state: SnapshotState, asked: MapRequest): Response {
  const all = wantsAllOptions(asked.search);
  return answer(state, asked, `map ${all}`, (map) => JSON.stringify(packMap(map, all)));
}

/** The answer of `GET /api/jobs/map/place?at=austin, TX&…`: the jobs at one place of that map. */
export function answerPlace(state: SnapshotState, asked: MapRequest): Response {
  const at = asked.search.get('at') ?? '';
  return answer(state, asked, `place ${at}`, ({ groups }) => {
    const jobs = groups.find(({ key }) => key === at)?.jobs ?? [];
    return JSON.stringify({ jobs } satisfies JobsAnswer);
  });
}

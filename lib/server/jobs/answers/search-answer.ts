import 'server-only';
import { withWholeValues } from '@/lib/domain/query/whole-values';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import { searchJobs } from '@/lib/domain/search/job-search';
import { packResult } from '@/lib/domain/lists/packed-result';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';
import { cachedText } from './cached-texts';
import { noJobsAnswer } from '@/lib/server/jobs/snapshot/no-jobs-answer';

/** Whether every option of the filters is requested: `options=all`. */
export const wantsAllOptions = (search: URLSearchParams): boolean =>
  search.get('options') === 'all';

/**
 * The answer of `GET /api/jobs/search?…`: one page of results for a query of the list, as its first HTML contains it, for lists too
 * long to be loaded whole (docs/decisions/0008). All spellings of one query share an answer.
 */
export function answerSearch(
  state: SnapshotState,
  search: URLSearchParams,
  ifNoneMatch: string | null,
): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const { snapshot } = state;
  const query = {
    ...parseJobQuery(withWholeValues(search, snapshot.index.facets)),
    collapsed: false,
  };
  const all = wantsAllOptions(search);
  const key = `${snapshot.etag} ${all} ${serializeJobQuery(query)}`;
  const { text, etag } = cachedText(`search ${key}`, () =>
    JSON.stringify(packResult(searchJobs(snapshot.index, query), all)),
  );
  return cachedAnswer({ body: () => text, etag, type: 'application/json', ifNoneMatch });
}

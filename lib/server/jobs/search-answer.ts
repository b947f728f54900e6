import 'server-only';
import { LRUCache } from 'lru-cache';
import { SEARCH_ANSWERS } from '@/lib/config/limits';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/job-query';
import { searchJobs } from '@/lib/domain/job-search';
import { packResult } from '@/lib/domain/packed-result';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { etagOf } from '@/lib/server/http/etag';
import type { SnapshotState } from '@/lib/server/snapshot/snapshot-store';
import { noJobsAnswer } from './no-jobs-answer';

const answers = new LRUCache<string, { readonly text: string; readonly etag: string }>({
  max: SEARCH_ANSWERS.max,
  maxSize: SEARCH_ANSWERS.maxCharacters,
  sizeCalculation: ({ text }, key) => text.length + key.length,
});

/**
 * The answer of `GET /api/jobs/search?…`: one page of results for a query of the list, as its first HTML carries it, for
 * lists too long to be loaded whole (docs/decisions/0021). Spellings of one query share an answer.
 */
export function answerSearch(
  state: SnapshotState,
  search: URLSearchParams,
  ifNoneMatch: string | null,
): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const { snapshot } = state;
  const query = { ...parseJobQuery(search), collapsed: false };
  const key = `${snapshot.etag} ${serializeJobQuery(query)}`;
  let answer = answers.get(key);
  if (!answer) {
    const text = JSON.stringify(packResult(searchJobs(snapshot.index, query)));
    answer = { text, etag: etagOf(text) };
    answers.set(key, answer);
  }
  const { text, etag } = answer;
  return cachedAnswer({ body: () => text, etag, type: 'application/json', ifNoneMatch });
}

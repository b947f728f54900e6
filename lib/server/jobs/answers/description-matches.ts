import 'server-only';
import { DESCRIPTION_MATCHES_SHOWN } from '@/lib/config/limits';
import type {
  MatchedJob,
  DescriptionMatchesAnswer,
} from '@/lib/domain/posting/description-matches-answer';
import { sentenceWith } from '@/lib/domain/posting/sentence-with';
import { emptyQuery } from '@/lib/domain/query/job-query';
import { parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query-url';
import type { JobQuery } from '@/lib/domain/query/job-query';
import {
  findDescriptionMatches,
  type DescriptionMatch,
} from '@/lib/domain/search/find-description-matches';
import { wholeJob } from '@/lib/server/jobs/table/listed-job';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';
import { describeJob } from '@/lib/server/jobs/snapshot/sanitize-description';
import { noJobsAnswer } from '@/lib/server/jobs/snapshot/no-jobs-answer';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';
import { cachedText } from './cached-texts';

const NONE: DescriptionMatchesAnswer = { total: 0, jobs: [] };
/** Descriptions sanitized for one answer: more than are shown, because in some the words are not in the visible text. */
const READ_MAX = 2 * DESCRIPTION_MATCHES_SHOWN;

function withSentence(
  snapshot: Snapshot,
  { job, miles, terms }: DescriptionMatch,
): MatchedJob | undefined {
  const listed = snapshot.find(job.id);
  const { html } = describeJob({ description: listed ? wholeJob(listed).description : null });
  const sentence = html && sentenceWith(html, terms);
  return sentence ? { job, miles, sentence } : undefined;
}

/** The jobs that a query's words find in descriptions alone; none until descriptions have been read. */
export function descriptionMatchesOf(
  snapshot: Snapshot,
  query: JobQuery,
): DescriptionMatchesAnswer {
  const descriptions = query.q ? snapshot.descriptions.peek() : undefined;
  if (!descriptions) return NONE;
  const found = findDescriptionMatches(snapshot.index, descriptions, query);
  const jobs: MatchedJob[] = [];
  let unseen = 0;
  for (const match of found.slice(0, READ_MAX)) {
    if (jobs.length === DESCRIPTION_MATCHES_SHOWN) break;
    const job = withSentence(snapshot, match);
    if (job) jobs.push(job);
    else unseen += 1;
  }
  return { total: found.length - unseen, jobs };
}

/** The answer of `GET /api/jobs/description-matches?…`, for a query of the list. All spellings and pages of one query share it. */
export function answerDescriptionMatches(
  state: SnapshotState,
  search: URLSearchParams,
  ifNoneMatch: string | null,
): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const { snapshot } = state;
  const { collapsed, page, per } = emptyQuery;
  const query = { ...parseJobQuery(search), collapsed, page, per };
  const { text, etag } = cachedText(
    `description-matches ${snapshot.version} ${serializeJobQuery(query)}`,
    () => JSON.stringify(descriptionMatchesOf(snapshot, query)),
  );
  return cachedAnswer({ body: () => text, etag, type: 'application/json', ifNoneMatch });
}

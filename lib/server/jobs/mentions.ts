import 'server-only';
import { MENTIONS_SHOWN } from '@/lib/config/limits';
import type { MentioningJob, MentionsAnswer } from '@/lib/domain/posting/mentions-answer';
import { sentenceWith } from '@/lib/domain/posting/sentence-with';
import { emptyQuery, parseJobQuery, serializeJobQuery } from '@/lib/domain/query/job-query';
import type { JobQuery } from '@/lib/domain/query/job-query';
import { findMentions, type Mention } from '@/lib/domain/search/mentions';
import { wholeJob } from '@/lib/server/feed/listed-job';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import type { Snapshot } from '@/lib/server/snapshot/build-snapshot';
import { describeJob } from '@/lib/server/snapshot/job-description';
import { noJobsAnswer } from '@/lib/server/snapshot/no-jobs-answer';
import type { SnapshotState } from '@/lib/server/snapshot/snapshot-store';
import { cachedText } from './cached-texts';

const NONE: MentionsAnswer = { total: 0, jobs: [] };
/** Descriptions made safe for one answer: in some the words stand where nobody sees them. */
const READ_MAX = 2 * MENTIONS_SHOWN;

function withSentence(
  snapshot: Snapshot,
  { job, miles, terms }: Mention,
): MentioningJob | undefined {
  const listed = snapshot.find(job.id);
  const { html } = describeJob({ description: listed ? wholeJob(listed).description : null });
  const sentence = html && sentenceWith(html, terms);
  return sentence ? { job, miles, sentence } : undefined;
}

/** The jobs that a query's words find in descriptions alone; none while these have not been read yet. */
export function mentionsOf(snapshot: Snapshot, query: JobQuery): MentionsAnswer {
  const descriptions = query.q ? snapshot.descriptions.peek() : undefined;
  if (!descriptions) return NONE;
  const found = findMentions(snapshot.index, descriptions, query);
  const jobs: MentioningJob[] = [];
  let unseen = 0;
  for (const mention of found.slice(0, READ_MAX)) {
    if (jobs.length === MENTIONS_SHOWN) break;
    const job = withSentence(snapshot, mention);
    if (job) jobs.push(job);
    else unseen += 1;
  }
  return { total: found.length - unseen, jobs };
}

/** The answer of `GET /api/jobs/mentions?…`, for a query of the list. Spellings of one query share it, and so do its pages. */
export function answerMentions(
  state: SnapshotState,
  search: URLSearchParams,
  ifNoneMatch: string | null,
): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const { snapshot } = state;
  const { collapsed, page, per } = emptyQuery;
  const query = { ...parseJobQuery(search), collapsed, page, per };
  const { text, etag } = cachedText(
    `mentions ${snapshot.version} ${serializeJobQuery(query)}`,
    () => JSON.stringify(mentionsOf(snapshot, query)),
  );
  return cachedAnswer({ body: () => text, etag, type: 'application/json', ifNoneMatch });
}

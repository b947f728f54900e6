import 'server-only';
import { isNewSince, parseDay, type NewJobsAnswer } from '@/lib/domain/saved/visits';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { etagOf } from '@/lib/server/http/etag';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';
import { noJobsAnswer } from '@/lib/server/jobs/snapshot/no-jobs-answer';

/** The answer of `GET /api/jobs/new?since=`: just a count, 0 if no day is given. */
export function answerNew(
  state: SnapshotState,
  search: URLSearchParams,
  ifNoneMatch: string | null,
): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const since = parseDay(search.get('since'));
  const count = state.snapshot.jobs.filter((job) => isNewSince(job, since)).length;
  const body = JSON.stringify({ count } satisfies NewJobsAnswer);
  return cachedAnswer({
    body: () => body,
    etag: etagOf(body),
    type: 'application/json',
    ifNoneMatch,
  });
}

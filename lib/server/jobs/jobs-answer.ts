import 'server-only';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { noJobsAnswer } from '@/lib/server/snapshot/no-jobs-answer';
import type { SnapshotState } from '@/lib/server/snapshot/snapshot-store';

/** The answer of `GET /api/jobs`: all jobs as summaries, a 304 where the caller has them, the error text where there are none. */
export function answerJobs(state: SnapshotState, ifNoneMatch: string | null): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const { answer, etag } = state.snapshot;
  return cachedAnswer({ body: () => answer, etag, type: 'application/json', ifNoneMatch });
}

import 'server-only';
import type { JobsAnswer } from '@/lib/domain/lists/packed-jobs';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { noJobsAnswer } from '@/lib/server/jobs/snapshot/no-jobs-answer';
import { oncePerSnapshot } from '@/lib/server/jobs/snapshot/per-snapshot';
import type { SnapshotState } from '@/lib/server/jobs/snapshot/snapshot-store';

/** Some 40 MB for 100,000 jobs, and rarely requested: written at the first request, and cached as long as the snapshot lives. */
const written = oncePerSnapshot(({ summaries }) => ({
  text: JSON.stringify({ jobs: summaries } satisfies JobsAnswer),
}));

/** The answer of `GET /api/jobs`: all jobs as summaries, a 304 if the caller has them, the error text if there are none. */
export function answerJobs(state: SnapshotState, ifNoneMatch: string | null): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const { snapshot } = state;
  const { etag } = snapshot;
  return cachedAnswer({
    body: () => written(snapshot).text,
    etag,
    type: 'application/json',
    ifNoneMatch,
  });
}

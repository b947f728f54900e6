import 'server-only';
import { featuredJobs } from '@/lib/domain/featured';
import type { JobsAnswer } from '@/lib/domain/jobs-answer';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { perSnapshot } from '@/lib/server/snapshot/per-snapshot';
import type { SnapshotState } from '@/lib/server/snapshot/snapshot-store';
import { noJobsAnswer } from './no-jobs-answer';

const featuredText = perSnapshot(({ index }) =>
  JSON.stringify({ jobs: featuredJobs(index.jobs) } satisfies JobsAnswer),
);

/** The answer of `GET /api/jobs/featured`: the home page's jobs as they are now (specification, section 5). */
export function answerFeatured(state: SnapshotState, ifNoneMatch: string | null): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const { text, etag } = featuredText(state.snapshot);
  return cachedAnswer({ body: () => text, etag, type: 'application/json', ifNoneMatch });
}

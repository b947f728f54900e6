import 'server-only';
import { packJobs } from '@/lib/domain/compact-jobs';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { perSnapshot } from '@/lib/server/snapshot/per-snapshot';
import type { SnapshotState } from '@/lib/server/snapshot/snapshot-store';
import { noJobsAnswer } from './no-jobs-answer';

const compactText = perSnapshot(({ index }) => JSON.stringify(packJobs(index.jobs)));

/** The answer of `GET /api/jobs/compact`: the whole list by columns, for the site's own pages (docs/decisions/0021). */
export function answerCompact(state: SnapshotState, ifNoneMatch: string | null): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const { text, etag } = compactText(state.snapshot);
  return cachedAnswer({ body: () => text, etag, type: 'application/json', ifNoneMatch });
}

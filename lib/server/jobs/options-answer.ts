import 'server-only';
import { stateOptions, titleOptions, type SearchOptions } from '@/lib/domain/search-options';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { perSnapshot } from '@/lib/server/snapshot/per-snapshot';
import type { SnapshotState } from '@/lib/server/snapshot/snapshot-store';
import { noJobsAnswer } from './no-jobs-answer';

const optionsText = perSnapshot(({ index }) =>
  JSON.stringify({
    titles: titleOptions(index),
    states: stateOptions(index),
  } satisfies SearchOptions),
);

/** The answer of `GET /api/jobs/options`: what the home page's pickers offer (specification, section 2). */
export function answerOptions(state: SnapshotState, ifNoneMatch: string | null): Response {
  if (!state.ok) return noJobsAnswer(state.error);
  const { text, etag } = optionsText(state.snapshot);
  return cachedAnswer({ body: () => text, etag, type: 'application/json', ifNoneMatch });
}

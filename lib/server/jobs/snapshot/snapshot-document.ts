import 'server-only';
import type { Snapshot } from './build-snapshot';
import { cachedAnswer } from '@/lib/server/http/cached-answer';
import { etagOf } from '@/lib/server/http/etag';
import { jobsContent } from './jobs-content';
import { noJobsAnswer } from './no-jobs-answer';
import type { SnapshotState } from './snapshot-store';

type Parts = {
  readonly contentType: string;
  /** The request's headers. */
  readonly asked: Headers;
  /** The document's text; null if the snapshot has none of this name. */
  readonly write: (snapshot: Snapshot) => string | null;
};

/**
 * A document made from all jobs, for machines: a 304 for callers that have it. While no jobs are known it is a 503 with Retry-After:
 * a document without jobs would say that all of them are gone.
 */
export async function answerDocument(
  state: SnapshotState,
  { contentType, asked, write }: Parts,
): Promise<Response> {
  if (!state.ok) return noJobsAnswer(state.error);
  const text = write(state.snapshot);
  if (text === null) return new Response('Not found\n', { status: 404 });
  const { since } = await jobsContent(state.snapshot);
  return cachedAnswer({
    body: () => text,
    etag: etagOf(text),
    type: contentType,
    changed: { at: since, ifModifiedSince: asked.get('if-modified-since') },
    ifNoneMatch: asked.get('if-none-match'),
  });
}

import 'server-only';
import { createHash } from 'node:crypto';
import type { Snapshot } from './build-snapshot';
import { matchesEtag } from './etag';
import type { SnapshotState } from './snapshot-store';

/** Who reads such documents comes back by the hour; what stands in front may keep one for a minute. */
const CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

type Parts = {
  readonly contentType: string;
  readonly ifNoneMatch: string | null;
  /** The document's text; null where the snapshot has none of this name. */
  readonly write: (snapshot: Snapshot) => string | null;
};

/**
 * A document made of all jobs, for machines: a 304 for those who have it. While no jobs are known it is a 503 with
 * Retry-After: a document without jobs would say that all of them are gone.
 */
export function answerDocument(
  state: SnapshotState,
  { contentType, ifNoneMatch, write }: Parts,
): Response {
  if (!state.ok) {
    return new Response(`${state.error.message}\n`, {
      status: 503,
      headers: {
        'Cache-Control': 'no-store',
        'Retry-After': String(state.error.retryAfterSeconds),
      },
    });
  }
  const text = write(state.snapshot);
  if (text === null) return new Response('Not found\n', { status: 404 });
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { ETag: etag, 'Cache-Control': CACHING };
  if (matchesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'Content-Type': contentType } });
}

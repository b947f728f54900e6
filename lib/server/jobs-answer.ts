import 'server-only';
import { matchesEtag } from './etag';
import type { SnapshotState } from './snapshot-store';

/** Browsers ask each time (a 304 is cheap); what stands in front may keep it a minute and show it stale meanwhile. */
const CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/** The answer of `GET /api/jobs`: all jobs as summaries, a 304 where the caller has them, the error text where there are none. */
export function answerJobs(state: SnapshotState, ifNoneMatch: string | null): Response {
  if (!state.ok) {
    const { message, retryAfterSeconds } = state.error;
    return Response.json(
      { error: message },
      {
        status: 503,
        headers: { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) },
      },
    );
  }
  const { answer, etag } = state.snapshot;
  const headers = { ETag: etag, 'Cache-Control': CACHING };
  if (matchesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return new Response(answer, { headers: { ...headers, 'Content-Type': 'application/json' } });
}

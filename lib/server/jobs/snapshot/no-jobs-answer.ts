import 'server-only';
import type { SnapshotFailure } from './snapshot-store';

/** The answer while no list is known: it is not cached, and asking again may help. */
export function noJobsAnswer({ message, retryAfterSeconds }: SnapshotFailure): Response {
  return Response.json(
    { error: message },
    {
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) },
    },
  );
}

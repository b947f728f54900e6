import 'server-only';
import type { SnapshotFailure } from './snapshot-store';

/** No list is known: nobody keeps this answer, and asking again may help. */
export function noJobsAnswer({ message, retryAfterSeconds }: SnapshotFailure): Response {
  return Response.json(
    { error: message },
    {
      status: 503,
      headers: { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) },
    },
  );
}

import { health } from '@/lib/server/health';

export const dynamic = 'force-dynamic';

/**
 * For load balancers and people: the snapshot's age and source, and the waiting applications. Answers 503 only while the process is
 * shutting down. Applications that a person has to look at are no reason for a 503, because visitors are served as usual.
 */
export function GET(): Response {
  const now = health();
  return Response.json(now, {
    status: now.status === 'draining' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  });
}

import { health } from '@/lib/server/health';

export const dynamic = 'force-dynamic';

/**
 * For load balancers and people: the snapshot's age and source, and the applications that wait. 503 only while the process is shutting
 * down: a server whose owner has to look at an application serves its visitors as well as before.
 */
export function GET(): Response {
  const now = health();
  return Response.json(now, {
    status: now.status === 'draining' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  });
}

import { health } from '@/lib/server/health';

export const dynamic = 'force-dynamic';

/**
 * For load balancers and people: the snapshot's age and source, what waits; 503 once the process is to end, and for nothing
 * else: a server whose owner has to look at an application serves its visitors as well as before.
 */
export function GET(): Response {
  const now = health();
  return Response.json(now, {
    status: now.status === 'draining' ? 503 : 200,
    headers: { 'Cache-Control': 'no-store' },
  });
}

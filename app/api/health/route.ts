import { health } from '@/lib/server/health';

export const dynamic = 'force-dynamic';

/** For load balancers and people: the snapshot's age and source; 503 once the process is to end. */
export function GET(): Response {
  const now = health();
  return Response.json(now, {
    status: now.status === 'ok' ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}

import { takeApplication } from '@/lib/server/applications/application-intake';
import { snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';

/** Statuses that may be sent while the body is still arriving; the connection then closes without reading the rest. */
const CUT = new Set([408, 413, 429, 503]);

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** Only the list in memory is searched, so that an application never waits for a look-up. */
const titleOf = (jobId: string) => snapshotStore().known()?.find(jobId)?.applicationTitle;

/** Takes an application: multipart in, JSON `{ message, errors? }` out. */
export async function POST(request: Request): Promise<Response> {
  const { status, answer, retryAfterSeconds } = await takeApplication(request, titleOf);
  return Response.json(answer, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(CUT.has(status) ? { Connection: 'close' } : {}),
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    },
  });
}

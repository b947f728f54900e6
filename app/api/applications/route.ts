import { takeApplication } from '@/lib/server/applications/application-intake';

/** What may be answered while the body is still on its way. The rest of it is not waited for. */
const CUT = new Set([408, 413, 429, 503]);

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** Takes an application: multipart in, JSON `{ message, errors? }` out. */
export async function POST(request: Request): Promise<Response> {
  const { status, answer, retryAfterSeconds } = await takeApplication(request);
  return Response.json(answer, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(CUT.has(status) ? { Connection: 'close' } : {}),
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    },
  });
}

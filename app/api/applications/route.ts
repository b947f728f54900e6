import { takeApplication } from '@/lib/server/applications/application-intake';

export const dynamic = 'force-dynamic';
export const runtime = 'nodejs';

/** Takes an application: multipart in, JSON `{ message, errors? }` out. */
export async function POST(request: Request): Promise<Response> {
  const { status, answer, retryAfterSeconds } = await takeApplication(request);
  return Response.json(answer, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    },
  });
}

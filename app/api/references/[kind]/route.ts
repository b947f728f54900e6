import { checkReference } from '@/lib/server/reference-check';

export const dynamic = 'force-dynamic';

/** The status of a reference: `GET /api/references/{reference|candidate}?id=`, requested from the platform each time. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/api/references/[kind]'>,
): Promise<Response> {
  const { kind } = await params;
  const id = new URL(request.url).searchParams.get('id');
  const { status, answer, retryAfterSeconds } = await checkReference(kind, id, request.headers);
  return Response.json(answer, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    },
  });
}

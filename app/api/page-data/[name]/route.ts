import { pageData } from '@/lib/server/page-data';

/** The data of a page that is kept (docs/decisions/0032). Named by its content: it is never another. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/api/page-data/[name]'>,
): Promise<Response> {
  const data = pageData().get((await params).name);
  if (!data)
    return new Response('Not found\n', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(new Uint8Array(data), {
    headers: {
      'Content-Type': 'text/x-component; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

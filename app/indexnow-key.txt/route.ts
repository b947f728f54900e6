import { env } from '@/lib/config/env';

export const dynamic = 'force-dynamic';

/** The key that proves to IndexNow that notices come from this site; 404 without INDEXNOW_KEY. */
export function GET(): Response {
  const key = env().indexNow?.key;
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  return key === undefined
    ? new Response('Not found\n', { status: 404, headers })
    : new Response(key, { headers: { ...headers, 'cache-control': 'public, max-age=3600' } });
}

import 'server-only';
import { matchesEtag } from './etag';

/** Browsers ask each time (a 304 is cheap); a reverse proxy may keep it a minute and show it stale meanwhile. */
const CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

type Content = {
  /** Asked for only where it is sent. */
  readonly body: () => BodyInit;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
  readonly type: string;
  readonly ifNoneMatch: string | null;
};

/** An answer made from the list of jobs; a 304 where the caller has it. */
export function cachedAnswer({ body, etag, type, ifNoneMatch }: Content): Response {
  const headers = { ETag: etag, 'Cache-Control': CACHING };
  if (matchesEtag(ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  return new Response(body(), { headers: { ...headers, 'Content-Type': type } });
}

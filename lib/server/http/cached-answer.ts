import 'server-only';
import { matchesEtag } from '@/server/etag.mjs';

/** Browsers revalidate each time (a 304 is cheap); a reverse proxy may cache it for a minute and serve it stale while revalidating. */
const CACHING = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

type Content = {
  /** Called only if the body is sent. */
  readonly body: () => BodyInit;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
  readonly type: string;
  readonly ifNoneMatch: string | null;
  /** When the content last changed, and the caller's If-Modified-Since; left out if changes are not tracked. */
  readonly changed?: { readonly at: Date; readonly ifModifiedSince: string | null };
};

/** An answer made from the list of jobs; a 304 if the caller has it. */
export function cachedAnswer(content: Content): Response {
  const { body, etag, type, changed } = content;
  const headers = {
    ETag: etag,
    'Cache-Control': CACHING,
    ...(changed && { 'Last-Modified': changed.at.toUTCString() }),
  };
  if (isKnown(content)) return new Response(null, { status: 304, headers });
  return new Response(body(), { headers: { ...headers, 'Content-Type': type } });
}

/** A tag is exact, a date is not: If-Modified-Since counts only if no tag is sent (RFC 9110, 13.2.2). */
function isKnown({ etag, ifNoneMatch, changed }: Content): boolean {
  if (ifNoneMatch !== null) return matchesEtag(ifNoneMatch, etag);
  const since = changed?.ifModifiedSince ?? '';
  if (changed === undefined || !since.endsWith(' GMT')) return false;
  // HTTP dates have no fractions of a second.
  return Date.parse(changed.at.toUTCString()) <= Date.parse(since);
}

import 'server-only';
import { clientAddress } from '@/lib/server/http/client-address';
import { etagOf } from '@/lib/server/http/etag';
import { matchesEtag } from '@/server/etag.mjs';
import { shareCards } from './share-cards';

/** An address that names the card's version may be cached for good; any other is revalidated. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const LOOKED_AT_AGAIN = 'public, max-age=300';

type Card = {
  /** Of what the card shows. */
  readonly version: string;
  readonly draw: () => Promise<Buffer>;
};

/** The version of a card: the same content always has the same one, and a new look changes it. */
export function shareCardVersion(content: object): string {
  const look = 2;
  return etagOf(JSON.stringify({ look, content })).slice(1, 12);
}

/** A drawn card; a 304, without drawing, if the caller has it; a 503 while too many are requested. */
export async function answerShareCard(request: Request, card: Card): Promise<Response> {
  const { version, draw } = card;
  const etag = `"${version}"`;
  const isNamed = new URL(request.url).searchParams.get('v') === version;
  const headers = { ETag: etag, 'Cache-Control': isNamed ? IMMUTABLE : LOOKED_AT_AGAIN };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  const client = clientAddress(request.headers);
  const png = await shareCards().get(version, { client, draw });
  if (png === null) return noShareCard(503, 5);
  return new Response(new Uint8Array(png), {
    headers: { ...headers, 'Content-Type': 'image/png' },
  });
}

/** No card: no such job, or not now. */
export function noShareCard(status: 404 | 503, retryAfterSeconds?: number): Response {
  return new Response(null, {
    status,
    headers:
      retryAfterSeconds === undefined
        ? { 'Cache-Control': 'public, max-age=60' }
        : { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfterSeconds) },
  });
}

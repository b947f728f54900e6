import 'server-only';
import { clientAddress } from './client-address';
import { isCrossSite } from './cross-site';
import type { RateLimit } from './rate-limit';

/** A small JSON text of a page of ours, not yet looked at; a status where it is not taken. */
export type SmallJson =
  { readonly body: unknown } | { readonly status: number; readonly retryAfterSeconds?: number };

type Rules = {
  readonly siteUrl: string;
  readonly maxBytes: number;
  readonly mayAsk: RateLimit;
};

/** Reads one, unless it comes from another site, is too long, or comes too often. Never rejects. */
export async function readSmallJson(
  request: Request,
  { siteUrl, maxBytes, mayAsk }: Rules,
): Promise<SmallJson> {
  if (isCrossSite(request.headers, siteUrl)) return { status: 403 };
  if (!(Number(request.headers.get('content-length') ?? Infinity) <= maxBytes))
    return { status: 413 };
  const retryAfterSeconds = await mayAsk(clientAddress(request.headers));
  if (retryAfterSeconds !== null) return { status: 429, retryAfterSeconds };
  try {
    return { body: JSON.parse(await request.text()) as unknown };
  } catch {
    return { status: 400 };
  }
}

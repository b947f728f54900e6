import 'server-only';
import { clientAddress } from './client-address';
import { isCrossSite } from './cross-site';
import type { RateLimit } from './rate-limit';

/** Small JSON from one of our pages, not yet validated; or the status to refuse it with. */
export type SmallJson =
  { readonly body: unknown } | { readonly status: number; readonly retryAfterSeconds?: number };

type Rules = {
  readonly siteUrl: string;
  readonly maxBytes: number;
  readonly mayAsk: RateLimit;
};

/** Reads it, unless it comes from another site, is too long, or is sent too often. Never rejects. */
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

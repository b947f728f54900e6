import 'server-only';
import { BEACON } from '@/lib/config/limits';
import { env } from '@/lib/config/env';
import { clientAddress } from '@/lib/server/http/client-address';
import { isCrossSite } from '@/lib/server/http/cross-site';
import { createRateLimit } from '@/lib/server/http/rate-limit';
import { processWide } from '@/lib/server/process/process-wide';

/** What a page reported, not yet looked at; a status where it is not taken. */
type Beacon = { readonly body: unknown } | { readonly status: number };

/** In this process alone: nothing is lost where another one counts anew. */
const mayReport = (client: string) =>
  processWide('beacon-limit', () =>
    createRateLimit({ name: 'beacons', ...BEACON.limit, redis: null }),
  )(client);

/** A small JSON text that a page of ours has sent with `sendBeacon`. Never rejects. */
async function readBeacon(request: Request): Promise<Beacon> {
  if (isCrossSite(request.headers, env().siteUrl)) return { status: 403 };
  if (!(Number(request.headers.get('content-length') ?? Infinity) <= BEACON.maxBytes))
    return { status: 413 };
  if ((await mayReport(clientAddress(request.headers))) !== null) return { status: 429 };
  try {
    return { body: JSON.parse(await request.text()) as unknown };
  } catch {
    return { status: 400 };
  }
}

/**
 * Answers a beacon.
 * @param take counts what was reported. @returns false for what is no report of this kind
 */
export async function answerBeacon(
  request: Request,
  isOn: boolean,
  take: (body: unknown, request: Request) => boolean,
): Promise<Response> {
  const answer = (status: number) =>
    new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
  if (!isOn) return answer(404);
  const beacon = await readBeacon(request);
  if ('status' in beacon) return answer(beacon.status);
  return answer(take(beacon.body, request) ? 204 : 400);
}

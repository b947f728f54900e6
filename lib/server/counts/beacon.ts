import 'server-only';
import { BEACON } from '@/lib/config/limits';
import { env } from '@/lib/config/env';
import { createRateLimit } from '@/lib/server/http/rate-limit';
import { readSmallJson } from '@/lib/server/http/small-json';
import { processWide } from '@/lib/server/process/process-wide';

/** Counted in this process alone: pages report often, and it does no harm if another one counts separately. */
const mayReport = (client: string) =>
  processWide('beacon-limit', () =>
    createRateLimit({ name: 'beacons', ...BEACON.limit, database: null }),
  )(client);

/**
 * Answers a beacon.
 * @param take counts what was reported. @returns false if it is not a report of this kind
 */
export async function answerBeacon(
  request: Request,
  isOn: boolean,
  take: (body: unknown, request: Request) => boolean,
): Promise<Response> {
  const answer = (status: number) =>
    new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
  if (!isOn) return answer(404);
  const beacon = await readSmallJson(request, {
    siteUrl: env().siteUrl,
    maxBytes: BEACON.maxBytes,
    mayAsk: mayReport,
  });
  if ('status' in beacon) return answer(beacon.status);
  return answer(take(beacon.body, request) ? 204 : 400);
}

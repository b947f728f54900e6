import 'server-only';
import { env } from '@/lib/config/env';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import { toAlertOrder, toEndpoint } from '@/lib/domain/search-alerts/search-alert';
import { siteDatabase } from '@/lib/server/database/database';
import { clientAddress } from '@/lib/server/http/client-address';
import { createRateLimit } from '@/lib/server/http/rate-limit';
import { readSmallJson } from '@/lib/server/http/small-json';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import { getSnapshot } from '@/lib/server/jobs/snapshot/snapshot';
import type { Devices } from './devices';
import { mustWait } from './found-jobs';
import { isPushService } from './push-hosts';
import { canEncrypt } from './send-push';
import { searchAlerts } from './search-alerts';

const mayAsk = (client: string) =>
  processWide('search-alert-limit', () =>
    createRateLimit({ name: 'search-alerts', ...SEARCH_ALERTS.limit, database: siteDatabase }),
  )(client);

/** Limits new devices, so that nobody can fill the store with made-up ones: for a day, which the count has to outlive restarts for. */
const mayBring = (client: string) =>
  processWide('search-alert-new-limit', () =>
    createRateLimit({
      name: 'search-alerts-new',
      ...SEARCH_ALERTS.newDevices,
      database: siteDatabase,
    }),
  )(client);

/** By then the list has been requested again, and descriptions of all but the longest lists have been read. */
const RETRY_AFTER_SECONDS = '30';

type Sent = { readonly body: unknown; readonly client: string; readonly hosts: readonly string[] };

/** Handles a body that was read. @returns the answer's status */
type Take = (devices: Devices, sent: Sent) => Promise<number>;

const endpointOf = (body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'endpoint' in body
    ? toEndpoint(body.endpoint)
    : null;

const TAKES: Readonly<Record<'POST' | 'PATCH' | 'DELETE', Take>> = {
  async POST(devices, { body, client, hosts }) {
    const order = toAlertOrder(body);
    if (order === null || !isPushService(order.target.endpoint, hosts)) return 400;
    if (!canEncrypt(order.target)) return 400;
    const state = await getSnapshot();
    // Otherwise jobs that are found only once descriptions have been read would look new.
    if (!state.ok || mustWait(state.snapshot, order.searches)) return 503;
    const isKnown = await devices.knows(order.target.endpoint);
    if (!isKnown && (await mayBring(client)) !== null) return 429;
    return (await devices.follow(order, state.snapshot)) ? 204 : 503;
  },
  async PATCH(devices, { body }) {
    const endpoint = endpointOf(body);
    if (endpoint === null) return 400;
    return (await devices.use(endpoint)) ? 204 : 404;
  },
  async DELETE(devices, { body }) {
    const endpoint = endpointOf(body);
    if (endpoint === null) return 400;
    await devices.stop(endpoint);
    return 204;
  },
};

/**
 * Answers `/api/search-alerts`: POST follows searches, replacing those the device followed before; PATCH reports that a notification
 * was pressed; DELETE stops. Whoever knows an endpoint counts as its device, as for the push service itself. Never rejects.
 */
export async function answerSearchAlerts(
  request: Request,
  method: keyof typeof TAKES,
): Promise<Response> {
  const answer = (status: number, headers: Readonly<Record<string, string>> = {}) =>
    new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
  const alerts = searchAlerts();
  if (alerts === null) return answer(404);
  const sent = await readSmallJson(request, {
    siteUrl: env().siteUrl,
    maxBytes: SEARCH_ALERTS.maxBytes,
    mayAsk,
  });
  if ('status' in sent) {
    const { status, retryAfterSeconds } = sent;
    return answer(status, retryAfterSeconds ? { 'Retry-After': String(retryAfterSeconds) } : {});
  }
  try {
    const { hosts } = alerts.settings;
    const client = clientAddress(request.headers);
    const status = await TAKES[method](alerts.devices, { body: sent.body, client, hosts });
    return answer(status, status === 503 ? { 'Retry-After': RETRY_AFTER_SECONDS } : {});
  } catch (error) {
    logger().warn({ reason: String(error) }, 'search alerts cannot be read or stored');
    return answer(503, { 'Retry-After': RETRY_AFTER_SECONDS });
  }
}

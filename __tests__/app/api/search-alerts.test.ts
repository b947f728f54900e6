import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { restart, temporaryDataDir, until } from '@/__tests__/support/doubles/fresh-process';
import { pushDevice, vapidKeys } from '@/__tests__/support/push-device';
import { buildRawJob } from '@/__tests__/support/raw-job';
import { DELETE, PATCH, POST } from '@/app/api/search-alerts/route';
import { siteDatabase } from '@/lib/server/database/database';
import { env } from '@/lib/config/env';
import { SEARCH_ALERTS } from '@/lib/config/limits';
import { READING } from '@/lib/domain/posting/mentions';
import * as snapshots from '@/lib/server/jobs/snapshot/snapshot';

// Lets a test supply a list whose descriptions have not been read.
jest.mock('@/lib/server/jobs/snapshot/snapshot', () => ({
  __esModule: true,
  ...jest.requireActual<typeof snapshots>('@/lib/server/jobs/snapshot/snapshot'),
}));

const data = temporaryDataDir();
let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
  platform.answer(json([buildRawJob()]));
});
beforeEach(async () => {
  await siteDatabase().quick`delete from limit_count`;
  Object.assign(env(), {
    outboxKey: new Uint8Array(32).fill(7),
    push: { ...vapidKeys(), hosts: ['push.example'] },
  });
});
afterEach(restart);
afterAll(async () => {
  await platform.close();
  await data.remove();
});

const ENDPOINT = 'https://push.example/abc';
const { target } = pushDevice(ENDPOINT);
const ORDER = { target, searches: ['state=TX'] };

async function send(
  answer: (request: Request) => Promise<Response>,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('http://site.test/api/search-alerts', {
    method: 'POST',
    body: text,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '192.0.2.1',
      'content-length': String(text.length),
      ...headers,
    },
  });
  return answer(request);
}
/** The list, once its descriptions have been read. */
async function readState() {
  let state = await snapshots.getSnapshot();
  await until(async () => {
    state = await snapshots.getSnapshot();
    return state.ok && state.snapshot.reading === READING;
  });
  if (!state.ok) throw new Error('no list');
  return state;
}
const statusOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).status;
const stored = async () => (await siteDatabase().sql`select id from device`).rows;

describe('/api/search-alerts', () => {
  it('answers 404 without push keys, or without the key that encrypts', async () => {
    for (const missing of [{ push: null }, { outboxKey: null }]) {
      const before = { ...env() };
      Object.assign(env(), missing);
      for (const answer of [POST, PATCH, DELETE]) expect(await statusOf(answer, ORDER)).toBe(404);
      Object.assign(env(), before);
    }
  });

  it.each([
    ['no point of the curve', { p256dh: `BA${'A'.repeat(85)}` }],
    ['zeros', { p256dh: 'A'.repeat(87) }],
    ['a point of another form', { p256dh: `Ag${target.keys.p256dh.slice(2)}` }],
    ['a secret of 15 bytes', { auth: 'A'.repeat(20) }],
  ])('refuses keys that nothing can be encrypted with: %s', async (_name, keys) => {
    const order = { ...ORDER, target: { ...target, keys: { ...target.keys, ...keys } } };
    expect(await statusOf(POST, order)).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('stores an order, accepts that it is in use, and erases it', async () => {
    expect(await statusOf(PATCH, { endpoint: ENDPOINT })).toBe(404);
    expect(await statusOf(POST, ORDER)).toBe(204);
    expect(await statusOf(POST, { ...ORDER, searches: ['specialty=ICU'] })).toBe(204);
    expect(await stored()).toHaveLength(1);
    expect(await statusOf(PATCH, { endpoint: ENDPOINT })).toBe(204);
    expect(await statusOf(DELETE, { endpoint: ENDPOINT })).toBe(204);
    expect(await statusOf(DELETE, { endpoint: ENDPOINT })).toBe(204);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['of another site', ORDER, { 'sec-fetch-site': 'cross-site' }, 403],
    ['that is too long', { ...ORDER, more: 'x'.repeat(SEARCH_ALERTS.maxBytes) }, {}, 413],
    ['that is no JSON', '{', {}, 400],
    ['for no search', { target, searches: ['sort=recent'] }, {}, 400],
    [
      'of a host nobody allows',
      { ...ORDER, target: pushDevice('https://10.0.0.1/').target },
      {},
      400,
    ],
  ])('refuses an order %s', async (_, body, headers, status) => {
    expect(await statusOf(POST, body, headers)).toBe(status);
    expect(await stored()).toEqual([]);
  });

  it('refuses a client that asks too often, and says when to retry', async () => {
    for (let sent = 0; sent < SEARCH_ALERTS.limit.requests; sent += 1)
      expect(await statusOf(DELETE, { endpoint: ENDPOINT })).toBe(204);
    const refused = await send(DELETE, { endpoint: ENDPOINT });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const other = { 'x-forwarded-for': '192.0.2.2' };
    expect(await statusOf(DELETE, { endpoint: ENDPOINT }, other)).toBe(204);
  });

  it('accepts a few new devices per client, and known devices without limit', async () => {
    const bring = (at: number) =>
      statusOf(POST, { ...ORDER, target: pushDevice(`${ENDPOINT}-${at}`).target });
    const { requests } = SEARCH_ALERTS.newDevices;
    for (let at = 0; at < requests; at += 1) expect(await bring(at)).toBe(204);
    expect(await bring(requests)).toBe(429);
    expect(await bring(0)).toBe(204);
  });

  it('counts no new device while there is no list to follow', async () => {
    const { requests } = SEARCH_ALERTS.newDevices;
    const noList = jest.spyOn(snapshots, 'getSnapshot').mockResolvedValue({
      ok: false,
      error: { message: '', kind: 'timeout', retryAfterSeconds: 15 },
    });
    for (let at = 0; at <= requests; at += 1) expect(await statusOf(POST, ORDER)).toBe(503);
    noList.mockRestore();
    expect(await statusOf(POST, ORDER)).toBe(204);
  });

  it('refuses an order by mentions until descriptions have been read, and says when to retry', async () => {
    const byMention = { ...ORDER, searches: ['state=TX', 'says=Epic'] };
    const { snapshot } = await readState();
    const unread = jest
      .spyOn(snapshots, 'getSnapshot')
      .mockResolvedValue({ ok: true, snapshot: { ...snapshot, reading: undefined } });
    const before = await stored();
    const refused = await send(POST, byMention);
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await stored()).toEqual(before);
    expect(await statusOf(POST, ORDER)).toBe(204);
    unread.mockRestore();
    expect(await statusOf(POST, byMention)).toBe(204);
  });

  it('refuses orders while the database is away, and says when to retry', async () => {
    Object.assign(env(), { dataDir: '/dev/null/nowhere' });
    restart();
    for (const answer of [POST, PATCH, DELETE]) {
      const refused = await send(answer, { ...ORDER, endpoint: ENDPOINT });
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    Object.assign(env(), { dataDir: data.path });
  });
});

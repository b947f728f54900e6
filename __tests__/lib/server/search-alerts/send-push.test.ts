import { sendPush } from '@/lib/server/search-alerts/send-push';
import { sandboxForTest, type TestSandbox } from '@/__tests__/sandbox/with-sandbox';
import { pushDevice, vapidKeys } from '@/__tests__/support/push-device';
import { silence, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { pastDeadline } from '@/__tests__/support/doubles/stopped-clock';
import { SEARCH_ALERTS } from '@/lib/config/limits';

const MESSAGE = { title: '3 new jobs', body: 'RN · Texas', url: '/jobs?state=TX&sort=recent' };
const keys = vapidKeys();
let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await sandboxForTest({ jobs: 1 });
});
afterEach(() => sandbox.remove());

it('reaches the device, which alone can decrypt it, with a time to live', async () => {
  const device = pushDevice(`${sandbox.url}/push/abc`);
  expect(await sendPush(device.target, MESSAGE, keys)).toMatchObject({ kind: 'taken' });
  const [received] = await (await sandbox.get('/push.json')).json();
  expect(received).toMatchObject({
    device: 'abc',
    ttl: 86_400,
    urgency: 'normal',
    key: keys.publicKey,
    subject: expect.stringMatching(/^mailto:.+@/),
  });
  expect(received.expires * 1_000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
  const body = Buffer.from(received.body, 'base64');
  expect(body.toString('latin1')).not.toContain('Texas');
  expect(device.read(body)).toEqual(MESSAGE);
  expect(() => pushDevice('https://push.example').read(body)).toThrow();
});

it.each([
  [{ status: 404 }, { kind: 'gone', why: 'http-404' }],
  [{ status: 410 }, { kind: 'gone', why: 'http-410' }],
  [{ status: 403 }, { kind: 'refused', why: 'http-403' }],
  [{ status: 413 }, { kind: 'refused', why: 'http-413' }],
  [
    { status: 429, headers: { 'retry-after': '120' } },
    { kind: 'later', why: 'http-429', retryAfterMs: 120_000 },
  ],
  [
    { status: 429, headers: { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' } },
    { kind: 'later', retryAfterMs: expect.closeTo(Date.UTC(2100, 0, 1) - Date.now(), -7) },
  ],
  [
    { status: 429, headers: { 'retry-after': 'soon' } },
    { kind: 'later', retryAfterMs: 0 },
  ],
  [{ status: 503 }, { kind: 'later', why: 'http-503', retryAfterMs: 0 }],
  [
    { status: 302, headers: { location: '/push/elsewhere' } },
    { kind: 'refused', why: 'http-302' },
  ],
  [{ refuse: true }, { kind: 'later' }],
])('handles the answer %j of the push service', async (fault, outcome) => {
  await sandbox.post('/__faults', { match: 'POST /push/', ...fault });
  const { target } = pushDevice(`${sandbox.url}/push/abc`);
  const told = await sendPush(target, MESSAGE, keys);
  expect(told).toMatchObject(outcome);
  expect(told.why).not.toContain('abc');
  expect(await (await sandbox.get('/push.json')).json()).toEqual([]);
});

it('is refused if the device’s key is not a point on the curve', async () => {
  const { endpoint, keys: own } = pushDevice(`${sandbox.url}/push/abc`).target;
  const target = { endpoint, keys: { ...own, p256dh: 'A'.repeat(87) } };
  expect(await sendPush(target, MESSAGE, keys)).toMatchObject({ kind: 'refused' });
});

it('is refused if the host does not exist', async () => {
  const { target } = pushDevice('https://push.invalid/abc');
  const cause = Object.assign(new Error('none'), { code: 'ENOTFOUND' });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('failed', { cause }));
  expect(await sendPush(target, MESSAGE, keys)).toMatchObject({
    kind: 'refused',
    why: 'ENOTFOUND',
  });
});

it('tries a push service that never answers later, once its deadline has passed', async () => {
  const service = await startFakePlatform();
  service.answer(silence);
  const { target } = pushDevice(
    `${new URL(process.env.STAFFING_API_BASE_URL ?? '').origin}/push/abc`,
  );
  const call = () => sendPush(target, MESSAGE, keys);
  expect(
    await pastDeadline(service, SEARCH_ALERTS.deadlineMs, call).finally(service.close),
  ).toMatchObject({
    kind: 'later',
    retryAfterMs: 0,
  });
});

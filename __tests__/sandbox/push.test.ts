import webPush from 'web-push';
import { sandboxForTest, type TestSandbox } from '@/__tests__/sandbox/with-sandbox';
import { pushDevice, vapidKeys } from '@/__tests__/support/push-device';

const { publicKey, privateKey } = vapidKeys();
let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await sandboxForTest({ jobs: 1 });
});
afterEach(() => sandbox.remove());

function message() {
  const { target } = pushDevice(`${sandbox.url}/push/abc`);
  const details = { subject: 'mailto:hello@fernway.example', publicKey, privateKey };
  const made = webPush.generateRequestDetails(
    { endpoint: target.endpoint, keys: { ...target.keys } },
    'text',
    { vapidDetails: details, TTL: 60, contentEncoding: 'aes128gcm' },
  );
  const headers = new Headers();
  for (const [name, value] of Object.entries(made.headers))
    if (name !== 'Content-Length') headers.set(name, String(value));
  return { headers, body: new Uint8Array(made.body), endpoint: made.endpoint };
}

async function statusWith(change: (headers: Headers) => void, size?: number): Promise<number> {
  const { headers, body, endpoint } = message();
  change(headers);
  const sent = size === undefined ? body : new Uint8Array(size);
  return (await fetch(endpoint, { method: 'POST', headers, body: sent })).status;
}

it('accepts a message as a push service does', async () => {
  expect(await statusWith(() => undefined)).toBe(201);
  expect(await (await sandbox.get('/push.json')).json()).toHaveLength(1);
});

it('refuses one without a lifetime, an encoding or a valid signature, and one that is too large', async () => {
  expect(await statusWith((headers) => headers.delete('TTL'))).toBe(400);
  expect(await statusWith((headers) => headers.delete('Content-Encoding'))).toBe(400);
  expect(await statusWith((headers) => headers.delete('Authorization'))).toBe(403);
  const withKey = (key: string) => (headers: Headers) =>
    headers.set('Authorization', (headers.get('Authorization') ?? '').replace(publicKey, key));
  expect(await statusWith(withKey(vapidKeys().publicKey))).toBe(403);
  const offTheCurve = Buffer.alloc(65, 1).fill(4, 0, 1).toString('base64url');
  expect(await statusWith(withKey(offTheCurve))).toBe(403);
  expect(await statusWith(() => undefined, 5_000)).toBe(413);
  expect(await (await sandbox.get('/push.json')).json()).toEqual([]);
});

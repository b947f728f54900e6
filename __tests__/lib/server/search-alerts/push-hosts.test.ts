import { readSettings } from '@/server/settings.mjs';
import { isPushService } from '@/lib/server/search-alerts/push-hosts';
import { vapidKeys } from '@/__tests__/support/push-device';

const { publicKey, privateKey } = vapidKeys();
const settings = (PUSH_HOSTS = '') =>
  readSettings({
    PUSH_VAPID_PUBLIC_KEY: publicKey,
    PUSH_VAPID_PRIVATE_KEY: privateKey,
    PUSH_HOSTS,
    APPLICATION_SPOOL_KEY: Buffer.alloc(32, 7).toString('base64'),
  }).push;
const hosts = settings()?.hosts ?? [];

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
])('%s is allowed', (endpoint) => expect(isPushService(endpoint, hosts)).toBe(true));

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/',
  'https://evil-notify.windows.com/',
  'https://notify.windows.com.evil.example/',
  'https://127.0.0.1/',
  'http://127.0.0.1:4010/push/abc',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://evil.example/#@fcm.googleapis.com',
])('%s is not', (endpoint) => expect(isPushService(endpoint, hosts)).toBe(false));

it('a push service on this machine is allowed if the settings name it, at that port only', () => {
  const own = settings('http://127.0.0.1:4010, push.example')?.hosts ?? [];
  expect(isPushService('http://127.0.0.1:4010/push/abc', own)).toBe(true);
  expect(isPushService('http://127.0.0.1:4011/push/abc', own)).toBe(false);
  expect(isPushService('https://push.example/abc', own)).toBe(true);
  expect(isPushService('https://fcm.googleapis.com/fcm/send/abc', own)).toBe(false);
});

import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

type Event = Readonly<Record<string, unknown>>;

/** The worker as a browser runs it, with fakes of what it uses and a list of what it did. */
function worker({ maxActions = 2 } = {}) {
  const listeners = new Map<string, (event: Event) => unknown>();
  const did: unknown[] = [];
  const subscription = {
    endpoint: 'https://push.example/abc',
    unsubscribe: async () => did.push('unsubscribe'),
  };
  const self = {
    addEventListener: (name: string, listener: (event: Event) => unknown) =>
      listeners.set(name, listener),
    registration: {
      pushManager: { getSubscription: async () => subscription },
      showNotification: async (title: string, options: object) => did.push([title, options]),
    },
    clients: { openWindow: async (url: string) => did.push(`open ${url}`) },
  };
  const fetch = async (path: string, { method, body }: { method: string; body: string }) => {
    did.push(`${method} ${path} ${body}`);
    throw new Error('away');
  };
  const script = readFileSync('public/push-worker.js', 'utf8');
  runInNewContext(script, { self, fetch, Notification: { maxActions }, Promise, JSON });
  return {
    did,
    names: [...listeners.keys()],
    async hear(name: string, event: Event) {
      let work: unknown;
      listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
      await work;
    },
  };
}

const MESSAGE = { title: '3 new jobs', body: 'Texas', url: '/jobs?state=TX&sort=recent' };
const push = { data: { json: () => MESSAGE } };
const pressed = (action: string) => ({
  action,
  notification: { close: () => undefined, data: { url: MESSAGE.url } },
});
const ENDPOINT = '{"endpoint":"https://push.example/abc"}';

it('handles no fetch events', () => {
  expect(worker().names).toEqual(['push', 'notificationclick']);
});

it('shows a push message, with a button that stops alerts', async () => {
  const { did, hear } = worker();
  await hear('push', push);
  expect(did).toEqual([
    [
      '3 new jobs',
      expect.objectContaining({
        body: 'Texas',
        data: { url: MESSAGE.url },
        actions: [{ action: 'stop', title: 'Stop alerts' }],
      }),
    ],
  ]);
});

it('says where to stop alerts if notifications have no buttons', async () => {
  const { did, hear } = worker({ maxActions: 0 });
  await hear('push', push);
  expect(did).toEqual([
    ['3 new jobs', expect.objectContaining({ body: 'Texas\nTo stop, open Saved jobs.' })],
  ]);
});

it('opens the search, and reports that alerts are in use', async () => {
  const { did, hear } = worker();
  await hear('notificationclick', pressed(''));
  expect(did).toEqual([`open ${MESSAGE.url}`, `PATCH /api/search-alerts ${ENDPOINT}`]);
});

it('stops on one press, even if the site is unreachable', async () => {
  const { did, hear } = worker();
  await hear('notificationclick', pressed('stop'));
  expect(did).toEqual([`DELETE /api/search-alerts ${ENDPOINT}`, 'unsubscribe']);
});

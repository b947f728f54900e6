/** @jest-environment jsdom */
import { pushDevice } from '@/__tests__/support/push-device';
import {
  bringTogether,
  follow,
  followedSearches,
  stopAll,
  unfollow,
} from '@/lib/client/device/search-alerts';

const { target } = pushDevice('https://push.example/abc');
const KEY = 'AQID-_8';
const bytesOf = (key: string) => new Uint8Array(Buffer.from(key, 'base64url')).buffer;

/** The browser's subscription, and the requests the site received. */
const browser = { key: null as string | null, permission: 'granted', told: [] as string[] };
const subscription = () =>
  browser.key === null
    ? null
    : {
        endpoint: target.endpoint,
        options: { applicationServerKey: bytesOf(browser.key) },
        toJSON: () => target,
        unsubscribe: async () => {
          browser.key = null;
        },
      };
const pushManager = {
  getSubscription: async () => subscription(),
  subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
    if (browser.key !== null && browser.key !== applicationServerKey)
      throw new DOMException('another key', 'InvalidStateError');
    browser.key = applicationServerKey;
    return subscription();
  },
};
Object.assign(window, {
  PushManager: Object,
  Notification: { permission: 'granted', requestPermission: async () => browser.permission },
});
Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
Object.assign(navigator, {
  serviceWorker: {
    register: async () => undefined,
    getRegistration: async () => ({ pushManager }),
    ready: Promise.resolve({ pushManager }),
  },
});

beforeEach(() => {
  localStorage.clear();
  Object.assign(browser, { key: null, permission: 'granted', told: [] });
  window.fetch = jest.fn(async (_, { method = '', body } = {}) => {
    const { searches } = JSON.parse(String(body)) as { searches?: readonly string[] };
    browser.told.push([method, ...(searches ?? [])].join(' '));
    return { ok: true } as Response;
  });
});
afterEach(() => jest.restoreAllMocks());
const followed = () => followedSearches.read().map(({ search }) => search);

it('follows and unfollows one after the other, even if pressed meanwhile', async () => {
  await Promise.all([follow('state=TX', KEY), follow('state=OH', KEY), follow('state=IA', KEY)]);
  expect(followed()).toEqual(['state=IA', 'state=OH', 'state=TX']);
  expect(browser.told.at(-1)).toBe('POST state=IA state=OH state=TX');
  await Promise.all([unfollow('state=OH'), unfollow('state=TX'), bringTogether(KEY)]);
  expect(followed()).toEqual(['state=IA']);
  expect(browser.told.at(-1)).toBe('POST state=IA');
  await unfollow('state=IA');
  expect([followed(), browser.told.at(-1), browser.key]).toEqual([[], 'DELETE', null]);
});

describe('a browser that never answers', () => {
  const never = () => new Promise<never>(() => {});
  it.each([
    ['subscribe', pushManager, 'subscribe'],
    ['getSubscription', pushManager, 'getSubscription'],
    ['register', navigator.serviceWorker, 'register'],
  ] as const)('to %s keeps no later press waiting', async (_, part, method) => {
    jest.useFakeTimers();
    const silent = jest
      .spyOn(part as unknown as Record<string, () => unknown>, method)
      .mockImplementation(never);
    const said: unknown[] = [];
    for (const search of ['state=TX', 'state=OH'])
      void follow(search, KEY).then((outcome) => said.push(outcome));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(said).toEqual(['failed']);
    silent.mockRestore();
    await jest.advanceTimersByTimeAsync(20_000);
    expect(said).toHaveLength(2);
    expect(await follow('state=IA', KEY)).toBe('done');
    expect(followed()).toContain('state=IA');
    expect(followed()).not.toContain('state=TX');
    jest.useRealTimers();
  });

  it('to unsubscribe does not keep alerts from being ended', async () => {
    await follow('state=TX', KEY);
    jest.useFakeTimers();
    pushManager.getSubscription = async () => ({ ...subscription(), unsubscribe: never }) as never;
    const stopped = stopAll();
    await jest.advanceTimersByTimeAsync(20_000);
    expect([await stopped, browser.told.at(-1)]).toEqual(['failed', 'DELETE']);
    pushManager.getSubscription = async () => subscription();
    jest.useRealTimers();
  });
});

it.each([
  ['that is full', () => undefined, [], 'DELETE'],
  [
    'that is full, beside one that is followed',
    () => follow('state=OH', KEY),
    ['state=OH'],
    'POST state=OH',
  ],
])('keeps no alerts that a device %s cannot remember', async (_, before, kept, told) => {
  await before();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await follow('state=TX', KEY)).toBe('failed');
  expect([followed(), browser.told.at(-1)]).toEqual([kept, told]);
  expect(browser.key === null).toBe(kept.length === 0);
});

it.each<[string, string | null, readonly string[], readonly string[], string | null]>([
  ['that are on', KEY, ['state=TX'], ['POST state=TX'], KEY],
  ['that were stopped elsewhere', null, ['state=TX'], [], null],
  ['that the device does not remember', KEY, [], ['DELETE'], null],
  ['that are off', null, [], [], null],
  ['made with another key of the site', 'AQIE', ['state=TX'], ['DELETE', 'POST state=TX'], KEY],
])('synchronizes alerts %s', async (_, key, searches, told, after) => {
  browser.key = key;
  followedSearches.write(searches.map((search) => ({ search })));
  await bringTogether(KEY);
  expect([browser.told, browser.key]).toEqual([told, after]);
  expect(followed()).toEqual(after === null ? [] : searches);
});

it.each([
  ['denied', 'blocked'],
  ['default', 'off'],
])('reports the answer to the permission prompt: %s', async (permission, outcome) => {
  browser.permission = permission;
  expect(await follow('state=TX', KEY)).toBe(outcome);
  expect(browser.told).toEqual([]);
});

it('follows six searches, and stops them all even if the site is unreachable', async () => {
  for (const state of ['TX', 'OH', 'IA', 'CA', 'NY', 'FL']) await follow(`state=${state}`, KEY);
  expect(await follow('state=WA', KEY)).toBe('full');
  expect(await follow('state=TX', KEY)).toBe('done');
  window.fetch = jest.fn().mockRejectedValue(new TypeError('away'));
  expect(await stopAll()).toBe('done');
  expect([followed(), browser.key]).toEqual([[], null]);
});

it('still follows a search that the site refused to stop', async () => {
  await follow('state=TX', KEY);
  await follow('state=OH', KEY);
  window.fetch = jest.fn().mockResolvedValue({ ok: false, status: 429 });
  expect(await unfollow('state=OH')).toBe('failed');
  expect([followed(), browser.key]).toEqual([['state=OH', 'state=TX'], KEY]);
});

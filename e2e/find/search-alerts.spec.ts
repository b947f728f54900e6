import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { pushDevice, vapidKeys } from '@/__tests__/support/push-device';
import { noPostgres, startPostgres } from '@/__tests__/support/postgres';
import { devicesIn } from '../support/world/devices';
import { OUTBOX_SETTINGS } from '../support/world/outbox';
import { makeScene, type Scene, type SceneOptions } from '../support/world/scene';
import type { Site } from '../support/world/site';
import { changeStoredList } from '../support/world/stored-list';
import { expect, expectAccessible, test } from '../support/test';

/** Alerts for searches (docs/decisions/0056), with the sandbox's stand-in in place of a browser's push service. */
const { publicKey, privateKey } = vapidKeys();
const SEARCH = 'state=TX';
/** A round starts with a new list, or half a minute later at the latest. */
const PATIENCE = { timeout: 60_000 };

const SCENE: SceneOptions = {
  settings: ({ url }) => ({
    ...OUTBOX_SETTINGS,
    PUSH_VAPID_PUBLIC_KEY: publicKey,
    PUSH_VAPID_PRIVATE_KEY: privateKey,
    PUSH_HOSTS: url,
  }),
};

let scene: Scene;

/** A site that accepts orders: it does once it has a list. */
async function start(...args: Parameters<Scene['start']>): Promise<Site> {
  const site = await scene.start(...args);
  await expect.poll(async () => (await fetch(`${site.url}/api/jobs`)).status).toBe(200);
  return site;
}

const device = (name: string) => pushDevice(`${scene.platform.url}/push/${name}`);
const send = (site: Site, method: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/api/search-alerts`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }).then(({ status }) => status);
const follow = (site: Site, { target }: ReturnType<typeof device>, search = SEARCH) =>
  send(site, 'POST', { target, searches: [search] });
type Received = { readonly device: string; readonly body: string };
const received = async (): Promise<readonly Received[]> =>
  (await fetch(`${scene.platform.url}/push.json`)).json();

/** Adds one more job in Texas to the list. */
async function addJob(id: string) {
  const records = await scene.platform.records();
  const like = records.find(({ State }) => State === 'TX');
  await scene.platform.serve({ records: [...records, { ...like, Record_Id: id, Id: id }] });
}

/** Gives the browser the stand-in as its push service. */
const withPush = (
  context: BrowserContext,
  { target }: ReturnType<typeof device>,
  permission: NotificationPermission = 'granted',
) =>
  context.addInitScript(
    ([subscription, answer]) => {
      let current: object | null = sessionStorage.getItem('subscribed') ? made() : null;
      function made() {
        return {
          endpoint: subscription.endpoint,
          options: { applicationServerKey: null },
          toJSON: () => subscription,
          unsubscribe: async () => {
            sessionStorage.removeItem('subscribed');
            current = null;
            return true;
          },
        };
      }
      PushManager.prototype.getSubscription = async () => current as PushSubscription | null;
      PushManager.prototype.subscribe = async () => {
        sessionStorage.setItem('subscribed', 'yes');
        current = made();
        return current as PushSubscription;
      };
      let said: NotificationPermission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => said });
      Notification.requestPermission = async () => (said = answer);
    },
    [target, permission] as const,
  );
const keepSearch = (context: BrowserContext, search = SEARCH) =>
  context.addInitScript((kept) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    localStorage.setItem('device:searches', JSON.stringify({ v: 1, items: [{ search: kept }] }));
  }, search);
const alerts = (page: Page) => page.getByRole('region', { name: /^Alerts for your searches/ });

test.describe('on one site', () => {
  let own: Scene | undefined;
  let site: Site;
  test.beforeAll(async () => {
    own = await makeScene(SCENE);
    scene = own;
    site = await start();
  });
  test.beforeEach('erases what the previous test ordered', async () => {
    expect(await send(site, 'DELETE', { endpoint: device('abc').target.endpoint })).toBe(204);
  });
  test.afterAll(() => own?.close());

  test('a search is followed with the keyboard, and stopped with one press', async ({
    page,
    context,
  }) => {
    await withPush(context, device('abc'));
    await keepSearch(context);
    await page.goto(`${site.url}/saved`);
    const button = alerts(page).getByRole('button', { name: /^Alert me.*Texas$/ });
    await button.press('Enter');
    await expect(alerts(page).getByRole('status')).toHaveText('Alerts are on.');
    const stop = alerts(page).getByRole('button', { name: /^Stop alerts.*Texas$/ });
    await expect(stop).toBeFocused();
    const [stored] = devicesIn(site.dataDir);
    expect(stored?.toString('latin1')).not.toMatch(/push|state=|127\.0\.0\.1/);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, `alerts that are on, at ${width} px`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }

    await page.reload();
    await expect(stop).toBeVisible();
    await stop.press('Enter');
    await expect(button).toBeFocused();
    expect(devicesIn(site.dataDir)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('device:followed'))).toBeNull();
    expect(site.output()).not.toContain('/push/abc');
  });

  test(
    'clearing the device, or stopping in the notification, stops alerts',
    { tag: '@long' },
    async ({ page, context }) => {
      await withPush(context, device('abc'));
      await keepSearch(context);
      await page.goto(`${site.url}/saved`);
      const press = () =>
        alerts(page)
          .getByRole('button', { name: /^Alert me.*Texas$/ })
          .click();
      await press();
      await expect(alerts(page).getByRole('status')).toHaveText('Alerts are on.');

      // As the service worker does it: tells the site, and ends the subscription.
      expect(await send(site, 'DELETE', { endpoint: device('abc').target.endpoint })).toBe(204);
      await page.evaluate(() => sessionStorage.removeItem('subscribed'));
      await page.reload();
      await expect(alerts(page).getByRole('button', { name: /^Alert me.*Texas$/ })).toBeVisible();
      await press();
      await expect(alerts(page).getByRole('status')).toHaveText('Alerts are on.');

      await expect(page.getByText('except for searches you turn on alerts for')).toHaveCount(1);
      await page.getByRole('button', { name: 'Clear everything kept on this device' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Clear everything' }).click();
      await expect.poll(() => devicesIn(site.dataDir)).toEqual([]);
      await expect(alerts(page)).toHaveCount(0);
      expect(await page.evaluate(() => sessionStorage.getItem('subscribed'))).toBeNull();
    },
  );

  test(
    'alerts that the device has forgotten end on the next visit',
    { tag: '@long' },
    async ({ page, context }) => {
      await withPush(context, device('abc'));
      await keepSearch(context);
      await page.goto(`${site.url}/saved`);
      await alerts(page)
        .getByRole('button', { name: /^Alert me.*Texas$/ })
        .click();
      await expect(alerts(page).getByRole('status')).toHaveText('Alerts are on.');
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect.poll(() => devicesIn(site.dataDir)).toEqual([]);
    },
  );

  test(
    'a browser that blocks or lacks notifications is offered the feed',
    { tag: '@long' },
    async ({ browser, page, context }) => {
      await withPush(context, device('abc'), 'denied');
      await keepSearch(context);
      await page.goto(`${site.url}/saved`);
      await alerts(page)
        .getByRole('button', { name: /^Alert me.*Texas$/ })
        .click();
      await expect(alerts(page).getByRole('status')).toContainText(
        'Your browser blocks notifications',
      );
      await expectAccessible(page, 'alerts that are blocked');
      const feed = (of: Page) =>
        of.getByRole('link', { name: /^Follow this search in a feed reader/ }).first();
      await expect(feed(page)).toHaveAttribute('href', '/jobs/feed.xml?state=TX');

      const without = await browser.newContext();
      await keepSearch(without);
      await without.addInitScript(() => {
        Reflect.deleteProperty(window, 'PushManager');
      });
      const other = await without.newPage();
      await other.goto(`${site.url}/saved`);
      await expect(feed(alerts(other).page())).toHaveAttribute('href', '/jobs/feed.xml?state=TX');
      await expect(alerts(other).getByRole('button')).toHaveCount(0);
      await expectAccessible(other, 'alerts in a browser without notifications');
      await without.close();

      const withoutScript = await browser.newContext({ javaScriptEnabled: false });
      const plain = await withoutScript.newPage();
      await plain.goto(`${site.url}/jobs?state=TX&sort=highestPay`);
      await expect(feed(plain)).toHaveAttribute('href', '/jobs/feed.xml?state=TX');
      await withoutScript.close();
    },
  );

  test('a failure says so, and the next press works', async ({ page, context }) => {
    await withPush(context, device('abc'));
    await keepSearch(context);
    await page.route('**/api/search-alerts', (route) => route.abort());
    await page.goto(`${site.url}/saved`);
    const button = alerts(page).getByRole('button', { name: /^Alert me.*Texas$/ });
    await button.click();
    await expect(alerts(page).getByRole('status')).toContainText('That didn’t work.');
    await page.unroute('**/api/search-alerts');
    await button.click();
    await expect(alerts(page).getByRole('status')).toHaveText('Alerts are on.');
  });

  test(
    'the worker may connect to the site and load its images, and nothing else',
    { tag: '@long' },
    async ({ page, context }) => {
      const answer = await fetch(`${site.url}/push-worker.js`);
      expect(answer.headers.get('content-type')).toContain('javascript');
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
      );
      await context.grantPermissions(['notifications'], { origin: site.url });
      await page.goto(`${site.url}/saved`);
      const state = await page.evaluate(async () => {
        await navigator.serviceWorker.register('/push-worker.js');
        const { active, scope } = await navigator.serviceWorker.ready;
        return [Boolean(active), new URL(scope).pathname];
      });
      expect(state).toEqual([true, '/']);
    },
  );

  test('orders are validated by the server', async () => {
    const { target } = device('abc');
    const order = { target, searches: [SEARCH] };
    expect(await send(site, 'POST', order, { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await send(site, 'POST', { ...order, more: 'x'.repeat(9_000) })).toBe(413);
    expect(await send(site, 'POST', { target, searches: ['sort=recent'] })).toBe(400);
    for (const endpoint of ['http://127.0.0.1:1/push/abc', 'https://169.254.169.254/', 'x'])
      expect(await send(site, 'POST', { ...order, target: { ...target, endpoint } })).toBe(400);
    expect(await send(site, 'PATCH', { endpoint: target.endpoint })).toBe(404);
    expect(await send(site, 'DELETE', {})).toBe(400);
    expect(await send(site, 'POST', order)).toBe(204);
    expect(await send(site, 'PATCH', { endpoint: target.endpoint })).toBe(204);
    expect(await send(site, 'DELETE', { endpoint: target.endpoint })).toBe(204);
    expect(await send(site, 'PATCH', { endpoint: target.endpoint })).toBe(404);
  });
});

test('without keys there are no alerts', async ({ page, context, world }) => {
  await keepSearch(context);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await page.goto('/saved', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Texas' })).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
  expect(scripts.join('').includes('pushManager')).toBe(false);
  expect(await send(world.site, 'POST', {})).toBe(404);
});

test.describe('as lists change', () => {
  test.beforeEach(async ({ ownScene }) => {
    scene = await ownScene(SCENE);
  });

  test(
    'a digest is sent with the next list, an expired device is removed, and one that stopped gets nothing',
    { tag: '@long' },
    async () => {
      let site = await start();
      const { dataDir } = site;
      const [one, expired, stopped] = [device('one'), device('expired'), device('stopped')];
      for (const each of [one, expired, stopped]) expect(await follow(site, each)).toBe(204);
      await send(site, 'DELETE', { endpoint: stopped.target.endpoint });
      await scene.platform.fault({ match: 'POST /push/expired', status: 410 });
      await addJob('a0XNEWJOB000000001');
      await site.end('SIGTERM');
      // A restart would wait for the next read.
      changeStoredList(dataDir);
      site = await start({}, dataDir);
      await expect.poll(received, PATIENCE).toHaveLength(1);
      const [digest] = await received();
      expect(digest?.device).toBe('one');
      expect(one.read(Buffer.from(digest?.body ?? '', 'base64'))).toEqual({
        title: '1 new job',
        body: 'Texas',
        url: '/jobs?state=TX&sort=recent',
      });
      await expect.poll(() => devicesIn(dataDir), PATIENCE).toHaveLength(1);
    },
  );

  test.describe('two instances with one PostgreSQL', () => {
    test.skip(noPostgres !== null, noPostgres ?? '');

    test('send one digest together', { tag: '@long' }, async () => {
      const postgres = await startPostgres();
      try {
        const url = postgres.newDatabase();
        const settings = { DATABASE_URL: url };
        const before = [await start(settings), await start(settings)] as const;
        const [one, stopped] = [device('one'), device('stopped')];
        for (const each of [one, stopped]) expect(await follow(before[0], each)).toBe(204);
        expect(await send(before[1], 'DELETE', { endpoint: stopped.target.endpoint })).toBe(204);
        await addJob('a0XNEWJOB000000001');
        for (const site of before) await site.end('SIGTERM');
        await makeListDue(url);
        const both = await Promise.all(before.map(({ dataDir }) => start(settings, dataDir)));
        await expect.poll(received, PATIENCE).toHaveLength(1);
        const totals = () =>
          Promise.all(
            both.map(
              async ({ url }) => (await (await fetch(`${url}/api/jobs`)).json()).jobs.length,
            ),
          );
        await expect.poll(async () => new Set(await totals()).size, PATIENCE).toBe(1);
        expect((await received()).map((message) => message.device)).toEqual(['one']);
      } finally {
        await scene.stopSites();
        await postgres.stop();
      }
    });
  });
});

/** Makes the list due to be read again. */
async function makeListDue(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('update feed set turn_until = 0');
  await client.end();
}

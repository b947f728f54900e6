import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/test/free-port';
import { applyTo } from '../support/apply';
import { startFront } from '../support/world/front';
import { startSite } from '../support/world/site';
import { expect, test } from '../support/test';
import { startVisitor } from '../support/visitor';

test('told to end, the site fails its health check, keeps answering, finishes what has begun and exits with code 0', async ({
  ownWorld,
  request,
}) => {
  const { platform } = await ownWorld({ jobs: 5 });
  const settings = { DRAIN_SECONDS: '3' };
  const site = await startSite({ build: 'bare', platformUrl: platform.apiUrl, settings });
  await platform.fault({ match: '/POST .*/', delayMs: 5_000 });
  // Still being sent to the platform when the drain time is over.
  const application = applyTo(site.url);
  await expect.poll(async () => (await request.get(`${site.url}/api/health`)).status()).toBe(200);
  const end = site.end('SIGTERM');
  await expect.poll(async () => (await fetch(`${site.url}/api/health`)).status).toBe(503);
  const page = await fetch(`${site.url}/about`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  expect((await application).status).toBe(200);
  expect(await end).toBe(0);
  expect((await platform.inbox()).length).toBe(1);
  // Its database is closed: the file alone is all of it.
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith('site.db'))).toEqual([
    'site.db',
  ]);
  await site.stop();
});

test('with a wrong setting the process ends, and says which', async () => {
  const port = String(await freePort());
  const ended = spawnSync(process.execPath, ['server/main.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: '.next-bare',
      PORT: port,
      PUSH_HOSTS: 'no',
    },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(ended.stderr).toContain('PUSH_HOSTS has no host');
  expect([ended.status, ended.signal]).toEqual([1, null]);
});

test('two instances behind a front are renewed one after the other, and no request fails', async ({
  ownWorld,
}) => {
  const { platform } = await ownWorld({ jobs: 20 });
  const start = () =>
    startSite({ build: 'bare', platformUrl: platform.apiUrl, settings: { DRAIN_SECONDS: '1' } });
  const [first, second] = [await start(), await start()];
  const front = await startFront(first.url, second.url);
  const visitors = ['/', '/jobs', '/api/jobs'].map((path) => startVisitor(`${front.url}${path}`));
  const ends = [await first.end('SIGTERM')];
  const third = await start();
  front.use(third.url, second.url);
  ends.push(await second.end('SIGTERM'));
  expect(ends).toEqual([0, 0]);
  for (const visitor of visitors) {
    const statuses = await visitor.leave();
    expect(statuses.length).toBeGreaterThan(5);
    expect(new Set(statuses)).toEqual(new Set([200]));
  }
  await front.close();
  for (const site of [first, second, third]) await site.stop();
});

test('a tab of the previous version continues in the new one', async ({ ownWorld, page }) => {
  const { site: before, platform } = await ownWorld({ jobs: 20 });
  const after = await startSite({ build: 'full', platformUrl: platform.apiUrl });
  const front = await startFront(before.url);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(`${front.url}/about`, { waitUntil: 'networkidle' });
  front.use(after.url);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  await expect(page).toHaveURL(/\/terms-and-conditions$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${front.url}/jobs`);
  await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/jobs\/[^/]+$/);
  expect(errors).toEqual([]);
  await front.close();
  await after.stop();
});

test('the script of `npm start` passes on the signal to end, to the site first, and both end', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-start-'));
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: '.next-bare',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      DATA_DIR: dataDir,
      DRAIN_SECONDS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answers = (at: number) =>
    fetch(`http://127.0.0.1:${at}/`).then(
      ({ status }) => status,
      () => 'nobody',
    );
  await expect.poll(() => answers(port), { timeout: 60_000 }).toBe(200);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).status)
    .toBe(503);
  expect(await answers(sandboxPort)).toBe(200);
  expect(await ended).toEqual([0, null]);
  expect([await answers(port), await answers(sandboxPort)]).toEqual(['nobody', 'nobody']);
  await rm(dataDir, { recursive: true, force: true });
});

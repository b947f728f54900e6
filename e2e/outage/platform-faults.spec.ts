import { PLATFORM } from '@/lib/config/limits';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '../support/world/site';
import { expect, expectAccessible, test } from '../support/test';
import { storedList } from '../support/world/stored-list';

const READS = '/GET .*(cerebralstaffing|jobportal)/';

test('platform down: cold pages show the error in a browser, with a way on (RT-11, ER-12, ER-17); every fault: platform-fault-table.spec.ts', async ({
  ownWorld,
  page,
  request,
}) => {
  const { site } = await ownWorld({
    faults: [{ match: READS, status: 500, body: [{ errorCode: 'UNKNOWN_EXCEPTION' }] }],
    waitsForList: false,
  });
  for (const path of ['/job-map', '/job-map-embed', '/job-directory']) {
    const answer = await request.get(`${site.url}${path}`);
    expect([path, answer.status()]).toEqual([path, 503]);
    expect(await answer.text()).toContain('Failed to load job listings: Failed to fetch jobs.');
  }
  await page.goto(`${site.url}/jobs`);
  await expect(
    page.getByText(
      'Failed to load job listings: Failed to fetch jobs. Please check your network connection and try again. If the problem persists, contact support.',
    ),
  ).toBeVisible();
  await expectAccessible(page, 'the list that did not load');
  await page.goto(`${site.url}/jobs/a0Xanything00000001`);
  await expect(page.getByText('Failed to load job details. Please try again later.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to jobs' })).toBeVisible();
  await expectAccessible(page, 'the job that did not load');
  expect((await request.get(`${site.url}/quickapply`)).status()).toBe(200);
});

test('a restart while the platform is down still has jobs, from its database', async ({
  ownWorld,
  request,
}) => {
  const { platform } = await ownWorld({ jobs: 30 });
  const dataDir = await mkdtemp(join(tmpdir(), 'site-restart-'));
  const before = await startSite({ build: 'bare', platformUrl: platform.apiUrl, dataDir });
  expect(await (await request.get(`${before.url}/jobs`)).text()).toContain('30 positions found');
  // Stored a moment after it was read.
  await expect.poll(() => storedList(dataDir)?.jobs.length).toBe(30);
  await before.stop();
  await platform.fault({ match: READS, refuse: true });
  const after = await startSite({ build: 'bare', platformUrl: platform.apiUrl, dataDir });
  expect(await (await request.get(`${after.url}/jobs`)).text()).toContain('30 positions found');
  expect(await (await request.get(`${after.url}/api/health`)).json()).toMatchObject({
    source: 'database',
  });
  await after.stop();
});

test('with nothing known and a list that cannot be read, health asks for a person until it can', async ({
  ownWorld,
}) => {
  const { site, platform } = await ownWorld({
    faults: [{ match: READS, status: 503 }],
    waitsForList: false,
  });
  const health = async () => (await fetch(`${site.url}/api/health`)).json();
  await expect.poll(health).toMatchObject({ listFailure: 'http' });
  expect(await health()).toMatchObject({ status: 'attention', ageSeconds: null, jobs: 0 });
  await platform.heal();
  await expect.poll(health, { timeout: 60_000 }).toMatchObject({ status: 'ok', listFailure: null });
});

test('an empty answer with nothing known is the empty list (ER-14)', async ({ ownWorld, page }) => {
  const { site } = await ownWorld({ jobs: 0 });
  await page.goto(`${site.url}/jobs`);
  await expect(
    page.getByText('No open positions available at this time. Please check back later.'),
  ).toBeVisible();
  await expectAccessible(page, 'the empty list');
});

for (const [jobs, text] of [
  [999, '999 positions found'],
  [1000, '1000+ positions found'],
  [1001, '1001 positions found'],
  [1, '1 position found'],
] as const) {
  test(`${jobs} jobs are counted as '${text}' (JL-10, JL-11)`, async ({ ownWorld, request }) => {
    const { site } = await ownWorld({ jobs });
    const html = await (await request.get(`${site.url}/jobs`)).text();
    expect(html).toContain(text);
    expect(/may (have been|be) cut/.test(site.output())).toBe(jobs === 1000);
  });
}

test('look-ups of unknown ids are limited in total and per client: beyond that 503 with Retry-After, never 404 (PL-06)', async ({
  ownWorld,
  request,
}) => {
  const { site } = await ownWorld({ jobs: 10, settings: { TRUSTED_PROXIES: '1' } });
  await request.get(`${site.url}/jobs`);
  let made = 0;
  const look = (client: string, path = `/jobs/a0Xunknown${String((made += 1)).padStart(8, '0')}`) =>
    request.get(site.url + path, { headers: { 'x-forwarded-for': client } });
  const statusesOf = async (client: string, requests: number) => {
    const answers = [];
    for (let n = 0; n < requests; n += 1) answers.push(await look(client));
    return answers.map((answer) => answer.status());
  };
  const { neverListed } = PLATFORM.unknownIdLookupsPerClient;
  const alone = await statusesOf('203.0.113.1', 75);
  expect(alone.filter((status) => status === 404)).toHaveLength(neverListed);
  expect(alone.filter((status) => status === 503)).toHaveLength(75 - neverListed);
  const refused = await look('203.0.113.1', '/share/jobs/a0Xunknown99999999');
  expect(refused.status()).toBe(503);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  // This one has not been requested before.
  expect((await look('203.0.113.2', '/jobs/a0AVf00000AdHc1MAF')).status()).toBe(200);

  for (const client of ['203.0.113.3', '203.0.113.4', '203.0.113.5', '203.0.113.6'])
    await statusesOf(client, 12);
  expect(await statusesOf('203.0.113.7', 2)).toEqual([503, 503]);
});

test('a browser that cannot load the list says so and can retry (ER-01, JL-28)', async ({
  page,
  world,
}) => {
  await page.goto(`${world.site.url}/jobs`);
  await page.route('**/api/jobs/compact', (route) => route.fulfill({ status: 500, body: 'no' }));
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.getByRole('button', { name: /^Shift/ }).click();
  await page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first().check();
  await expect(
    page.getByText(/^Failed to load job listings: Failed to fetch jobs\./),
  ).toBeVisible();
  expect(told.join('\n')).toContain('Failed to fetch jobs. Check console for details.');
  await page.unroute('**/api/jobs/compact');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('while the list is loading, three dots say so (JL-28)', async ({ page, world }) => {
  await page.goto(`${world.site.url}/jobs`);
  await page.route('**/api/jobs/compact', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.getByRole('button', { name: /^Shift/ }).click();
  await page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first().check();
  await expect(page.getByText('Loading jobs')).toBeAttached();
  await expectAccessible(page, 'the loading list');
  await expect(page.getByRole('article').first()).toBeVisible();
});

import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './support/site';
import { expect, expectAccessible, test } from './support/test';
import type { FaultOrder } from './support/world';

const READS = '/GET .*(cerebralstaffing|jobportal)/';
const FAULTS: readonly (readonly [string, Omit<FaultOrder, 'match'>])[] = [
  ['down', { refuse: true }],
  ['30 s slow', { delayMs: 30_000 }],
  ['silent', { hang: true }],
  ['500', { status: 500, body: [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'boom' }] }],
  [
    'HTML with 200',
    {
      status: 200,
      body: '<html><body>Maintenance</body></html>',
      headers: { 'content-type': 'text/html' },
    },
  ],
  ['cut JSON', { cut: true }],
  ['null', { status: 200, body: 'null', headers: { 'content-type': 'application/json' } }],
];

for (const [name, fault] of FAULTS) {
  test(`platform ${name}: cold pages tell the truth, with the way on (RT-11, ER-12, ER-17)`, async ({
    ownWorld,
    page,
    request,
  }) => {
    const { site } = await ownWorld({ faults: [{ match: READS, ...fault }] });
    // Shorter than the fault: nothing waits for it.
    const patience = { timeout: 25_000 };
    const list = await request.get(`${site.url}/jobs`, patience);
    expect(list.status()).toBeGreaterThanOrEqual(500);
    const detail = await request.get(`${site.url}/jobs/a0Xanything00000001`, patience);
    expect(detail.status()).toBeGreaterThanOrEqual(500);
    expect(await detail.text()).not.toContain('noindex');
    expect(await list.text()).not.toContain('noindex');

    for (const path of ['/job-map', '/job-map-embed', '/job-directory']) {
      const answer = await request.get(`${site.url}${path}`, patience);
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
    await expect(
      page.getByText('Failed to load job details. Please try again later.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to jobs' })).toBeVisible();
    await expectAccessible(page, 'the job that did not load');
    expect((await request.get(`${site.url}/quickapply`)).status()).toBe(200);
    expect((await request.get(`${site.url}/`)).status()).toBe(200);
  });
}

test('while the platform is in any trouble, the list and listed jobs keep answering (the refreshes themselves: snapshot.test.ts)', async ({
  ownWorld,
  request,
}) => {
  test.setTimeout(120_000);
  const { site, platform } = await ownWorld();
  const [first] = await platform.records();
  const id = String(first?.Record_Id ?? first?.Id);
  const count = /\d+ positions found/;
  const before = count.exec(await (await request.get(`${site.url}/jobs`)).text())?.[0];
  for (const [name, fault] of FAULTS) {
    await platform.heal();
    await platform.fault({ match: READS, ...fault });
    const list = await request.get(`${site.url}/jobs`);
    expect(count.exec(await list.text())?.[0], name).toBe(before);
    expect((await request.get(`${site.url}/api/jobs`)).status(), name).toBe(200);
  }
  await platform.heal();
  await platform.fault({ match: READS, refuse: true });
  // Not seen before, so not stored: the snapshot's record answers.
  expect((await request.get(`${site.url}/jobs/${id}`)).status()).toBe(200);
});

test('a restart while the platform is down still has jobs, from disk', async ({
  ownWorld,
  request,
}) => {
  const { platform } = await ownWorld({ jobs: 30 });
  const dataDir = await mkdtemp(join(tmpdir(), 'site-restart-'));
  const before = await startSite({ build: 'bare', platformUrl: platform.apiUrl, dataDir });
  expect(await (await request.get(`${before.url}/jobs`)).text()).toContain('30 positions found');
  // Stored a moment after it was read.
  await expect.poll(() => existsSync(join(dataDir, 'snapshot.json'))).toBe(true);
  await before.stop();
  await platform.fault({ match: READS, refuse: true });
  const after = await startSite({ build: 'bare', platformUrl: platform.apiUrl, dataDir });
  expect(await (await request.get(`${after.url}/jobs`)).text()).toContain('30 positions found');
  expect(await (await request.get(`${after.url}/api/health`)).json()).toMatchObject({
    source: 'disk',
  });
  await after.stop();
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

test('look-ups of unknown ids are bounded: 503 with Retry-After beyond the budget, never 404 (PL-06)', async ({
  ownWorld,
  request,
}) => {
  const { site } = await ownWorld({ jobs: 10 });
  await request.get(`${site.url}/jobs`);
  const statuses = new Map<number, number>();
  let retryAfter: string | undefined;
  for (let n = 0; n < 75; n += 1) {
    const answer = await request.get(`${site.url}/jobs/a0Xunknown${String(n).padStart(8, '0')}`);
    statuses.set(answer.status(), (statuses.get(answer.status()) ?? 0) + 1);
    if (answer.status() === 503) retryAfter = answer.headers()['retry-after'];
  }
  expect(statuses.get(404)).toBe(60);
  expect(statuses.get(503)).toBe(15);
  expect(Number(retryAfter)).toBeGreaterThan(0);
});

test('a client that cannot load the list says so and keeps the way on (ER-01, JL-28)', async ({
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

test('while the list is on its way, three dots say so (JL-28)', async ({ page, world }) => {
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

import { holdBack } from '../support/hold-back';
import { DEFAULT_SIZE, showing } from '../support/page-sizes';
import { expect, expectAccessible, test } from '../support/test';
import { WHOLE_LIST_MAX } from '@/lib/config/limits';
import { answerTiles, clusters } from '../support/map';
import { makeWorld, type World } from '../support/world/world';

/** One more job than a browser loads: the server answers every change (docs/decisions/0008). */
let world: World;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  world = await makeWorld({ jobs: WHOLE_LIST_MAX + 1 });
});
test.afterAll(() => world.close());

const SEARCHES = '**/api/jobs/search?**';
const url = (path: string) => `${world.site.url}${path}`;

test('filters, order and pages come from the server, and the whole list is never loaded', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(url('/jobs'));
  const count = page.getByText(/positions? found$/);
  const all = await count.innerText();
  await page.getByRole('button', { name: /^State/ }).click();
  const texas = page.getByRole('checkbox', { name: /^Texas/ });
  await texas.check();
  await expect(count).not.toHaveText(all);
  await expect(page).toHaveURL(url('/jobs?state=TX'));
  const inTexas = await count.innerText();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Highest Pay');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText(showing(2))).toBeVisible();
  const shown = await page.getByRole('article').allInnerTexts();

  // The server's page shows the same for this address.
  await expect(page).toHaveURL(/[?&]page=2$/);
  const fromServer = await page.context().newPage();
  await fromServer.goto(page.url());
  await expect(fromServer.getByText(showing(2))).toBeVisible();
  expect(await fromServer.getByRole('article').allInnerTexts()).toEqual(shown);
  await fromServer.close();
  await page.goBack();
  await expect(page.getByText(showing(1))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(url('/jobs?state=TX'));
  await expect(count).toHaveText(inTexas);
  await page.getByRole('link', { name: 'Remove Texas' }).click();
  await expect(count).toHaveText(all);
  await page.getByRole('button', { name: /^Job type/ }).click();
  await page.getByRole('checkbox', { name: /^Local/ }).check();
  await expect(page).toHaveURL(url('/jobs?jobType=Local'));
  await expect(count).not.toHaveText(all);
  for (const card of await page.getByRole('article').all())
    await expect(card.getByText('Local', { exact: true })).toBeVisible();
  expect(asked).not.toContain('/api/jobs/compact');
  expect(asked).not.toContain('/api/jobs');
});

test('on a slow network the previous jobs stay, and only the last choice counts', async ({
  page,
}) => {
  const release = await holdBack(page, SEARCHES);
  const calledOff: string[] = [];
  page.on('requestfailed', (request) => calledOff.push(request.url()));
  await page.goto(url('/jobs'));
  const list = page.getByRole('region', { name: 'Jobs', exact: true });
  const before = await page.getByRole('article').allInnerTexts();
  await page.getByRole('button', { name: /^Shift/ }).click();
  const boxes = page.getByRole('group', { name: 'Shift' }).getByRole('checkbox');
  await boxes.nth(0).check();
  await expect(list).toHaveAttribute('aria-busy', 'true');
  expect(await page.getByRole('article').allInnerTexts()).toEqual(before);
  await expectAccessible(page, 'a list that waits for the server');
  await boxes.nth(0).uncheck();
  await boxes.nth(1).check();
  await expect.poll(() => calledOff.length).toBe(1);
  release();
  await expect(list).not.toHaveAttribute('aria-busy');
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
  const count = await page.getByText(/positions? found$/).innerText();
  await page.unroute(SEARCHES);
  await page.reload();
  await expect(page.getByText(count, { exact: true })).toBeVisible();
});

test('a page of results that fails to load is reported, and can be retried (ER-01, JL-28)', async ({
  page,
}) => {
  await page.goto(url('/jobs'));
  await page.route(SEARCHES, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.getByRole('checkbox', { name: 'Compact States' }).check();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed' })).toHaveText(
    'Failed to load job listings: Failed to fetch jobs. Please check your network connection and try again. If the problem persists, contact support.',
  );
  await expect(page.getByRole('checkbox', { name: 'Compact States' })).toBeChecked();
  await expectAccessible(page, 'a page of results that did not come');
  await page.unroute(SEARCHES);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(DEFAULT_SIZE);
});

test('the map fetches its places, and the jobs of a place when its marker is pressed', async ({
  page,
  context,
}) => {
  await answerTiles(context);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(url('/job-map'));
  const count = page.getByRole('status').filter({ hasText: /found in \d+ places/ });
  const all = await count.innerText();
  await page.getByRole('button', { name: /^Shift/ }).click();
  await page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first().check();
  await expect(count).not.toHaveText(all);
  const fewer = await count.innerText();
  await page.keyboard.press('Escape');
  const places = page.getByRole('button', { name: /^\d+ jobs in \D/ });
  await expect(async () => {
    if ((await places.count()) === 0) await clusters(page).first().press('Enter');
    await expect(places.first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await places.first().press('Enter');
  const card = page.getByRole('region', { name: 'Map' }).locator('.leaflet-popup');
  const [heading = ''] = (await card.getByRole('heading', { level: 3 }).innerText()).split(' ');
  await expect(card.getByRole('article')).toHaveCount(Number(heading));
  await expectAccessible(page, 'the jobs of a place that the server named');
  // The server's page shows the same for this address.
  await page.reload();
  await expect(count).toHaveText(fewer);
  expect(asked).toContain('/api/jobs/map');
  expect(asked).not.toContain('/api/jobs/compact');
});

import type { APIRequestContext, Page } from '@playwright/test';
import { WHOLE_LIST_MAX } from '@/lib/config/limits';
import { generatedRecords } from '@/sandbox/jobs/catalogue';
import { recordAt } from '../support/map';
import { expect, expectAccessible, sharedWorld, test } from '../support/test';
import { makeWorld } from '../support/world/world';

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const BOISE = { latitude: 43.62, longitude: -116.2 };
/** Two postings mention Epic and three mention no call. The rest only seem to. */
const DESCRIBED: readonly (readonly [state: 'TX' | 'ID', text: string])[] = [
  ['TX', '<p>EMR: Epic. No call.</p>'],
  ['ID', '<p>Epic charting.</p><ul><li>Call not required</li><li>Locals accepted</li></ul>'],
  ['TX', '<p>Block scheduling is available. No call, no weekends.</p>'],
  ['TX', '<p>Epic landscapes. No call on weekdays; call every third weekend.</p>'],
  ['ID', '<p>Locals not accepted. Block scheduling is not guaranteed. Call required.</p>'],
];
const RECORDS = DESCRIBED.map(([state, Jobdescriptionrich], at) =>
  recordAt(at + 1, state === 'TX' ? 'Austin' : 'Boise', state, state === 'TX' ? AUSTIN : BOISE, {
    Jobdescriptionrich,
  }),
);

const count = (page: Page) => page.getByText(/^\d+ positions? found$/);
const tags = (page: Page) => page.getByRole('list', { name: 'Selected filters' });
const button = (page: Page) => page.getByRole('button', { name: /^Posting mentions/ });
const group = (page: Page) => page.getByRole('group', { name: 'Posting mentions' });
const box = (page: Page, name: RegExp) => group(page).getByRole('checkbox', { name });

/** Waits for mentions: the first list is answered before its descriptions have been read. */
const offersMentions = (request: APIRequestContext, url: string) =>
  expect
    .poll(
      async () => (await (await request.get(`${url}/jobs`)).text()).includes('Posting mentions'),
      { timeout: 45_000 },
    )
    .toBe(true);

test.describe('with postings that mention something', () => {
  const world = sharedWorld({ records: RECORDS });
  let url = '';
  test.beforeEach(async ({ request }) => {
    ({ url } = world().site);
    await offersMentions(request, url);
  });

  test('the filter counts, shows a tag, applies to the address, the feeds and the map, and can be cleared', async ({
    page,
    request,
  }) => {
    await page.goto(`${url}/jobs`);
    await button(page).click();
    await expect(group(page)).toHaveText(
      /no call\s*3\s*Epic\s*2\s*block scheduling\s*1\s*locals welcome\s*1/,
    );
    await box(page, /^Epic/).check();
    await expect(page).toHaveURL(`${url}/jobs?says=Epic`);
    await expect(count(page)).toHaveText('2 positions found');
    await expect(tags(page)).toHaveText(/Posting mentions Epic/);
    await box(page, /^block/).check();
    await expect(count(page)).toHaveText('3 positions found');
    await box(page, /^Epic/).uncheck();
    await expect(page).toHaveURL(`${url}/jobs?says=block+scheduling`);
    await expect(count(page)).toHaveText('1 position found');
    await expectAccessible(page, 'a list filtered by what postings mention');
    await page.getByRole('link', { name: 'Remove Posting mentions block scheduling' }).click();
    await expect(count(page)).toHaveText('5 positions found');

    await page.goto(`${url}/jobs?says=no+call&state=TX`);
    await expect(count(page)).toHaveText('2 positions found');
    expect(await page.locator('head meta[name="robots"]').getAttribute('content')).toContain(
      'noindex',
    );
    await button(page).click();
    await expect(group(page)).toHaveText(
      /no call\s*2\s*Epic\s*1\s*block scheduling\s*1\s*locals welcome\s*0/,
    );
    const rss = await page
      .locator('head link[rel="alternate"][type="application/rss+xml"]')
      .getAttribute('href');
    expect(rss).toBe(`${url}/jobs/feed.xml?state=TX&says=no+call`);
    const feed = await (await request.get(rss ?? '')).text();
    expect(feed.match(/<item>/g)).toHaveLength(2);
    expect(feed).toContain('Posting mentions no call');
    await page.keyboard.press('Escape');

    await page.goto(`${url}/jobs?says=no+call`);
    await page.getByRole('link', { name: 'View Map' }).click();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === '/job-map' && searchParams.get('says') === 'no call',
    );
    await expect(page.getByRole('status').filter({ hasText: /^3 / })).toBeVisible();
    await button(page).click();
    await box(page, /^no call/).uncheck();
    await expect(page.getByRole('status').filter({ hasText: /^5 / })).toBeVisible();

    await page.goto(`${url}/jobs?says=no+call`);
    await page.getByRole('button', { name: 'Clear all filters' }).first().click();
    await expect(page).toHaveURL(`${url}/jobs`);
    await expect(count(page)).toHaveText('5 positions found');
  });

  test('a mention can be chosen by keyboard, and Back restores the list', async ({ page }) => {
    await page.goto(`${url}/jobs`);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await box(page, /^Epic/).focus();
    await page.keyboard.press('Space');
    await expect(count(page)).toHaveText('2 positions found');
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${url}/jobs?says=Epic`);
    await expect(tags(page)).toHaveText(/Posting mentions Epic/);
  });

  test(
    'a mention that nothing matches stays, and says what dropping it brings back',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto(`${url}/jobs?says=locals+welcome&state=TX`);
      await expect(page.getByText('No jobs match your selected filters.')).toBeVisible();
      await page
        .getByRole('link', { name: 'Without Posting mentions locals welcome: 3 positions' })
        .click();
      await expect(page).toHaveURL(`${url}/jobs?state=TX`);
      await page.goto(`${url}/jobs?says=Meditech`);
      await expect(tags(page)).toHaveText(/Posting mentions Meditech/);
    },
  );

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form filters by mentions', async ({ page }) => {
      await page.goto(`${url}/jobs?says=nosuch`);
      await box(page, /^Epic/).check();
      await page.getByRole('button', { name: 'Show jobs' }).click();
      const sent = new URL(page.url()).searchParams.getAll('says');
      expect([...sent].sort()).toEqual(['Epic', 'nosuch']);
      await expect(count(page)).toHaveText('2 positions found');
    });
  });
});

test('the filter is not offered if no posting mentions anything', async ({ page }) => {
  await page.goto('/jobs');
  await expect(count(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Job type/ })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('a long list is filtered by mentions on the server', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(180_000);
  const { at } = generatedRecords(WHOLE_LIST_MAX + 1, { mentions: true });
  const records = Array.from({ length: WHOLE_LIST_MAX + 1 }, (_, index) => at(index));
  const world = await makeWorld({ records });
  try {
    await offersMentions(page.request, world.site.url);
    await page.goto(`${world.site.url}/jobs`);
    const found = page.getByText(/positions? found$/);
    const all = await found.innerText();
    await button(page).click();
    const answered = page.waitForResponse(/\/api\/jobs\/search\?.*says=Epic/);
    await box(page, /^Epic/).check();
    await answered;
    await expect(found).not.toHaveText(all);
    await expect(found).not.toHaveText('0 positions found');
  } finally {
    await world.close();
  }
});

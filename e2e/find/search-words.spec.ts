import type { Page } from '@playwright/test';
import { openMap, recordAt } from '../support/map';
import { expect, expectAccessible, test } from '../support/test';

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const status = (page: Page) => page.getByText(/positions? found/).first();
const cards = (page: Page) => page.getByRole('article');
const tags = (page: Page) => page.getByRole('list', { name: 'Selected filters' });
const near = (page: Page) => page.getByRole('combobox', { name: 'Near' });

/** Two Portlands, a job without a position, one without weekly pay, and numbers that begin alike. */
const RECORDS = [
  recordAt(1, 'Portland', 'OR', { latitude: 45.52, longitude: -122.68 }, { JobNum: '482110' }),
  recordAt(2, 'Portland', 'ME', { latitude: 43.66, longitude: -70.26 }, { JobNum: '9001' }),
  recordAt(3, 'Austin', 'TX', AUSTIN, { JobNum: '9002', CalculatedPayRange: '$1,500 weekly' }),
  recordAt(4, 'Round Rock', 'TX', { latitude: 30.51, longitude: -97.68 }, { JobNum: '9003' }),
  recordAt(5, 'Waco', 'TX', { latitude: 31.55, longitude: -97.15 }, { JobNum: '9004' }),
  recordAt(6, 'Austin', 'TX', null, {
    JobNum: '9005',
    CalculatedPayRange: '$58/hr',
    Shiftn: 'Nights',
  }),
  recordAt(7, 'Boise', 'ID', { latitude: 43.62, longitude: -116.2 }, { JobNum: '48211' }),
];

test.describe('with seven jobs', () => {
  let url = '';
  test.beforeEach(async ({ ownWorld }) => {
    ({
      site: { url },
    } = await ownWorld({ records: RECORDS }));
  });

  test('words and numbers are searched for after a pause or on Enter, and can be removed', async ({
    page,
  }) => {
    await page.goto(`${url}/jobs`);
    const field = page.getByRole('searchbox', { name: 'Search by keyword or job ID' });
    await field.pressSequentially('48211');
    await expect(status(page)).toHaveText('2 positions found');
    await expect(field).toBeFocused();
    await expect(page).toHaveURL(`${url}/jobs?q=48211`);
    await expect(cards(page).first()).toContainText('Boise, ID');
    await field.fill('Job ID 9002');
    await field.press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expectAccessible(page, 'a search by words');

    await page.getByLabel('Sort By').selectOption('highestPay');
    await expect(page).toHaveURL(/sort=highestPay/);
    await page.goBack();
    await expect(page).toHaveURL(`${url}/jobs?q=Job+ID+9002`);
    await expect(field).toHaveValue('Job ID 9002');

    await page.getByRole('link', { name: 'Remove “Job ID 9002”' }).click();
    await expect(field).toHaveValue('');
    await expect(status(page)).toHaveText('7 positions found');
    await field.fill('cvicu 8 week contract');
    await page.getByRole('link', { name: 'Without these words: 7' }).waitFor();
    await field.fill('cvicu texas');
    await page.getByRole('link', { name: 'ICU: 4 positions' }).click();
    await expect(page).toHaveURL(`${url}/jobs?q=ICU+texas`);
    await expect(status(page)).toHaveText('4 positions found');
    await field.fill('plumber');
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Without these words: 7/ })).toBeVisible();
  });

  test('a minimum leaves out jobs without weekly pay, and says so', async ({ page }) => {
    await page.goto(`${url}/jobs`);
    await page.getByLabel('Weekly pay can reach').selectOption({ index: 1 });
    await expect(page).toHaveURL(/minPay=\d+/);
    await expect(
      page.getByText('1 position has no weekly pay to compare, and is left out.'),
    ).toBeVisible();
    await expect(tags(page)).toContainText('Can reach $');
    await page.getByRole('button', { name: 'Clear all filters' }).first().click();
    await expect(page).toHaveURL(`${url}/jobs`);
    await expect(page.getByLabel('Weekly pay can reach')).toHaveValue('');
  });

  test('near a typed town: asks which of two, says how far, and does the same on the map', async ({
    page,
  }) => {
    await page.goto(`${url}/jobs`);
    await near(page).fill('portland');
    await near(page).press('Enter');
    await expect(page.getByText('Which “portland”?')).toBeVisible();
    await expect(status(page)).toHaveText('7 positions found');
    await expectAccessible(page, 'two towns of one name');
    await page.getByRole('link', { name: 'Portland, ME' }).click();
    await expect(near(page)).toHaveValue('Portland, ME');
    await expect(cards(page).first()).toContainText('Portland, ME');
    await expect(page.getByText('1 position has no known place, and comes last.')).toBeVisible();
    await expect(cards(page).last()).toContainText('9005');

    await near(page).fill('Austin, TX');
    await near(page).press('Enter');
    await page.getByLabel('Within', { exact: true }).selectOption('25');
    await expect(status(page)).toHaveText('2 positions found');
    await expect(cards(page).nth(1)).toContainText('Round Rock, TX, 17 miles away');
    await expect(page.getByLabel('Sort By')).toHaveValue('distance');
    const search = new URL(page.url()).search;
    await page.getByRole('link', { name: 'View Map' }).click();
    await expect(page).toHaveURL(`${url}/job-map${search}`);
    await expect(status(page)).toContainText('2 positions found in 2 places');
    await page.getByRole('link', { name: /^Remove Within 25 miles/ }).click();
    await expect(status(page)).toContainText('7 positions found');
    await expect(near(page)).toHaveValue('');

    await openMap(page, `${url}/job-map`);
    await near(page).fill('Boise');
    await near(page).press('Enter');
    await page.getByLabel('Within', { exact: true }).selectOption('250');
    await expect(status(page)).toContainText('1 position found in 1 place');
    await expectAccessible(page, 'the map near a town');
  });

  test('if nothing is near enough, the next radius that helps is offered', async ({ page }) => {
    await page.goto(`${url}/jobs?q=9004&near=Austin&radius=25`);
    await expect(page.getByText('Nothing within 25 miles of Austin, TX.')).toBeVisible();
    await page.getByRole('link', { name: 'Try 100 miles: 1 position' }).click();
    await expect(cards(page)).toHaveCount(1);
  });

  test('the device’s position becomes the closest town, and is sent nowhere', async ({
    page,
    context,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await context.grantPermissions(['geolocation'], { origin: url });
    await context.setGeolocation({ latitude: 30.4567, longitude: -97.7654 });
    await page.goto(`${url}/jobs`);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(
      page.getByText(/^Near Round Rock, TX, the closest town with jobs, 6 miles/),
    ).toBeVisible();
    await expect(near(page)).toHaveValue('Round Rock, TX');
    await expect(cards(page).first()).toContainText('Round Rock, TX');
    await expectAccessible(page, 'near the device');
    expect(asked.filter((text) => /30[.]4|97[.]7/.test(text))).toEqual([]);
    expect(page.url()).toBe(`${url}/jobs?near=Round+Rock,+TX`);
  });

  test('without the device’s position a city can be typed', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto(`${url}/jobs`);
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.getByText(/Type a city instead\.$/)).toBeVisible();
    await expect(status(page)).toHaveText('7 positions found');
  });

  test('the search is copied as a link without what only concerns this screen', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await page.goto(`${url}/jobs?q=icu&near=Austin&collapsed=true`);
    await page.getByRole('button', { name: 'Share this search' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${url}/jobs?q=icu&near=Austin`,
    );
  });

  test('without JavaScript one form sends everything', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${url}/no-such-page`);
    await page.getByRole('searchbox', { name: 'Search by keyword or job ID' }).fill('icu');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(status(page)).toHaveText('7 positions found');
    await near(page).fill('austin');
    await page.getByLabel('Within', { exact: true }).selectOption('100');
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(status(page)).toHaveText('3 positions found');
    await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden();
    await page.getByRole('link', { name: 'View Map' }).click();
    await expect(status(page)).toContainText('3 positions found in 3 places');
    await expect(page.getByLabel('Within', { exact: true })).toHaveValue('100');
    await context.close();
  });
});

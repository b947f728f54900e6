import type { Page } from '@playwright/test';
import { recordAt } from '../support/map';
import { LARGEST_SIZE } from '../support/page-sizes';
import { expect, expectAccessible, test } from '../support/test';
import type { World } from '../support/world/world';

const AUSTIN = { latitude: 30.27, longitude: -97.74 };
const BOISE = { latitude: 43.62, longitude: -116.2 };

/** Two travel jobs, one that is local and travel, one per diem, and one without a type. */
const RECORDS = [
  recordAt(1, 'Austin', 'TX', AUSTIN, { vms_order_type__c: 'Travel' }),
  recordAt(2, 'Boise', 'ID', BOISE, { Order_Type: 'travel' }),
  recordAt(3, 'Austin', 'TX', AUSTIN, { vms_order_type__c: 'Local', Order_Type: 'Travel' }),
  recordAt(4, 'Austin', 'TX', AUSTIN, { Order_Type: 'Per Diem', JobTitlen: 'Pharmacist' }),
  recordAt(5, 'Boise', 'ID', BOISE),
].map((record) => ({ Client_Job_ID: record.Record_Id.slice(-3), ...record }));
const idOf = (n: number) => String(RECORDS[n - 1]?.Record_Id);

const count = (page: Page) => page.getByText(/^\d+ positions? found$/);
const cards = (page: Page) => page.getByRole('article');
const tags = (page: Page) => page.getByRole('list', { name: 'Selected filters' });
const group = (page: Page) => page.getByRole('group', { name: 'Job type' });

test.describe('with five jobs', () => {
  let world: World;
  let url = '';
  test.beforeEach(async ({ ownWorld }) => {
    world = await ownWorld({ records: RECORDS });
    ({ url } = world.site);
  });

  test('the order type is on every card, in the stats bar, and in comparisons', async ({
    page,
    isMobile,
  }) => {
    expect(isMobile).toBeFalsy();
    await page.goto(`${url}/jobs`);
    const chips = ['Travel', 'travel', 'Local, Travel', 'Per Diem'];
    for (const [at, chip] of chips.entries())
      await expect(cards(page).nth(at).getByText(chip, { exact: true })).toBeVisible();
    await expect(cards(page).nth(4)).not.toContainText(/travel|local|diem/i);
    await expectAccessible(page, 'a list with order types');

    await page.goto(`${url}/jobs/${idOf(3)}`);
    const stats = page.locator('dl').filter({ hasText: 'Contract' }).first();
    await expect(stats).toHaveText(/Job type\s*Local, Travel\s*Shift/);
    await page.goto(`${url}/jobs/${idOf(5)}`);
    await expect(stats).toHaveText(/^Shift/);
    await page.goto(`${url}/apply/${idOf(4)}`);
    await expect(
      page.getByRole('complementary', { name: 'About this application' }).getByRole('listitem'),
    ).toContainText(['Per Diem']);
    await page.goto(`${url}/compare?ids=${idOf(1)},${idOf(3)}`);
    await expect(page.getByRole('table')).toContainText(/Job type\s*Travel\s*Local, Travel/);
  });

  test('the filter counts, shows a tag, applies to the address, the feeds and the map, and can be cleared', async ({
    page,
    request,
  }) => {
    await page.goto(`${url}/jobs`);
    await page.getByRole('button', { name: /^Job type/ }).click();
    await expect(group(page).getByRole('checkbox')).toHaveCount(3);
    await expect(group(page)).toHaveText(/Travel\s*3\s*Local\s*1\s*Per Diem\s*1/);
    await group(page)
      .getByRole('checkbox', { name: /^Travel/ })
      .check();
    await expect(page).toHaveURL(`${url}/jobs?jobType=Travel`);
    await expect(count(page)).toHaveText('3 positions found');
    await expect(tags(page)).toHaveText(/Travel/);
    await group(page)
      .getByRole('checkbox', { name: /^Local/ })
      .check();
    await expect(count(page)).toHaveText('3 positions found');
    await group(page)
      .getByRole('checkbox', { name: /^Travel/ })
      .uncheck();
    await expect(count(page)).toHaveText('1 position found');
    await expectAccessible(page, 'a list filtered by job type');

    await page.goto(`${url}/jobs?jobType=Travel&title=RN`);
    await expect(count(page)).toHaveText('3 positions found');
    const rss = await page
      .locator('head link[rel="alternate"][type="application/rss+xml"]')
      .getAttribute('href');
    expect(rss).toBe(`${url}/jobs/feed.xml?title=RN&jobType=Travel`);
    expect((await (await request.get(rss ?? '')).text()).match(/<item>/g)).toHaveLength(3);
    await page.getByRole('link', { name: 'View Map' }).click();
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) =>
        pathname === '/job-map' &&
        searchParams.get('title') === 'RN' &&
        searchParams.get('jobType') === 'Travel',
    );
    await expect(page.getByRole('status').filter({ hasText: /^3 / })).toBeVisible();
    await expect(tags(page).getByRole('listitem').filter({ hasText: 'Travel' })).toBeVisible();
    await page.getByRole('link', { name: 'Remove Travel' }).click();
    await expect(page).toHaveURL(`${url}/job-map?title=RN`);
    await expect(page.getByRole('status').filter({ hasText: /^4 / })).toBeVisible();

    await page.goto(`${url}/jobs?jobType=Travel`);
    await page.getByRole('button', { name: 'Clear all filters' }).first().click();
    await expect(page).toHaveURL(`${url}/jobs`);
    await expect(count(page)).toHaveText('5 positions found');
  });

  test('a job type that matches nothing stays, and says what dropping it brings back', async ({
    page,
  }) => {
    await page.goto(`${url}/jobs?jobType=Permanent&state=TX`);
    await expect(tags(page)).toHaveText(/Texas.*Permanent/);
    await expect(page.getByText('No jobs match your selected filters.')).toBeVisible();
    await page.getByRole('link', { name: 'Without Permanent: 3 positions' }).click();
    await expect(page).toHaveURL(`${url}/jobs?state=TX`);
    for (const [term, found] of [
      ['PER+DIEM', 1],
      ['diem', 1],
      ['trav', 3],
      ['Local,Per+Diem', 2],
    ] as const) {
      await page.goto(`${url}/jobs?jobType=${term}`);
      await expect(count(page)).toHaveText(new RegExp(`^${found} position`));
    }
  });

  test('titles outside the page add Travel if the display title lacks it; the heading stays', async ({
    page,
    request,
  }) => {
    const posting = async () => {
      const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
      return blocks.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'JobPosting');
    };
    const html = { Jobdescriptionrich: '<p>Cares for adults.</p>' };
    await world.platform.serve({ records: RECORDS.map((record) => ({ ...record, ...html })) });
    const said = [
      [1, 'Travel ICU Registered Nurse (RN)'],
      [2, 'Travel ICU Registered Nurse (RN)'],
      [3, 'ICU Registered Nurse (RN)'],
      [4, 'ICU Pharmacist'],
    ] as const;
    for (const [n, title] of said) {
      await page.goto(`${url}/jobs/${idOf(n)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        title.replace('Travel ', ''),
      );
      const short = title.replace('Registered Nurse (RN)', 'RN');
      expect((await page.title()).startsWith(`${short}, `)).toBe(true);
      const meta = (name: string) => page.locator(`head meta[${name}]`).getAttribute('content');
      expect(await meta('name="description"')).toMatch(new RegExp(`^${title.split(' (')[0]}`));
      expect((await meta('property="og:title"'))?.startsWith(title)).toBe(true);
      expect((await posting()).title).toBe(title);
    }
    const feed = await (await request.get(`${url}/jobs/feed.json`)).json();
    const titles: string[] = feed.items.map((item: { title: string }) => item.title);
    expect(titles.filter((title) => title.startsWith('Travel ICU'))).toHaveLength(2);
    const rss = await (await request.get(`${url}/jobs/feed.xml`)).text();
    expect(rss.match(/<title>Travel ICU/g)).toHaveLength(2);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the form filters by job type', async ({ page }) => {
      await page.goto(`${url}/jobs?jobType=nosuch`);
      await group(page)
        .getByRole('checkbox', { name: /^Local/ })
        .check();
      await page.getByRole('button', { name: 'Show jobs' }).click();
      const sent = new URL(page.url()).searchParams.getAll('jobType');
      expect([...sent].sort()).toEqual(['Local', 'nosuch']);
      await expect(count(page)).toHaveText('1 position found');
    });
  });
});

test('every figure of the travel page matches the travel jobs that its list shows', async ({
  page,
  request,
}) => {
  await expect(async () => {
    await page.goto('/Travel-Nursing-Jobs');
    await expect(page.getByRole('link', { name: /^See all \d+ travel RN jobs/ })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  const links = page.getByRole('main').locator('a[href^="/jobs?"]');
  const all = await links.evaluateAll((found) =>
    found.map((link) => ({
      href: link.getAttribute('href') ?? '',
      figure: /\d+/.exec(link.textContent ?? '')?.[0],
    })),
  );
  const ways = all.filter(({ figure }) => figure);
  expect(ways.length).toBeGreaterThan(6);
  const { jobs } = await (await request.get('/api/jobs')).json();
  const types = new Map<string, readonly string[]>(
    jobs.map(({ id, orderTypes }: { id: string; orderTypes: string[] }) => [id, orderTypes]),
  );
  for (const { href, figure } of ways) {
    await page.goto(`${href}&per=${LARGEST_SIZE}`);
    await expect(count(page), href).toHaveText(new RegExp(`^${figure} positions? found$`));
    const shown = await cards(page)
      .getByRole('link', { name: 'Apply Now' })
      .evaluateAll((found) =>
        found.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
      );
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((id) => !types.get(id)?.includes('Travel'))).toEqual([]);
  }
});

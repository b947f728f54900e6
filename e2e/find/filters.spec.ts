import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/test';

const field = (page: Page) => page.getByLabel('Search by keyword or job ID');
const found = (page: Page) => page.getByText(/positions? found/);
const shifts = (page: Page) => page.getByRole('group', { name: 'Shift' });
const PLACES = 'section[aria-label="Jobs by place"]';
const top = (page: Page, css: string) =>
  page
    .locator(css)
    .filter({ visible: true })
    .first()
    .evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the keyword field is above the folded filters, and finds as one types', async ({
    page,
  }) => {
    await page.goto('/jobs');
    const [words, tools, card] = await Promise.all([
      field(page).boundingBox(),
      page.getByRole('button', { name: 'Expand' }).boundingBox(),
      page.getByRole('article').first().boundingBox(),
    ]);
    expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0);
    expect(tools?.y).toBeLessThan(card?.y ?? 0);
    await field(page).tap();
    await field(page).fill('icu nights');
    await expect(page).toHaveURL(/[?&]q=icu(\+|%20)nights/);
    await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('icu nights');
    await expectAccessible(page, 'a search by words');
  });
});

test('each page that searches has one search landmark, with a name and its field', async ({
  page,
}) => {
  for (const width of [390, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/jobs', '/jobs/a0XNOBODYKNOWSIT']) {
      await page.goto(path);
      const search = page.getByRole('search');
      await expect(search, path).toHaveCount(1);
      await expect(search, path).toHaveAccessibleName('Jobs');
      await expect(
        search.getByRole('combobox').or(search.getByRole('searchbox')).first(),
      ).toBeVisible();
    }
  }
  await page.goto('/jobs');
  await expect(page.getByRole('search')).toMatchAriaSnapshot(`
    - search "Jobs":
      - text: Search by keyword or job ID
      - searchbox "Search by keyword or job ID"
  `);
});

test('All nights finds as many on the list as on the map', async ({ page }) => {
  const counts: (string | undefined)[] = [];
  const count = async () => /^\d+/.exec(await found(page).first().innerText())?.[0];
  for (const path of ['/jobs', '/job-map']) {
    await page.goto(path);
    const before = await count();
    await page.getByRole('checkbox', { name: 'All nights' }).check();
    await expect(page).toHaveURL(/[?&]shift=Nights/);
    await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('All nights');
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(1);
    // The list answers a moment after its tags.
    await expect.poll(count).not.toBe(before);
    counts.push(await count());
  }
  expect(counts[0]).toBe(counts[1]);
  await page.getByRole('button', { name: /^Shift/ }).click();
  await expect(
    shifts(page)
      .getByRole('checkbox', { name: /^Nights/ })
      .first(),
  ).toBeChecked();
  await expectAccessible(page, 'the shifts');
});

for (const width of [769, 820, 959]) {
  test(`the first job is in the upper half of an upright tablet, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1_180 });
    await page.goto('/jobs');
    expect(await top(page, 'main article')).toBeLessThanOrEqual(450);
    await page.goto('/jobs?title=RN&state=TX');
    expect(await top(page, 'main article')).toBeLessThanOrEqual(450);
    for (const path of ['/job-map', '/job-map-embed']) {
      await page.goto(path);
      expect(await top(page, `${PLACES} ~ div`), path).toBeLessThanOrEqual(450);
      await page.getByRole('button', { name: 'Show as list' }).click();
      expect(await top(page, `${PLACES} summary`), path).toBeLessThanOrEqual(450);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

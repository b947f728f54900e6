import type { Page } from '@playwright/test';
import { firstJob } from './support/first-job';
import { expect, test } from './support/test';

/** When the page was painted first, and when its scripts were asked for (milliseconds of the page's own clock). */
const times = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    loaded: performance.timing.loadEventEnd - performance.timing.navigationStart,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));

/** A menu of the header opens by script alone. */
const comesToLife = (page: Page) =>
  expect(async () => {
    const menu = page.getByRole('button', { name: 'About menu' });
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();

test('no script is asked for before the first paint, on pages that are kept and on pages made anew', async ({
  page,
}) => {
  const job = await firstJob(page);
  for (const path of [
    '/',
    '/about',
    `/jobs/${job}`,
    `/apply/${job}`,
    '/jobs',
    '/job-map',
    '/saved',
  ]) {
    await page.goto(path);
    await expect.poll(async () => (await times(page)).scripts.length, path).toBeGreaterThan(5);
    const { paint, scripts } = await times(page);
    expect(Math.min(...scripts), path).toBeGreaterThan(paint);
  }
});

test('a page that only scripts draw does not wait for a paint', async ({ page }) => {
  await page.goto('/jobs/a0KVf0000000000AAA');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { loaded, scripts } = await times(page);
  expect(Math.min(...scripts)).toBeLessThan(loaded);
});

/** A browser whose observer says nothing, and names these kinds. */
async function observeNothing(page: Page, kinds: readonly string[]) {
  await page.addInitScript((supported) => {
    window.PerformanceObserver = class extends PerformanceObserver {
      static override readonly supportedEntryTypes = supported;
      override observe() {}
    };
  }, kinds);
}

test('a browser that tells of no paints gets the scripts at once', async ({ page }) => {
  await observeNothing(page, []);
  await page.goto('/about');
  await comesToLife(page);
  const { loaded, scripts } = await times(page);
  expect(Math.min(...scripts)).toBeLessThan(loaded);
});

test('a page that nobody sees comes to life all the same', async ({ page }) => {
  await observeNothing(page, ['paint']);
  await page.goto('/about');
  await comesToLife(page);
  const { loaded, scripts } = await times(page);
  expect(Math.min(...scripts)).toBeGreaterThan(loaded);
});

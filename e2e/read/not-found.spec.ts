import { watchShifts } from '../support/shifts';
import { expect, expectAccessible, test } from '../support/test';

test('an unknown address says so, and leads on (RT-09)', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found \| /);
  // A document: its only script is the site's own module.
  const scripts = page.locator('script:not([type="application/ld+json"])');
  await expect(scripts).toHaveCount(1);
  await expect(scripts).toHaveAttribute('src', /^\/_next\/static\/site\/site-/);
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expectAccessible(page, 'the page that is not found');
  const popular = page.getByRole('navigation', { name: 'Popular pages' });
  await expect(popular.getByRole('link', { name: 'View All Jobs' })).toHaveAttribute(
    'href',
    '/jobs',
  );
  await expect(popular.getByRole('link', { name: 'Job directory' })).toHaveAttribute(
    'href',
    '/job-directory',
  );
  await page.getByRole('searchbox', { name: 'Search by keyword or job ID' }).fill('RN');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/jobs?q=RN');
  await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('RN');
});

test('the search of the not-found page works without a script', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${world.site.url}/nowhere`);
  await page.getByRole('searchbox', { name: 'Search by keyword or job ID' }).fill('RN');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${world.site.url}/jobs?q=RN`);
  await context.close();
});

for (const width of [390, 768, 1440]) {
  test(
    `at ${width} px an unknown address is shown in the brand's font on the first visit, and nothing moves`,
    { tag: '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const shifts = await watchShifts(page);
      await page.goto('/nowhere', { waitUntil: 'networkidle' });
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family);
      });
      expect(loaded).toContain('webFont');
      const moved = (await shifts()).reduce((sum, { value }) => sum + value, 0);
      expect(moved).toBeLessThan(0.01);
    },
  );
}

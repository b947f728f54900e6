import type { Page } from '@playwright/test';
import { hydratesFully } from '../support/comes-to-life';
import { DEFAULT_SIZE } from '../support/page-sizes';
import { expect, PDF, readTheForm, test } from '../support/test';
import { listen } from './translator';

/** Moves elements into others, as no translator should: React no longer finds them where it put them. */
const moveAway = (page: Page, selector: string) =>
  page.evaluate((moved) => {
    for (const element of document.querySelectorAll(moved)) {
      const font = document.createElement('font');
      element.replaceWith(font);
      font.append(element);
    }
  }, selector);

const titles = (page: Page) => page.locator('#results article h2').allInnerTexts();

test('a list that React cannot change any more is drawn anew, with the jobs of its address', async ({
  page,
}) => {
  const said = listen(page);
  const reported: Error[] = [];
  page.on('pageerror', (error) => reported.push(error));
  await page.goto('/jobs?sort=highestPay');
  const sorted = await titles(page);
  await page.goto('/jobs?sort=recent');
  // React has put its elements where it looks for them, before they are moved.
  await hydratesFully(page);
  const recent = await titles(page);
  const sort = page.locator('select[name="sort"]');
  // Both lists are loaded: a spinner between them would take the moved elements away together, without an error.
  await sort.selectOption('highestPay');
  await expect.poll(() => titles(page)).toEqual(sorted);
  await sort.selectOption('recent');
  await expect.poll(() => titles(page)).toEqual(recent);
  await moveAway(page, '#results li');
  await sort.selectOption('highestPay');
  await expect(page).toHaveURL(/sort=highestPay/);
  await expect.poll(() => titles(page)).toEqual(sorted);
  await expect(page.getByText('That did not load')).toHaveCount(0);
  await expect.poll(() => reported.map(({ name }) => name)).toEqual(['NotFoundError']);
  // Next names each node in the console.
  expect(said.filter((text) => !/removeChild|insertBefore/.test(text))).toEqual([]);
});

test('a list that is drawn anew brings back no filter that was removed', async ({ page }) => {
  await page.goto('/jobs?q=night&minPay=2000');
  // React has put its elements where it looks for them, before they are moved.
  await hydratesFully(page);
  await moveAway(page, '#results li');
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.locator('#results article')).toHaveCount(DEFAULT_SIZE);
  await expect(page.locator('[name="q"]')).toHaveValue('');
  await expect(page.locator('[name="minPay"]')).toHaveValue('');
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/\/jobs$/);
});

test('a list that is changed each time it is drawn ends at the error page, not in a circle', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto('/jobs');
  await page.evaluate(() => {
    const spoil = () => {
      for (const item of document.querySelectorAll('#results li > article')) {
        const font = document.createElement('font');
        item.replaceWith(font);
        font.append(item);
      }
      for (const item of document.querySelectorAll('#results ul > li')) {
        const font = document.createElement('font');
        item.replaceWith(font);
        font.append(item);
      }
    };
    spoil();
    new MutationObserver(spoil).observe(document.body, { childList: true, subtree: true });
  });
  for (let page2 = 0; page2 < 3; page2 += 1) {
    await page.locator('input[name="q"]').fill(`night${page2}`);
    await page.keyboard.press('Enter');
    await page.waitForTimeout(300);
  }
  await expect(page.locator('main')).not.toBeEmpty();
  expect(said.filter((text) => text.startsWith('NotFoundError')).length).toBeLessThan(10);
});

test('a form that is drawn anew keeps what was typed, and the file', async ({ page }) => {
  await page.goto('/quickapply');
  await readTheForm(page);
  await page.locator('[name="firstName"]').fill('Sample');
  await page
    .locator('[name="resume"]')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.locator('form [type="submit"]').click();
  const error = page.locator('#application-lastName-error');
  await expect(error).toBeVisible();
  await moveAway(page, '[id$="-error"]');
  await page.locator('[name="lastName"]').fill('Applicant');
  await expect(error).toHaveCount(0);
  await expect(page.locator('[name="firstName"]')).toHaveValue('Sample');
  await expect(page.locator('[name="lastName"]')).toHaveValue('Applicant');
  await expect(page.locator('[name="lastName"]')).toBeFocused();
  await expect(page.getByText('resume.pdf')).toBeVisible();
});

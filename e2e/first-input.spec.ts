import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** From here on every script waits for `release`; `asked` are those the page wants. */
async function holdScripts(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  return { release, asked };
}

test('a form’s script comes with the first input, and nothing that was done by then is lost', async ({
  page,
}) => {
  await page.goto('/quickapply', { waitUntil: 'networkidle' });
  const { release, asked } = await holdScripts(page);
  const firstName = page.getByRole('textbox', { name: 'First name' });
  const consent = page.getByRole('checkbox', { name: /I agree/ });
  const reason = page.getByRole('alert').filter({ hasText: 'check the agreement box' });
  await firstName.fill('Sample');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
  await consent.uncheck();
  await page.getByRole('button', { name: 'Submit application' }).click({ force: true });
  await expect(reason).toHaveCount(0);
  release();
  // The press is heard now, and the reason against it said.
  await expect(reason).toBeVisible();
  await expect(consent).not.toBeChecked();
  await expect(firstName).toHaveValue('Sample');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(515) 555-0168');
});

test('a draft is back without any input', async ({ page }) => {
  await page.goto('/quickapply');
  const firstName = page.getByRole('textbox', { name: 'First name' });
  await firstName.fill('Sample');
  await expect(page.locator('form [type="submit"]')).toBeVisible();
  await page.reload();
  await expect(firstName).toHaveValue('Sample');
});

test('the list’s script comes with the first input, and opens the filter that was pressed', async ({
  page,
}) => {
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  const { release, asked } = await holdScripts(page);
  const button = page.getByRole('button', { name: /^State/ });
  await button.click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('checkbox', { name: /^Texas/ }).check();
  await expect(page).toHaveURL(/state=TX/);
  await expect(page.getByRole('link', { name: 'Remove Texas' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { comesToLife } from '../support/comes-to-life';
import { holdBack } from '../support/hold-back';
import { DEFAULT_SIZE } from '../support/page-sizes';
import { expect, PDF, test } from '../support/test';
import { IS_HYDRATION, listen, translate } from './translator';

/** Opens a page whose scripts wait until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/_next/static/**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}
const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated', '');

/** Password managers put an element beside a field. */
const addIcon = (page: Page, name: string) =>
  page.locator(`[name="${name}"]`).evaluate((field) => {
    field.insertAdjacentHTML('afterend', '<div data-manager></div>');
  });

const CHANGES = [
  ['an extension’s element', (page: Page) => addIcon(page, 'firstName')],
  ['a translator', (page: Page) => translate(page, 'wraps')],
  ['a translator that joins texts', (page: Page) => translate(page, 'tidies')],
] as const;

for (const [what, change] of CHANGES) {
  test(`what was typed before hydration survives ${what}, with file and focus`, async ({
    page,
  }) => {
    const said = listen(page);
    const release = await openWithoutScripts(page, '/quickapply');
    const [first, last] = ['firstName', 'lastName'].map((name) => page.locator(`[name="${name}"]`));
    if (!first || !last) throw new Error('no fields');
    await first.fill('Sample');
    await page
      .locator('[name="resume"]')
      .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: PDF });
    await page.locator('[name="receiveUpdates"]').uncheck();
    await change(page);
    await last.fill('Applicant');
    await last.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
    release();
    await hydrated(page);
    await expect(last).toBeFocused();
    await page.keyboard.type('-x-');
    await expect(last).toHaveValue('App-x-licant');
    await expect(first).toHaveValue('Sample');
    await expect(page.locator('[name="receiveUpdates"]')).not.toBeChecked();
    await expect(page.getByText(/^resume\.pdf/)).toBeVisible();
    expect(said.filter((text) => !IS_HYDRATION.test(text))).toEqual([]);
  });
}

for (const [what, change] of CHANGES.slice(1)) {
  test(`words typed before hydration filter a list changed by ${what}`, async ({ page }) => {
    const release = await openWithoutScripts(page, '/jobs');
    const words = page.locator('[name="q"]');
    await words.waitFor();
    await change(page);
    await words.pressSequentially('night');
    release();
    await expect(page).toHaveURL(/q=night/);
    await expect(words).toHaveValue('night');
    await expect(words).toBeFocused();
  });
}

for (const manner of ['wraps', 'follows'] as const) {
  test(`a slow phone's list that is translated before its cards are hydrated loses no choice: ${manner} @long`, async ({
    page,
    context,
  }) => {
    const said = listen(page);
    const phone = await context.newCDPSession(page);
    await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/jobs');
    await comesToLife(page);
    await translate(page, manner);
    await page.locator('select[name="sort"]').selectOption('highestPay');
    await expect(page).toHaveURL(/sort=highestPay/);
    const untouched = await context.newPage();
    await untouched.goto(page.url());
    const links = '#results article h2 a';
    const sorted = await untouched.locator(links).evaluateAll((all) => all.map(String));
    expect(sorted).toHaveLength(DEFAULT_SIZE);
    await expect
      .poll(() => page.locator(links).evaluateAll((all) => all.map(String)))
      .toEqual(sorted);
    expect(said.filter((text) => !IS_HYDRATION.test(text))).toEqual([]);
  });
}

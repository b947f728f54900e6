import type { Page } from '@playwright/test';
import { holdBack } from './support/hold-back';
import { answerTiles, markers } from './support/map';
import { expect, expectAccessible, PDF, test } from './support/test';
import { wake } from './support/wake';

/** Whatever the browser says that it should not: a part taken over wrongly is said aloud. */
function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_FAILED|ERR_INTERNET/.test(message.text()))
      said.push(message.text());
  });
  return said;
}

/** From here on every script waits for `release`; `asked` are those the page wants. */
async function holdScripts(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  return { release: await holdBack(page, '**/_next/static/chunks/*.js'), asked };
}

test('a form’s script comes with the first input, and nothing that was done by then is lost', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto('/quickapply', { waitUntil: 'networkidle' });
  const { release, asked } = await holdScripts(page);
  const firstName = page.getByRole('textbox', { name: 'First name' });
  const lastName = page.getByRole('textbox', { name: 'Last name' });
  const consent = page.getByRole('checkbox', { name: /I agree/ });
  const reason = page.getByRole('alert').filter({ hasText: 'check the agreement box' });
  await firstName.fill('Sample');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
  await page
    .getByLabel('Resume')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: PDF });
  await consent.uncheck();
  await page.getByRole('button', { name: 'Submit application' }).click({ force: true });
  await expect(reason).toHaveCount(0);
  release();
  // The press is heard now, and the reason against it said.
  await expect(reason).toBeVisible();
  await expect(consent).not.toBeChecked();
  await expect(firstName).toHaveValue('Sample');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(515) 555-0168');
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await lastName.fill('Applicant');
  await expect(firstName).toHaveValue('Sample');
  expect(said).toEqual([]);
});

test('who is typing as the script comes keeps the field, the place in it and every letter', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto('/quickapply', { waitUntil: 'networkidle' });
  const { release, asked } = await holdScripts(page);
  const name = page.getByRole('textbox', { name: 'Last name' });
  await name.fill('Applicant');
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
  await expect(page.locator('form [type="submit"]')).toBeVisible();
  await page.keyboard.type('-x-');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('App-x-licant');
  expect(said).toEqual([]);
});

test('a form whose script cannot be fetched says so, keeps what was typed, and works once it can', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto('/quickapply', { waitUntil: 'networkidle' });
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  const firstName = page.getByRole('textbox', { name: 'First name' });
  await firstName.fill('Sample');
  const trouble = page.getByRole('alert').filter({ hasText: 'cannot send yet' });
  await expect(trouble).toBeInViewport();
  await expectAccessible(page, 'a form whose script did not come');
  await page.unroute('**/_next/static/chunks/*.js');
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('form [type="submit"]')).toBeVisible();
  await expect(trouble).toHaveCount(0);
  await expect(firstName).toHaveValue('Sample');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription(/./);
  expect(said).toEqual([]);
});

test('links of a page whose script cannot be fetched load new documents', async ({ page }) => {
  await page.goto('/jobs?state=CA', { waitUntil: 'networkidle' });
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.getByRole('button', { name: /^State/ }).focus();
  await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
  await page.unroute('**/_next/static/chunks/*.js');
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.getByRole('banner').getByRole('link', { name: /jobs/i }).first().click();
  await expect(page).toHaveURL('/jobs');
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
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
  const said = listen(page);
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  const { release, asked } = await holdScripts(page);
  const button = page.getByRole('button', { name: /^State/ });
  // As assistive technology presses: a click, and no pointer or key before it.
  await button.evaluate((element: HTMLButtonElement) => element.click());
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('checkbox', { name: /^Texas/ }).check();
  await expect(page).toHaveURL(/state=TX/);
  await expect(page.getByRole('link', { name: 'Remove Texas' })).toBeVisible();
  expect(said).toEqual([]);
});

test('a link followed before the list’s script is there leads on, and back again', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto('/jobs?state=CA', { waitUntil: 'networkidle' });
  const { release } = await holdScripts(page);
  const removal = page.getByRole('link', { name: 'Remove California' });
  // The header's link asks for the same page with another query, while the part of it still waits.
  await page.getByRole('banner').getByRole('link', { name: /jobs/i }).first().click();
  release();
  await expect(page).toHaveURL('/jobs');
  await expect(removal).toHaveCount(0);
  await page.goBack();
  await expect(removal).toBeVisible();
  await page.getByRole('button', { name: /^State/ }).click();
  await expect(page.getByRole('checkbox', { name: /^California/ })).toBeChecked();
  expect(said).toEqual([]);
});

test('the way back over a reload leads on, though nothing on the page was touched', async ({
  page,
}) => {
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Highest Pay');
  await expect(page).toHaveURL('/jobs?sort=highestPay');
  await page.reload({ waitUntil: 'networkidle' });
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('combobox', { name: 'Sort By' })).not.toHaveValue('highestPay');
});

test('the way back from a page that took the list’s place shows what the address says', async ({
  page,
}) => {
  await page.goto('/jobs?state=TX');
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Highest Pay');
  await expect(page).toHaveURL('/jobs?state=TX&sort=highestPay');
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect(page).toHaveURL('/jobs?sort=highestPay');
  await page.goto('/about');
  await page.goBack();
  await wake(page);
  await expect(page).toHaveURL('/jobs?sort=highestPay');
  await page.goto('/about');
  await page.evaluate('history.go(-2)');
  await expect(page).toHaveURL('/jobs?state=TX');
  await wake(page);
  await expect(page).toHaveURL('/jobs?state=TX');
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('');
});

test('jobs saved before the list’s script is there are all saved, once each', async ({ page }) => {
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  const { release } = await holdScripts(page);
  const buttons = page.getByRole('article').getByRole('button', { name: /^Save job: / });
  for (const at of [0, 1, 2]) await buttons.nth(at).click();
  release();
  await expect(page.locator('[data-awake]').first()).toBeAttached();
  for (const at of [0, 1, 2]) await expect(buttons.nth(at)).toHaveAttribute('aria-pressed', 'true');
  await buttons.nth(1).click();
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'false');
});

test('a box that is neither checked nor unchecked is drawn so without any input', async ({
  page,
}) => {
  await page.goto('/jobs?state=CA,TX');
  const box = page.getByRole('checkbox', { name: 'Compact States' });
  await expect(box).toHaveJSProperty('indeterminate', true);
});

test('words typed before the list’s script is there are searched for, and typing goes on', async ({
  page,
}) => {
  const said = listen(page);
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  const { release, asked } = await holdScripts(page);
  const words = page.getByRole('searchbox', { name: 'Job ID or words' });
  await words.pressSequentially('night');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
  await expect(page).toHaveURL(/q=night/);
  await expect(words).toBeFocused();
  await page.keyboard.type(' nurse');
  await expect(page).toHaveURL(/q=night(\+|%20)nurse/);
  await expect(words).toHaveValue('night nurse');
  expect(said).toEqual([]);
});

test('a page of the list that was linked to stays the one it is as the script comes', async ({
  page,
}) => {
  const shown = page.getByText(/^Showing 11-20 of/);
  for (const search of [
    'page=2',
    'state=TX&sort=highestPay&page=2',
    'q=nurse&minPay=1500&page=2',
    'near=Dallas%2C+TX&radius=250&sort=distance&page=2',
  ]) {
    await page.goto(`/jobs?${search}`);
    await expect(shown, search).toBeVisible();
    const jobs = await page.getByRole('article').allInnerTexts();
    await wake(page);
    // The list can be spoken to, and says what it said before.
    await page.getByRole('button', { name: /^Job Title/ }).click();
    await expect(page.getByRole('group', { name: 'Job Title' })).toBeVisible();
    await expect(shown, search).toBeVisible();
    expect(await page.getByRole('article').allInnerTexts(), search).toEqual(jobs);
    expect(new URL(page.url()).searchParams.get('page'), search).toBe('2');
  }
});

test('the map does without its filters’ script, and Reset Map pressed before it is heard', async ({
  page,
  context,
}) => {
  const said = listen(page);
  await answerTiles(context);
  // Nothing looks into the page before its scripts run: each look counts as a visitor's gesture.
  await page.goto('/job-map?specialty=icu&sort=recent', { waitUntil: 'networkidle' });
  await markers(page).first().waitFor();
  const { release, asked } = await holdScripts(page);
  const reset = page.getByRole('button', { name: 'Reset Map' });
  await reset.click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Show as list' }).click();
  await expect(page).toHaveURL('/job-map?specialty=icu&sort=recent');
  release();
  await expect(page).toHaveURL('/job-map?sort=recent');
  await expect(page.getByRole('button', { name: 'Show as map' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show as map' }).click();
  await expect(reset).toHaveCount(0);
  expect(said).toEqual([]);
});

test('what was typed into the home search before any script counts when it comes', async ({
  page,
}) => {
  const said = listen(page);
  const { release } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const title = page.getByRole('combobox', { name: 'Job title' });
  const state = page.getByRole('combobox', { name: 'Location' });
  await title.fill('zzzz');
  await state.fill('iowa');
  await release();
  await expect(page.getByRole('option').first()).toContainText('Iowa');
  await expect(title).toHaveValue('zzzz');
  await state.press('Enter');
  await expect(page).toHaveURL('/jobs?state=IA&sort=recent&collapsed=true&q=zzzz');
  expect(said).toEqual([]);
});

test('a button pressed before any script is pressed again once it can be heard', async ({
  page,
}) => {
  const said = listen(page);
  const { release } = await holdScripts(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  const shift = page.getByRole('button', { name: /^Shift/ });
  await shift.click();
  await expect(shift).toHaveAttribute('aria-expanded', 'false');
  await release();
  await expect(shift).toHaveAttribute('aria-expanded', 'true');
  await expect(
    page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first(),
  ).toBeVisible();
  expect(said).toEqual([]);
});

test('all that is pressed before any script is pressed again, in its order', async ({ page }) => {
  const said = listen(page);
  const { release } = await holdScripts(page);
  await page.goto('/jobs?state=TX&specialty=ICU', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  const shift = page.getByRole('button', { name: /^Shift/ });
  await shift.click();
  await release();
  await expect(shift).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.getByRole('link', { name: 'Remove Texas' })).toBeHidden();
  expect(said).toEqual([]);
});

test('so is all that is pressed before the list’s own script is there', async ({ page }) => {
  const said = listen(page);
  await page.goto('/jobs?state=TX&specialty=ICU', { waitUntil: 'networkidle' });
  const { release, asked } = await holdScripts(page);
  const clear = page.getByRole('button', { name: 'Clear all filters' }).first();
  const shift = page.getByRole('button', { name: /^Shift/ });
  for (const button of [clear, shift])
    await button.evaluate((element: HTMLButtonElement) => element.click());
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
  await expect(shift).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/\/jobs$/);
  expect(said).toEqual([]);
});

test('a picker pressed before any script opens once it can', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const said = listen(page);
  const { release } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const location = page.getByRole('combobox', { name: 'Location' });
  await location.click();
  await expect(location).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(page.getByRole('dialog', { name: 'Location' })).toBeVisible();
  expect(said).toEqual([]);
});

test('so is one of the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { release } = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('who scrolls, with no pointer over the page, has list and filters on their way', async ({
  page,
}) => {
  await page.goto('/jobs', { waitUntil: 'networkidle' });
  const loaded = page.waitForResponse('**/api/jobs/compact');
  await page.evaluate(() => window.scrollTo(0, 400));
  await loaded;
  await expect(page.locator('[data-awake]')).toBeAttached();
});

test('a filter pressed where the list is out of view changes all of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/jobs');
  await wake(page);
  await page.getByRole('button', { name: 'Expand' }).click();
  const box = page.getByRole('checkbox', { name: 'Compact States' });
  await box.scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').first()).not.toBeInViewport();
  await box.check();
  await expect(page).toHaveURL(/state=/);
  const cards = page.getByRole('article').getByRole('heading');
  const tags = page.getByRole('list', { name: 'Selected filters' });
  await expect(tags.getByRole('link', { name: /^Remove/ })).toHaveCount(12);
  const shown = await cards.allInnerTexts();
  const count = await page.getByText(/positions? found$/).innerText();
  await page.reload();
  // What the server says of the same address.
  expect(await cards.allInnerTexts()).toEqual(shown);
  await expect(page.getByText(/positions? found$/)).toHaveText(count);
});

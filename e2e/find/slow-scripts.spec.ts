import type { Page } from '@playwright/test';
import { PATIENCE_MS } from '@/elements/page/late-form';
import { SITE } from '@/lib/config/site';
import { comesToLife } from '../support/comes-to-life';
import { firstJob } from '../support/first-job';
import { holdBack } from '../support/hold-back';
import { answerTiles, markers } from '../support/map';
import { showing } from '../support/page-sizes';
import { expect, PDF, test } from '../support/test';

/** Collects page errors and console errors, among them those of failed hydration. */
function listen(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  return said;
}

/** Opens a page whose scripts, Next's and ours, wait until the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const release = await holdBack(page, '**/_next/static/**/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('input made before the script of a form has loaded is kept', async ({ page }) => {
  const said = listen(page);
  const release = await openWithoutScripts(page, '/quickapply');
  const firstName = page.getByRole('textbox', { name: 'First name' });
  const consent = page.getByRole('checkbox', { name: /I agree/ });
  await firstName.fill('Sample');
  await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
  await page
    .getByLabel('Resume')
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: PDF });
  await consent.uncheck();
  // Nothing can be sent yet, and nothing is put into the address.
  await page.getByRole('button', { name: 'Submit application' }).click({ force: true });
  await expect(page).toHaveURL('/quickapply');
  release();
  await expect(page.locator('form [type="submit"]')).toBeVisible();
  await expect(consent).not.toBeChecked();
  await expect(firstName).toHaveValue('Sample');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(515) 555-0168');
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
  await expect(firstName).toHaveValue('Sample');
  expect(said).toEqual([]);
});

test('typing while the script loads keeps focus, caret and every letter', async ({ page }) => {
  const said = listen(page);
  const release = await openWithoutScripts(page, '/quickapply');
  const name = page.getByRole('textbox', { name: 'Last name' });
  await name.fill('Applicant');
  await name.evaluate((field: HTMLInputElement) => field.setSelectionRange(3, 3));
  release();
  await expect(page.locator('form [type="submit"]')).toBeVisible();
  await page.keyboard.type('-x-');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('App-x-licant');
  expect(said).toEqual([]);
});

test('while its scripts do not arrive, a form names phone and email, until it responds', async ({
  page,
}) => {
  await page.clock.install();
  const release = await holdBack(page, '**/_next/static/chunks/**/*.js');
  await page.goto('/quickapply', { waitUntil: 'commit' });
  await expect(page.locator('site-header[data-state]')).toBeAttached();
  const help = page.locator('main form').getByRole('link', { name: SITE.phone.text });
  await page.clock.fastForward(PATIENCE_MS - 2_000);
  await expect(help).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await expect(help).toBeVisible();
  await expect(page.locator('main form').getByRole('link', { name: SITE.email })).toBeVisible();
  await page.clock.resume();
  release();
  await expect(page.locator('form [type="submit"]')).toBeVisible();
  await expect(help).toHaveCount(0);
});

test('a draft is restored after a reload', async ({ page }) => {
  await page.goto('/quickapply');
  await comesToLife(page);
  const firstName = page.getByRole('textbox', { name: 'First name' });
  await firstName.fill('Sample');
  await page.reload();
  await expect(firstName).toHaveValue('Sample');
});

test('boxes ticked and words typed before the list’s script are applied', async ({ page }) => {
  const said = listen(page);
  const release = await openWithoutScripts(page, '/jobs');
  await page.getByRole('checkbox', { name: 'Compact States' }).check();
  const words = page.getByRole('searchbox', { name: 'Search by keyword or job ID' });
  await words.pressSequentially('night');
  release();
  await expect(page).toHaveURL(/q=night/);
  await expect(page).toHaveURL(/state=/);
  await expect(words).toBeFocused();
  await page.keyboard.type(' nurse');
  await expect(page).toHaveURL(/q=night(\+|%20)nurse/);
  await expect(words).toHaveValue('night nurse');
  expect(said).toEqual([]);
});

test('a link followed before the list’s script works, and so does Back', async ({ page }) => {
  const said = listen(page);
  const release = await openWithoutScripts(page, '/jobs?state=CA');
  const removal = page.getByRole('link', { name: 'Remove California' });
  await page.getByRole('banner').getByRole('link', { name: /jobs/i }).first().click();
  release();
  await expect(page).toHaveURL('/jobs');
  await expect(removal).toHaveCount(0);
  await page.goBack();
  await expect(removal).toBeVisible();
  await comesToLife(page);
  await page.getByRole('button', { name: /^State/ }).click();
  await expect(page.getByRole('checkbox', { name: /^California/ })).toBeChecked();
  expect(said).toEqual([]);
});

test('Back across a reload works, even if nothing on the page was touched', async ({ page }) => {
  await page.goto('/jobs');
  await comesToLife(page);
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Highest Pay');
  await expect(page).toHaveURL('/jobs?sort=highestPay');
  await page.reload();
  await comesToLife(page);
  await page.goBack();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('combobox', { name: 'Sort By' })).not.toHaveValue('highestPay');
});

test('Back from another page shows what the address says', async ({ page }) => {
  await page.goto('/jobs?state=TX');
  await comesToLife(page);
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Highest Pay');
  await expect(page).toHaveURL('/jobs?state=TX&sort=highestPay');
  await page.getByRole('button', { name: 'Clear all filters' }).first().click();
  await expect(page).toHaveURL('/jobs?sort=highestPay');
  await page.goto('/about');
  await page.goBack();
  await comesToLife(page);
  await expect(page).toHaveURL('/jobs?sort=highestPay');
  await page.goto('/about');
  await page.evaluate('history.go(-2)');
  await expect(page).toHaveURL('/jobs?state=TX');
  await comesToLife(page);
  await expect(page).toHaveURL('/jobs?state=TX');
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveValue('');
});

for (const [what, held] of [
  ['before any script', '**/_next/static/**/*.js'],
  ['while the list’s script is on its way', '**/_next/static/chunks/*.js'],
] as const) {
  test(`jobs saved ${what} are all saved, once each`, async ({ page }) => {
    const said = listen(page);
    const release = await holdBack(page, held);
    await page.goto('/jobs', { waitUntil: 'commit' });
    const buttons = page.getByRole('article').getByRole('button', { name: /^Save job: / });
    for (const at of [0, 1, 2]) await buttons.nth(at).click();
    // Shown at once, whichever script stores it.
    for (const at of [0, 1, 2]) await expect(buttons.nth(at)).toHaveJSProperty('checked', true);
    release();
    await comesToLife(page);
    for (const at of [0, 1, 2])
      await expect(buttons.nth(at)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('banner').getByRole('link', { name: /^Saved jobs/ })).toContainText(
      '3',
    );
    await buttons.nth(1).click();
    await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'false');
    expect(said).toEqual([]);
  });
}

test('a job’s save button works before its script has loaded, and pressing it so on a later visit keeps the job saved', async ({
  page,
}) => {
  const id = await firstJob(page);
  const save = page
    .getByRole('main')
    .getByRole('button', { name: /^Save job: / })
    .first();
  for (const visit of ['first', 'second']) {
    const release = await openWithoutScripts(page, `/jobs/${id}`);
    await save.click();
    release();
    await expect(save, visit).toHaveAttribute('aria-pressed', 'true');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a box that is neither checked nor unchecked is indeterminate', async ({ page }) => {
  await page.goto('/jobs?state=CA,TX');
  const box = page.getByRole('checkbox', { name: 'Compact States' });
  await expect(box).toHaveJSProperty('indeterminate', true);
});

test('a page of the list opened by a link stays the same when the script has loaded', async ({
  page,
}) => {
  const shown = page.getByText(showing(2));
  for (const search of [
    'page=2',
    'state=TX&sort=highestPay&page=2',
    'q=nurse&minPay=1500&page=2',
    'near=Dallas%2C+TX&radius=250&sort=distance&page=2',
  ]) {
    await page.goto(`/jobs?${search}`);
    await expect(shown, search).toBeVisible();
    const jobs = await page.getByRole('article').allInnerTexts();
    await comesToLife(page);
    // The list is interactive, and shows what it showed before.
    await page.getByRole('button', { name: /^Job Title/ }).click();
    await expect(page.getByRole('group', { name: 'Job Title' })).toBeVisible();
    await expect(shown, search).toBeVisible();
    expect(await page.getByRole('article').allInnerTexts(), search).toEqual(jobs);
    expect(new URL(page.url()).searchParams.get('page'), search).toBe('2');
  }
});

test('text typed into the home search before its script is used once it has loaded', async ({
  page,
}) => {
  const said = listen(page);
  const release = await openWithoutScripts(page, '/');
  const title = page.getByRole('combobox', { name: 'Job title' });
  const state = page.getByRole('combobox', { name: 'Location' });
  await title.fill('zzzz');
  await state.fill('iowa');
  release();
  await expect(page.getByRole('option').first()).toContainText('Iowa');
  await expect(title).toHaveValue('zzzz');
  await state.press('Enter');
  await expect(page).toHaveURL('/jobs?state=IA&sort=recent&collapsed=true&q=zzzz');
  expect(said).toEqual([]);
});

test('typing into the home search on a phone continues while its script loads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const said = listen(page);
  const release = await openWithoutScripts(page, '/');
  const state = page.getByRole('combobox', { name: 'Location' });
  await state.click();
  await page.keyboard.type('io');
  release();
  await comesToLife(page);
  await page.keyboard.type('wa');
  await expect(state).toHaveValue('iowa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs?state=IA&sort=recent&collapsed=true');
  expect(said).toEqual([]);
});

test('choices made before the map’s script apply to the map', async ({ page, context }) => {
  const said = listen(page);
  await answerTiles(context);
  const release = await openWithoutScripts(page, '/job-map?specialty=icu');
  await page.getByRole('combobox', { name: 'Within' }).selectOption('100 miles');
  await page.locator('form input[name=near]').fill('Dallas, TX');
  release();
  await markers(page).first().waitFor();
  await expect(page).toHaveURL(/near=Dallas/);
  expect(said).toEqual([]);
});

test('the header’s menu and the drawer open before any script, if the browser supports it', async ({
  page,
}) => {
  const release = await openWithoutScripts(page, '/about');
  await page.getByRole('link', { name: 'About', exact: true }).first().hover();
  await expect(page.getByRole('link', { name: 'Our Mission' }).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  release();
  await expect(page.locator('site-header')).toHaveAttribute('data-state', /./);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
});

test('scrolling, with no pointer over the page, starts loading all jobs', async ({ page }) => {
  await page.goto('/jobs');
  await comesToLife(page);
  const loaded = page.waitForResponse('**/api/jobs/compact');
  await page.evaluate(() => window.scrollTo(0, 400));
  await loaded;
});

test('a filter pressed with the list out of view updates all of it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/jobs');
  await comesToLife(page);
  await page.getByRole('button', { name: 'Expand' }).click();
  const box = page.getByRole('checkbox', { name: 'Compact States' });
  await box.scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').first()).not.toBeInViewport();
  await box.check();
  await expect(page).toHaveURL(/state=/);
  const cards = page.getByRole('article').getByRole('heading');
  const tags = page.getByRole('list', { name: 'Selected filters' });
  await expect(tags.getByRole('link', { name: 'Remove Compact States' })).toBeVisible();
  const count = await page.getByText(/positions? found$/).innerText();
  // The server's page for the same address.
  const fresh = await page.context().newPage();
  await fresh.goto(page.url());
  const told = await fresh.getByRole('article').getByRole('heading').allInnerTexts();
  await expect(fresh.getByText(/positions? found$/)).toHaveText(count);
  // A few cards are updated per frame.
  await expect.poll(() => cards.allInnerTexts()).toEqual(told);
});

import { rm, utimes, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SITE } from '@/lib/config/site';
import { comesToLife } from '../support/comes-to-life';
import { holdBack } from '../support/hold-back';
import { expect, expectAccessible, PDF, readTheForm, test } from '../support/test';

const HELP = `A US number, please, or call us at ${SITE.phone.text}.`;
const EXACTLY = 'Phone number must be exactly 10 digits';
const INVALID = 'Please enter a valid phone number';
const SCRIPTS = '**/_next/static/chunks/**';

const phoneOf = (page: Page) => page.getByRole('textbox', { name: 'Phone' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click();
const isSent = (page: Page) =>
  expect(page.getByText('Application submitted successfully').first()).toBeVisible();

async function fillIn(page: Page, phone = '5155550168') {
  await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
  await page.getByRole('textbox', { name: 'Email' }).fill('sample@example.com');
  await phoneOf(page).fill(phone);
}

test.beforeEach(async ({ world }) => {
  await world.platform.heal();
  await world.platform.emptyInbox();
});

for (const [typed, shown, error] of [
  ['+63 917 123 4567', '+63 917 123 4567', EXACTLY],
  ['+65 9123 4567', '+65 9123 4567', INVALID],
  ['\u207a65 9123 4567', '\u207a65 9123 4567', INVALID],
  ['0917 123 4567', '0917 123 4567', EXACTLY],
  ['001 515 555 0168', '001 515 555 0168', EXACTLY],
  ['639171234567', '639171234567', EXACTLY],
] as const) {
  test(`${typed} stays as typed, with the reason and a way out, and is not sent (VL-03..05)`, async ({
    page,
    world,
  }) => {
    await page.goto('/quickapply');
    await comesToLife(page);
    await fillIn(page, '');
    await phoneOf(page).pressSequentially(typed);
    await expect(phoneOf(page)).toHaveValue(shown);
    await readTheForm(page);
    await submit(page);
    await expect(page.locator('#application-errors')).toContainText(error);
    await expect(phoneOf(page)).toHaveAccessibleDescription(`${error} ${HELP}`);
    await expect(phoneOf(page)).toHaveValue(shown);
    await expectAccessible(page, 'the form with a number of another country');
    expect(await world.platform.inbox()).toEqual([]);
  });
}

test('undo goes back step by step, and a number is formatted again after it', async ({ page }) => {
  await page.goto('/quickapply');
  await comesToLife(page);
  const phone = phoneOf(page);
  await phone.pressSequentially('5155550168');
  await expect(phone).toHaveValue('(515) 555-0168');
  let digits = 10;
  for (let steps = 0; digits > 0; steps += 1) {
    expect(steps).toBeLessThan(12);
    await page.keyboard.press('Control+z');
    const left = (await phone.inputValue()).replace(/\D/g, '');
    expect('5155550168').toContain(left);
    expect(left.length).toBeLessThanOrEqual(digits);
    digits = left.length;
  }
  await phone.pressSequentially('6155550168');
  await expect(phone).toHaveValue('(615) 555-0168');
});

test('a keyboard that composes its digits doubles none of them', async ({ page }) => {
  await page.goto('/quickapply');
  await comesToLife(page);
  await phoneOf(page).focus();
  const session = await page.context().newCDPSession(page);
  for (let length = 1; length <= 10; length += 1)
    await session.send('Input.imeSetComposition', {
      text: '5155550168'.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
  await session.send('Input.insertText', { text: '5155550168' });
  await expect(phoneOf(page)).toHaveValue('(515) 555-0168');
  await phoneOf(page).fill('');
  await session.send('Input.insertText', { text: '５１５５５５０１６９' });
  await expect(phoneOf(page)).toHaveValue('(515) 555-0169');
});

test('values put into the fields without an event count, and are sent', async ({ page, world }) => {
  await page.goto('/quickapply');
  await comesToLife(page);
  await page.evaluate(() => {
    const values = {
      firstName: 'Silent',
      lastName: 'Filler',
      email: 'silent@example.com',
      phone: '515-555-0168',
    };
    for (const [name, value] of Object.entries(values))
      document.querySelector<HTMLInputElement>(`[name="${name}"]`)!.value = value;
  });
  // Touching one field neither empties the others nor calls them empty.
  await page.getByRole('textbox', { name: 'First name' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByText('First name is required')).toHaveCount(0);
  await readTheForm(page);
  await submit(page);
  await isSent(page);
  expect((await world.platform.inbox())[0]).toMatchObject({
    firstName: 'Silent',
    lastName: 'Filler',
    email: 'silent@example.com',
    phone: '(515) 555-0168',
  });
});

/** As password managers and translators do it: before React has taken the page over. */
const changeThePage = (page: Page) =>
  page.evaluate(() => {
    for (const input of document.querySelectorAll('main input:not([type="hidden"])'))
      input.insertAdjacentHTML('afterend', '<com-password-button></com-password-button>');
    for (const label of document.querySelectorAll('main label'))
      if (label.childElementCount === 0) label.innerHTML = `<font>${label.innerHTML}</font>`;
  });

test('what was typed before the scripts stays, focus and file too, if an extension has changed the page', async ({
  page,
  world,
}) => {
  const release = await holdBack(page, SCRIPTS);
  await page.goto('/quickapply', { waitUntil: 'commit' });
  await fillIn(page);
  await page
    .locator('input[name="resume"]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF });
  await changeThePage(page);
  const name = page.getByRole('textbox', { name: 'First name' });
  await name.press('End');
  await name.press('ArrowLeft');
  await page.evaluate(() => Object.assign(window, { old: document.activeElement }));
  release();
  await comesToLife(page);
  // Otherwise this test shows nothing.
  expect(await page.evaluate(() => (window as { old?: Element }).old?.isConnected)).toBe(false);
  await expect(name).toBeFocused();
  await name.press('x');
  await expect(name).toHaveValue('Samplxe');
  await expect(phoneOf(page)).toHaveValue('(515) 555-0168');
  await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  await readTheForm(page);
  await submit(page);
  await expect(page.getByText('Resume uploaded successfully').first()).toBeVisible();
  expect((await world.platform.inbox())[0]).toMatchObject({ firstName: 'Samplxe' });
});

test('words typed into the list before the scripts stay and count, if an extension has changed the page', async ({
  page,
}) => {
  // As soon as the field is there: the list's own scripts would hold up the rest of its HTML.
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
      if (!field) return;
      watch.disconnect();
      field.insertAdjacentHTML('afterend', '<com-password-button></com-password-button>');
      field.value = 'icu';
      field.focus();
      Object.assign(window, { old: field });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/jobs');
  const words = page.locator('main input[name="q"]');
  await expect(page).toHaveURL(/[?&]q=icu(?:&|$)/);
  expect(await page.evaluate(() => (window as { old?: Element }).old?.isConnected)).toBe(false);
  await expect(words).toHaveValue('icu');
  await expect(words).toBeFocused();
});

test('a file that is gone after it was chosen is sent all the same', async ({
  page,
  world,
}, info) => {
  const path = info.outputPath('gone.pdf');
  await writeFile(path, PDF);
  await page.goto('/quickapply');
  await comesToLife(page);
  await fillIn(page);
  await page.locator('input[name="resume"]').setInputFiles(path);
  await expect(page.getByText('gone.pdf')).toBeVisible();
  await readTheForm(page);
  await rm(path);
  await submit(page);
  await expect(page.getByText('Resume uploaded successfully').first()).toBeVisible();
  expect(await world.platform.inbox()).toHaveLength(1);
});

for (const what of ['gone', 'changed'] as const) {
  test(`a file that is ${what} before it could be read: the form says so, and it can be chosen again`, async ({
    page,
    world,
  }, info) => {
    const path = info.outputPath(`${what}.pdf`);
    await writeFile(path, PDF);
    const release = await holdBack(page, SCRIPTS);
    await page.goto('/quickapply', { waitUntil: 'commit' });
    const input = page.locator('input[name="resume"]');
    await input.setInputFiles(path);
    if (what === 'gone') await rm(path);
    else {
      await writeFile(path, `${PDF.toString()} and more`);
      // Chromium compares the times of files in whole seconds.
      const later = new Date(Date.now() + 10_000);
      await utimes(path, later, later);
    }
    release();
    await comesToLife(page);
    await fillIn(page);
    await readTheForm(page);
    await submit(page);
    const summary = page.locator('#application-errors');
    await expect(summary).toContainText('This file can no longer be read. Please choose it again.');
    await expect(page.getByRole('button', { name: 'Submit application' })).toBeVisible();
    await expect(page.getByText(`${what}.pdf`)).toBeVisible();
    await writeFile(path, PDF);
    await input.setInputFiles(path);
    await expect(summary).toHaveCount(0);
    await submit(page);
    await expect(page.getByText('Resume uploaded successfully').first()).toBeVisible();
    expect(await world.platform.inbox()).toHaveLength(1);
  });
}

test('of two dropped files the first is taken, and the form says so', async ({ page }) => {
  await page.goto('/quickapply');
  await comesToLife(page);
  await page.locator('input[name="resume"]').evaluate((input) => {
    const dataTransfer = new DataTransfer();
    for (const name of ['one.pdf', 'two.pdf'])
      dataTransfer.items.add(new File(['%PDF-1.4'], name, { type: 'application/pdf' }));
    input.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('one.pdf')).toBeVisible();
  await expect(
    page.getByText('We take one file. Please check that it is the right one.'),
  ).toBeVisible();
});

test('a filled honeypot is no dead end: phone and email follow its message (BC-01)', async ({
  page,
}) => {
  await page.goto('/quickapply');
  await comesToLife(page);
  await fillIn(page);
  const honeypot = page.locator('input[tabindex="-1"][aria-hidden="true"]');
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'filled';
  });
  await readTheForm(page);
  await submit(page);
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to process your submission.' });
  await expect(alert.getByRole('link', { name: SITE.phone.text })).toHaveAttribute(
    'href',
    SITE.phone.href,
  );
  await expect(alert.getByRole('link', { name: SITE.email })).toBeVisible();
  await expectAccessible(page, 'the message of a filled honeypot');
});

test('Enter that ends a composed word chooses nothing in the home search', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Job title' });
  await field.fill('icu');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.press('ArrowDown');
  const enter = (isComposing: boolean) =>
    field.dispatchEvent('keydown', { key: 'Enter', isComposing, bubbles: true, cancelable: true });
  await enter(true);
  await expect(field).toHaveValue('icu');
  await enter(false);
  await expect(field).not.toHaveValue('icu');
});

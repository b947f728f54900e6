import { SITE } from '@/lib/config/site';
import { RECEIPT_WORDS } from '@/lib/content/pages/after-applying';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startSite } from '../support/world/site';
import { OUTBOX_SETTINGS, postApplication, runOutbox, waitingAt } from '../support/world/outbox';
import { PDF, expect, expectAccessible, readTheForm, test } from '../support/test';
import { Platform } from '../support/world/world';

const APPLY = 'POST /services/apexrest/jobportal/v1/apply';
const AWAY = { match: APPLY, status: 503 } as const;
const SAFE = 'Your application is safe with us';
const QUEUED =
  'We have received your application. Our recruiting system cannot be reached right now; ' +
  'we will pass it on as soon as our system is back.';

async function fillAndSend(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
  await page.getByRole('textbox', { name: 'Email' }).fill('sample@mail.example');
  await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
  await page
    .locator('input[name="resume"]')
    .setInputFiles({ name: 'Sample RN.pdf', mimeType: 'application/pdf', buffer: PDF });
  await readTheForm(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('an application sent while the platform is away is kept, its sender is told, and it is passed on later (AP-11)', async ({
    page,
    ownWorld,
  }) => {
    const { site, platform } = await ownWorld({
      jobs: 3,
      faults: [AWAY],
      settings: OUTBOX_SETTINGS,
    });
    await fillAndSend(page, `${site.url}/quickapply`);
    const notice = page.getByRole('group', { name: SAFE });
    await expect(notice).toBeFocused();
    await expect(notice).toHaveAccessibleDescription(QUEUED);
    await expect(notice.getByRole('heading', { name: SAFE })).toBeInViewport();
    await expectAccessible(page, 'an application that is kept');
    // The form is done: nothing left to send again, and no draft in the browser.
    await expect(page.getByRole('button', { name: /Submit|Try again/ })).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(window.sessionStorage).join())).not.toContain(
      'draft:',
    );
    expect(page.url()).toBe(`${site.url}/quickapply`);
    expect(await platform.inbox()).toEqual([]);
    await expect.poll(() => waitingAt(site.url)).toBe(1);
    // The keyboard continues from the notice.
    await page.keyboard.press('Tab');
    const receipt = notice.getByRole('link', { name: /^[0-9A-Z]{5}-[0-9A-Z]{5}$/ });
    await expect(receipt).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(notice.getByRole('link', { name: SITE.phone.text })).toBeFocused();
    await receipt.click();
    const state = page.getByRole('heading', { level: 1 });
    await expect(state).toHaveText(RECEIPT_WORDS.waiting.title);

    await platform.heal();
    await expect.poll(() => platform.inbox(), { timeout: 70_000 }).toHaveLength(1);
    const [received] = await platform.inbox();
    expect(received).toMatchObject({
      firstName: 'Sample',
      email: 'sample@mail.example',
      resume: { name: 'Sample RN.pdf' },
      botDetection: null,
    });
    if (received) expect((await platform.resume(received)).equals(PDF)).toBe(true);
    await expect.poll(() => waitingAt(site.url)).toBe(0);
    expect(site.output()).not.toMatch(/Sample RN|mail\.example|555-0168/);
    await page.reload();
    await expect(state).toHaveText(RECEIPT_WORDS['handed-over'].title);
    await page.goto(`${site.url}/quickapply`);
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
  });
});

test('with APPLICATION_SPOOL=off the applicant reads that it failed, and keeps what was typed', async ({
  page,
  ownWorld,
}) => {
  const { site } = await ownWorld({
    jobs: 3,
    faults: [AWAY],
    settings: { ...OUTBOX_SETTINGS, APPLICATION_SPOOL: 'off' },
  });
  await fillAndSend(page, `${site.url}/quickapply`);
  await expect(page.getByText('Failed to submit application. Please try again.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Sample');
  expect(site.output()).toContain('APPLICATION_SPOOL=off');
});

test('entries survive a restart; one that the platform refuses is held until a person releases it (AP-11)', async () => {
  const platform = await Platform.start(3);
  const dataDir = await mkdtemp(join(tmpdir(), 'outage-'));
  const start = () =>
    startSite({ build: 'bare', platformUrl: platform.apiUrl, dataDir, settings: OUTBOX_SETTINGS });
  await platform.fault(AWAY);
  let site = await start();
  try {
    for (const email of ['one@mail.example', 'two@mail.example']) {
      const sent = await postApplication(site.url, { email, resume: PDF });
      expect(sent).toEqual({ status: 202, message: QUEUED });
    }
    await site.end('SIGKILL');
    site = await start();
    await expect.poll(() => waitingAt(site.url)).toBe(2);
    await platform.heal();
    await platform.fault({ match: APPLY, status: 403 });
    await expect
      .poll(() => runOutbox(dataDir, 'list').stdout, { timeout: 70_000 })
      .toMatch(/(held.*http-403[^]*){2}/);
    expect(await platform.inbox()).toEqual([]);

    await platform.heal();
    expect(runOutbox(dataDir, 'list').stdout).not.toContain('mail.example');
    const find = (email: string) => {
      const rows = runOutbox(dataDir, 'find', email).stdout.split('\n').slice(1, -1);
      expect(rows).toHaveLength(1);
      return rows[0]?.split(/ +/) ?? [];
    };
    const [id = ''] = find('ONE@mail.example');
    const two = find('two@mail.example');
    expect(runOutbox(dataDir, 'show', id).stdout).toContain('email: one@mail.example');
    expect(runOutbox(dataDir, 'retry', id)).toMatchObject({ status: 0 });
    await expect.poll(() => platform.inbox(), { timeout: 70_000 }).toHaveLength(1);
    expect(runOutbox(dataDir, 'done', two[0] ?? '')).toMatchObject({ status: 0 });
    await expect
      .poll(() => runOutbox(dataDir, 'list').stdout)
      .toContain('No applications are waiting.');
    const receipt = await fetch(`${site.url}/application/${two.at(-2)}`);
    expect(await receipt.text()).toContain(RECEIPT_WORDS['handed-over'].title);
    expect(await platform.inbox()).toHaveLength(1);
  } finally {
    await site.stop();
    await platform.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

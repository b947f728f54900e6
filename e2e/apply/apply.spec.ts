import { asPattern } from '@/__tests__/support/as-pattern';
import { SITE } from '@/lib/config/site';
import type { Page } from '@playwright/test';
import { addStyles } from '../support/add-styles';
import { comesToLife } from '../support/comes-to-life';
import { holdBack } from '../support/hold-back';
import { firstJob } from '../support/first-job';
import { expect, expectAccessible, PDF, readTheForm, test } from '../support/test';

const APPLY = 'jobportal/v1/apply';

async function fill(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
  await page.getByRole('textbox', { name: 'Email' }).fill('sample@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
}
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit application' });

test.beforeEach(async ({ world }) => {
  await world.platform.heal();
  await world.platform.emptyInbox();
});

test('the application page has a heading, the job and a link back to it (AP-01, AP-02)', async ({
  page,
}) => {
  const id = await firstJob(page);
  await page.goto(`/apply/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Application for: \S/);
  await expect(page.getByText(/Job ID/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Back to the job/ })).toHaveAttribute(
    'href',
    `/jobs/${id}`,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page, 'the application page');

  // The pay range does not wrap if it fits on one line.
  await page.setViewportSize({ width: 390, height: 844 });
  const pay = page.getByText(/^\$[\d,]+ – \$[\d,]+ a week$/);
  const lines = await pay.evaluate(
    (words) => words.clientHeight / parseFloat(getComputedStyle(words).lineHeight),
  );
  expect(lines).toBeLessThan(1.5);
});

const FAILURES = [
  [
    '403 without words',
    { status: 403, body: '' },
    'Security verification failed. Please refresh and try again.',
    'Security verification failed. Please refresh and try again.',
  ],
  [
    '403 with words',
    { status: 403, body: { message: 'The score was too low.' } },
    'The score was too low.',
    'The score was too low.',
  ],
  [
    '500 without words',
    { status: 500, body: '' },
    'Failed to submit application. Please try again later.',
    'Failed to submit application. Please try again.',
  ],
  [
    '400 with words',
    { status: 400, body: { message: 'This job was filled today.' } },
    'This job was filled today.',
    'This job was filled today.',
  ],
] as const;

for (const [name, fault, jobText, quickText] of FAILURES) {
  test(
    `platform ${name}: the form shows the text and loses nothing typed (ER-05, ER-07, ER-08, AP-08)`,
    { tag: '@long' },
    async ({ page, world }) => {
      for (const [path, text] of [
        [`/apply/${await firstJob(page)}`, jobText],
        ['/quickapply', quickText],
      ] as const) {
        await fill(page, path);
        await page
          .locator('input[name="resume"]')
          .setInputFiles({ name: 'kept.pdf', mimeType: 'application/pdf', buffer: PDF });
        await readTheForm(page);
        await world.platform.fault({ match: APPLY, ...fault, times: 1 });
        await submitButton(page).click();
        await expect(page.getByText(text, { exact: true })).toBeVisible();
        await expectAccessible(page, 'the failed form');
        await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Sample');
        await expect(page.getByText('kept.pdf')).toBeVisible();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
        const inbox = await world.platform.inbox();
        expect(inbox).toHaveLength(1);
        expect(inbox[0]?.resume?.name).toBe('kept.pdf');
        await world.platform.emptyInbox();
        await page.getByRole('button', { name: 'Stay on this page' }).click();
      }
    },
  );
}

test(
  'the same application sent from two tabs arrives once (AP-09)',
  { tag: '@long' },
  async ({ page, context, world }) => {
    const other = await context.newPage();
    await fill(page, '/quickapply');
    await fill(other, '/quickapply');
    await readTheForm(page);
    await readTheForm(other);
    await submitButton(page).click();
    await submitButton(other).click();
    await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Continue now' })).toBeVisible();
    expect(await world.platform.inbox()).toHaveLength(1);
  },
);

test('typed values survive a reload until they are sent', async ({ page }) => {
  await fill(page, '/quickapply');
  // Whether typed before or after the form's script loaded, the draft is stored by now.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage).join()))
    .toContain('draft:');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Sample');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(515) 555-0168');
  await readTheForm(page);
  await submitButton(page).click();
  await page.waitForURL('/application-success');
  await page.goto('/quickapply');
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('');
});

test(
  'within two seconds without captcha keys: asks to review first, then sends (BC-09)',
  { tag: '@long' },
  async ({ page, world }) => {
    await page.clock.install();
    await fill(page, '/quickapply');
    await submitButton(page).click();
    await expect(
      page.getByText('Please take a moment to review your information before submitting.'),
    ).toBeVisible();
    expect(await world.platform.inbox()).toEqual([]);
    await submitButton(page).click();
    await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
  },
);

test(
  'the default success texts are shown if the platform sends none (ER-09)',
  { tag: '@long' },
  async ({ page, world }) => {
    await world.platform.fault({ match: APPLY, status: 200, body: {} });
    await fill(page, '/quickapply');
    await readTheForm(page);
    await submitButton(page).click();
    await expect(page.getByText('Application submitted successfully')).toBeVisible();
    await fill(page, '/quickapply');
    await page
      .locator('input[name="resume"]')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF });
    await readTheForm(page);
    await submitButton(page).click();
    await expect(page.getByText('Resume uploaded successfully')).toBeVisible();
  },
);

test('the phone field keeps its format and the caret position (VL-05)', async ({ page }) => {
  await page.goto('/quickapply');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  await phone.pressSequentially('15155550168');
  await expect(phone).toHaveValue('(515) 555-0168');
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.press('Delete');
  await page.keyboard.type('9');
  await expect(phone).toHaveValue('(595) 555-0168');
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
});

test('a page of another site may not post an application (ER-06)', async ({ request, world }) => {
  const answer = await request.post('/api/applications', {
    headers: { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' },
    multipart: { firstName: 'A', lastName: 'B', email: 'a@example.com', phone: '5155550100' },
  });
  expect(answer.status()).toBe(403);
  expect(await answer.text()).toContain(
    'Security verification failed. Please refresh and try again.',
  );
  expect(await world.platform.inbox()).toEqual([]);
});

test.describe('without JavaScript (AP-12)', () => {
  test.use({ javaScriptEnabled: false });

  test('phone and email are shown in place of the form', async ({ page }) => {
    await page.goto('/quickapply');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('link', { name: SITE.phone.text }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(
      main.getByRole('link', { name: SITE.email }).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(submitButton(page)).toBeHidden();
  });
});

test.describe('before the script has run', () => {
  test('consent unticked then stays unticked, and nothing is sent until it is ticked (VL-10, AP-05)', async ({
    page,
    world,
  }) => {
    const release = await holdBack(page, '**/_next/static/**/*.js*');
    await page.goto('/quickapply', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
    const consent = page.getByRole('checkbox', {
      name: new RegExp(`${asPattern(SITE.brand)}.*Message and data rates may apply.*STOP.*HELP`),
    });
    await consent.uncheck();
    release();
    await expect(page.locator('form [type="submit"]')).toBeVisible();
    await expect(consent).not.toBeChecked();
    await expect(submitButton(page)).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
    await page.getByRole('textbox', { name: 'Email' }).fill('sample@example.com');
    await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
    await expect(consent).not.toBeChecked();
    await readTheForm(page);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await submitButton(page).click({ force: true });
    await expect(submitButton(page)).toHaveAccessibleDescription(
      /Please check the agreement box to submit your application/,
    );
    await expectAccessible(page, 'the closed gate');
    await consent.check();
    const send = await holdBack(page, '**/api/applications');
    await submitButton(page).click();
    await expect(page.getByRole('button', { name: /Sending/ })).toBeVisible();
    await expectAccessible(page, 'the form on its way');
    send();
    await expect.poll(() => world.platform.inbox()).toHaveLength(1);
    expect(sent.filter((url) => url.endsWith('/api/applications'))).toHaveLength(1);
  });
});

test('a press that leaves an invalid field still reaches its target', async ({ page }) => {
  await page.goto('/quickapply');
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const consent = page.getByRole('checkbox', { name: /I agree/ });
  const error = page.getByText('Please enter a valid phone number');
  await consent.check();
  await phone.fill('515');
  await comesToLife(page);
  // In the box's upper half: a line of text that appears above would push it out from under the pointer.
  await consent.click({ position: { x: 8, y: 3 }, delay: 90 });
  await expect(consent).not.toBeChecked();
  await expect(error).toBeVisible();
  await consent.check();
  await phone.fill('');
  await page.reload();
  await phone.fill('515');
  await comesToLife(page);
  await submitButton(page).click({ position: { x: 40, y: 5 }, delay: 90 });
  await expect(page.locator('#application-errors')).toBeFocused();
  await expectAccessible(page, 'the form with errors');
});

test('at twice the text size on a small screen every word of the form fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/quickapply');
  // No breaks inside words, so that a word too long for its line is detected.
  await addStyles(page, 'html { font-size: 200% } form * { overflow-wrap: normal !important }');
  await expect(page.getByRole('checkbox', { name: /I agree/ })).toBeVisible();
  const tooWide = await page
    .getByRole('form', { name: 'Application' })
    .evaluate((form) =>
      [...form.querySelectorAll('label, p, span, button')]
        .filter((words) => words.scrollWidth > words.clientWidth && words.clientWidth > 0)
        .map((words) => words.textContent),
    );
  expect(tooWide).toEqual([]);
});

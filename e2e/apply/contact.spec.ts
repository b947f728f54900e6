import { MESSAGE_MIN_CHARACTERS } from '@/lib/config/limits';
import { SITE, SOCIALS } from '@/lib/config/site';
import type { Page } from '@playwright/test';
import { answerMail } from '../support/world/mail';
import { expect, expectAccessible, readTheForm, test } from '../support/test';
import { comesToLife } from '../support/comes-to-life';
import { holdBack } from '../support/hold-back';

const SEND = 'POST /api/v1.0/email/send';
const FAILED = 'Failed to send message. Please try again later.';
const TYPED = {
  'First name': 'Sample',
  'Last name': 'Visitor',
  Email: 'visitor@example.com',
  'Phone number': '(515) 555-0168',
  Subject: 'Housing',
  Message: 'Do you help with housing?\nI would bring a dog.',
} as const;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const asked = (page: Page) => page.getByRole('status').filter({ hasText: 'Add your name' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

async function fill(page: Page) {
  for (const [name, value] of Object.entries(TYPED)) await field(page, name).fill(value);
}
async function expectTyped(page: Page) {
  for (const [name, value] of Object.entries(TYPED))
    await expect(field(page, name)).toHaveValue(value);
}

test.use({ build: 'full' });
test.beforeEach(async ({ context, world }) => {
  await world.platform.heal();
  await world.platform.emptyInbox();
  await answerMail(context, world.platform);
});

for (const width of [390, 1280]) {
  test.describe(`the contact page at ${width} px`, { tag: width === 390 ? [] : ['@long'] }, () => {
    test.use({ viewport: { width, height: 900 } });

    test('has the form and every other way to reach us (CT-01, CT-02)', async ({ page }) => {
      await page.goto('/contact');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Talk!");
      await expect(page).toHaveTitle(/Contact/);
      for (const name of ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'])
        await expect(page.locator(`form [name="${name}"]`)).toBeVisible();
      const call = page.getByRole('main').getByRole('link', { name: `Call ${SITE.phone.text}` });
      await expect(call).toBeInViewport({ ratio: 1 });
      const panel = page.getByRole('complementary', { name: 'Other ways to reach us' });
      await expect(panel.getByText(SITE.office.line, { exact: false }).first()).toBeVisible();
      await expect(panel.getByRole('link', { name: SITE.phone.text })).toHaveAttribute(
        'href',
        SITE.phone.href,
      );
      await expect(panel.getByRole('link', { name: SITE.email })).toHaveAttribute(
        'href',
        `mailto:${SITE.email}`,
      );
      for (const { name } of SOCIALS) await expect(panel.getByRole('link', { name })).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Show the map' })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await expectAccessible(page, 'the contact page');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      );
    });

    test(
      'shows errors with the texts of the specification (VL-06)',
      { tag: '@long' },
      async ({ page }) => {
        await page.goto('/contact');
        await readTheForm(page);
        await send(page).click();
        const summary = page.locator('#contact-errors');
        await expect(summary).toBeFocused();
        for (const text of [
          'First name is required',
          'Last name is required',
          'Email is required',
          'Phone number is required',
          'Subject is required',
          'Message is required',
        ])
          await expect(summary.getByRole('link', { name: text })).toBeVisible();
        await expectAccessible(page, 'the contact form with errors');
        await summary.getByRole('link', { name: 'Message is required' }).click();
        await expect(field(page, 'Message')).toBeFocused();
        await field(page, 'Message').fill('Too short');
        await expect(
          page.getByText(`Message should be at least ${MESSAGE_MIN_CHARACTERS} characters`).first(),
        ).toBeVisible();
        await field(page, 'Message').fill('Ten it is.');
        await expect(
          page.getByText(`Message should be at least ${MESSAGE_MIN_CHARACTERS} characters`),
        ).toHaveCount(0);
        await field(page, 'Email').fill('nobody');
        await field(page, 'Phone number').fill('515');
        await expect(page.getByText('Invalid email').first()).toBeVisible();
        await expect(page.getByText('Please enter a valid phone number').first()).toBeVisible();
      },
    );

    test('sends the message, empties the form and says thank you (CT-03, PL-16)', async ({
      page,
      world,
    }) => {
      await page.goto('/contact');
      await fill(page);
      await readTheForm(page);
      await send(page).click();
      await page.waitForURL('/thank-you');
      expect(await world.platform.messages()).toEqual([
        expect.objectContaining({
          serviceId: 'test-service',
          templateId: 'test-template',
          params: {
            from_name: 'Sample Visitor',
            reply_to: 'visitor@example.com',
            phone: '(515) 555-0168',
            subject: 'Housing',
            message: 'Do you help with housing?\nI would bring a dog.',
            to_email: SITE.email,
          },
        }),
      ]);
      await expectAccessible(page, 'the thank-you page');
      await page.goto('/contact');
      await expect(field(page, 'First name')).toHaveValue('');
    });
  });
}

for (const status of [451, 403, 429, 500]) {
  test(
    `the mail service answers ${status}: the form shows the error, keeps everything, and 'Try again' works (ER-24, ER-25)`,
    { tag: '@long' },
    async ({ page, world }) => {
      await page.goto('/contact');
      await fill(page);
      await readTheForm(page);
      await world.platform.fault({ match: SEND, status, times: 1 });
      await send(page).click();
      await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
      await expectTyped(page);
      await expectAccessible(page, 'the message that failed');
      expect(await world.platform.messages()).toEqual([]);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.waitForURL('/thank-you');
      expect(await world.platform.messages()).toHaveLength(1);
    },
  );
}

for (const path of [
  '/contact#asked',
  '/contact?ask=call#asked',
  '/contact?job=no%20id&gone=#asked',
])
  test(`${path} names no job: the plain contact page`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('#asked:target')).toHaveCount(0);
    await expect(page.getByText('A person reads every message')).toBeVisible();
    await expect(page.locator('[data-asked]')).toBeHidden();
    await expect(field(page, 'Subject')).toHaveValue('');
    await expect(field(page, 'Message')).toHaveValue('');
  });

test('a report that nobody changed does not stay in the form without its job; what was typed does', async ({
  page,
}) => {
  const id = 'a0XNOSUCHJOB000003';
  await page.goto(`/contact?job=${id}&gone=#asked`);
  await expect(field(page, 'Message')).toHaveValue(`Please check this job: Job ${id}.\n`);
  await page.goto('/contact');
  await expect(field(page, 'Subject')).toHaveValue('');
  await expect(field(page, 'Message')).toHaveValue('');

  await page.goto(`/contact?job=${id}&gone=#asked`);
  await expect(field(page, 'Subject')).toHaveValue(`Report: Job ${id}`);
  await field(page, 'Message').fill('The facility changed.');
  await page.goto('/contact');
  await expect(field(page, 'Subject')).toHaveValue('');
  await expect(field(page, 'Message')).toHaveValue('The facility changed.');
});

test('a question and a report about a job that nobody knows go by its id', async ({ page }) => {
  const id = 'a0XNOSUCHJOB000003';
  await page.goto(`/contact?job=${id}#asked`);
  await expect(asked(page)).toHaveText(
    `Your message is about Job ${id}. Write your question and add your name.`,
  );
  await expect(field(page, 'Subject')).toHaveValue(`Question about Job ${id}`);
  await page.goto(`/contact?job=${id}&gone=#asked`);
  await expect(page.locator('[data-asked]')).toHaveText(
    `Your report about Job ${id} is ready. Say what is wrong, and add your name.`,
  );
  await expect(field(page, 'Message')).toHaveValue(`Please check this job: Job ${id}.\n`);
});

test(
  'a question about a job carries its Job ID; what was typed stays',
  { tag: '@long' },
  async ({ page, request, world }) => {
    const { jobs }: { jobs: { id: string; jobNumber: string | null; title: string }[] } = await (
      await request.get('/api/jobs')
    ).json();
    const [first, second] = jobs.filter(({ jobNumber }) => jobNumber);
    if (!first || !second) throw new Error('the sandbox has too few jobs');
    const subjectOf = (job: typeof first) =>
      new RegExp(`^Question about Job ID ${job.jobNumber}: `);
    await page.goto(`/jobs/${first.id}`);
    await page.getByText('Not in the posting:').click();
    await page.getByRole('main').getByRole('link', { name: 'Contact form' }).click();
    await expect(field(page, 'Subject')).toHaveValue(subjectOf(first));
    await expect(asked(page)).toContainText(`questions about ${first.title}`);
    await expectAccessible(page, 'a question about a job');
    // A prefilled subject is replaced by the next job's; a typed one is kept.
    await page.goto(`/contact?job=${second.id}`);
    await expect(field(page, 'Subject')).toHaveValue(subjectOf(second));
    await fill(page);
    await page.goto(`/contact?job=${first.id}`);
    await expect(asked(page)).toContainText(`Your message is about ${first.title}`);
    await expectTyped(page);
    await readTheForm(page);
    await send(page).click();
    await page.waitForURL('/thank-you');
    const [mail] = await world.platform.messages();
    expect(mail?.params.subject).toBe(TYPED.Subject);
    expect(mail?.params.message).toContain(TYPED.Message);
    expect(mail?.params.message).toContain(`Job ID ${first.jobNumber}: ${first.title}`);
    expect(mail?.params.message).toContain(`/jobs/${first.id}`);
    // For an unknown id only the id is shown; an invalid id is not repeated.
    await page.goto('/contact?job=NOSUCHJOB1');
    await expect(field(page, 'Subject')).toHaveValue('Question about Job NOSUCHJOB1');
    await page.goto('/contact?job=Win%20a%20prize');
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/prize/)).toHaveCount(0);
  },
);

test('mail service unreachable: the same error', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/contact');
  await fill(page);
  await readTheForm(page);
  await context.route('https://mail.example/**', (route) => route.abort());
  await send(page).click();
  await expect(page.getByText(FAILED, { exact: true })).toBeVisible();
  await expectTyped(page);
});

test('the message is sent even if the browser forbids storage', async ({ page, world }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/contact');
  await fill(page);
  await readTheForm(page);
  await send(page).click();
  await page.waitForURL('/thank-you');
  expect(await world.platform.messages()).toHaveLength(1);
});

test(
  'a double click sends one message, and the button shows that it is being sent',
  { tag: '@long' },
  async ({ page, world }) => {
    await page.goto('/contact');
    await fill(page);
    await readTheForm(page);
    await world.platform.fault({ match: SEND, delayMs: 1_500 });
    await send(page).dblclick();
    await expect(page.getByRole('button', { name: 'Sending…' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expectAccessible(page, 'the message on its way');
    await page.waitForURL('/thank-you');
    expect(await world.platform.messages()).toHaveLength(1);
  },
);

test('the honeypot stops everything (CT-04, ER-19)', { tag: '@long' }, async ({ page, world }) => {
  await page.goto('/contact');
  await fill(page);
  const honeypot = page.locator('input[tabindex="-1"][aria-hidden="true"]');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'filled by a robot';
  });
  await readTheForm(page);
  await send(page).click();
  await expect(
    page.getByText('Unable to process your submission. Please try again or contact support.'),
  ).toBeVisible();
  const alert = page.getByRole('alert').filter({ hasText: 'Unable to process your submission.' });
  await expect(alert.getByRole('link', { name: SITE.phone.text })).toBeVisible();
  await expectAccessible(page, 'the message that was stopped');
  expect(await world.platform.messages()).toEqual([]);
});

test(
  'within two seconds: asks to review, then sends (CT-04, ER-22)',
  { tag: '@long' },
  async ({ page, world }) => {
    await page.clock.install();
    await page.goto('/contact');
    await fill(page);
    await send(page).click();
    await expect(
      page.getByText('Please take a moment to review your information before submitting.'),
    ).toBeVisible();
    expect(await world.platform.messages()).toEqual([]);
    await send(page).click();
    await page.waitForURL('/thank-you');
  },
);

test('the form can be completed by keyboard alone', async ({ page, world }) => {
  await page.goto('/contact');
  await field(page, 'First name').focus();
  for (const value of Object.values(TYPED)) {
    for (const [index, line] of value.split('\n').entries()) {
      if (index > 0) await page.keyboard.press('Enter');
      await page.keyboard.type(line);
    }
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await readTheForm(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('/thank-you');
  expect(await world.platform.messages()).toHaveLength(1);
});

test(
  "facilities find the subject filled in, and typed text survives a reload ('who else', 'drafts')",
  { tag: '@long' },
  async ({ page }) => {
    await page.goto('/contact?subject=Request%20staff');
    await comesToLife(page);
    await expect(field(page, 'Subject')).toHaveValue('Request staff');
    await field(page, 'Subject').fill('Two nurses for nights');
    await page.reload();
    await expect(field(page, 'Subject')).toHaveValue('Two nurses for nights');
    await page.goto('/contact');
    await comesToLife(page);
    await field(page, 'Message').fill('Two nurses, nights, from Monday.');
    await page
      .getByRole('main')
      .getByRole('link', { name: 'For facilities: request staff' })
      .click();
    await expect(field(page, 'Subject')).toHaveValue('Request staff');
    await expect(field(page, 'Subject')).toBeFocused();
    await expect(field(page, 'Message')).toHaveValue('Two nurses, nights, from Monday.');
  },
);

test.describe('the thank-you page (CT-05)', () => {
  test(
    'redirects home after 8 seconds and not before, and Back skips it',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/privacy-policy');
      await page.clock.install();
      await page.goto('/thank-you');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await expect(page.getByRole('status').filter({ hasText: '8 seconds' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
      await page.waitForLoadState('networkidle');
      await page.clock.runFor(6_500);
      await expect(page).toHaveURL('/thank-you');
      await page.clock.runFor(2_000);
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page).toHaveURL('/privacy-policy');
    },
  );

  test(
    "'Continue now' goes at once, 'Stay on this page' stays",
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      await page.goto('/thank-you');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Stay on this page' }).click();
      await page.clock.runFor(20_000);
      await expect(page).toHaveURL('/thank-you');
      await expect(page.getByText('You are staying on this page.')).toBeVisible();
      await expectAccessible(page, 'the thank-you page one stays on');
      await page.goto('/privacy-policy');
      await page.goto('/thank-you', { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Continue now' }).click();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page).toHaveURL('/privacy-policy');
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('phone and email are shown in place of the form', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    const note = main.locator('noscript');
    await expect(note.getByRole('link', { name: SITE.phone.text })).toBeVisible();
    await expect(note.getByRole('link', { name: SITE.email })).toBeVisible();
    // One panel with the numbers is enough.
    await expect(main.getByRole('heading', { name: /^(Call|Reach) us/ })).toHaveCount(1);
    await expect(page.locator('form[aria-label="Contact"]')).toBeHidden();
  });
});

test('a message typed before the script has loaded is kept, pressing Send then shows no error, and it can be sent later', async ({
  page,
  world,
}) => {
  const release = await holdBack(page, '**/_next/static/**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await fill(page);
  await send(page).click({ force: true });
  await expect(page).toHaveURL('/contact');
  release();
  await comesToLife(page);
  await expectTyped(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  expect(await world.platform.messages()).toEqual([]);
  await readTheForm(page);
  await send(page).click();
  await expect(page).toHaveURL('/thank-you');
  expect(await world.platform.messages()).toHaveLength(1);
});

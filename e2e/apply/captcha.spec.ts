import { BOT_CHECK } from '@/lib/config/limits';
import type { Page } from '@playwright/test';
import { answerCaptcha } from '../support/captcha';
import { expect, expectAccessible, readTheForm, test } from '../support/test';

test.use({ build: 'full' });

async function fill(page: Page) {
  await page.goto('/quickapply');
  await page.getByRole('textbox', { name: 'First name' }).fill('Captcha');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Sample');
  await page.getByRole('textbox', { name: 'Email' }).fill('captcha@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('5155550123');
}
const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' }).click();
const challenge = (page: Page) => page.getByRole('button', { name: "I'm not a robot" });

test.beforeEach(async ({ world }) => world.platform.emptyInbox());

test('the invisible token is fetched at submit and sent with the action (BC-05..07)', async ({
  page,
  context,
  world,
}) => {
  const scripts = await answerCaptcha(context);
  await page.goto('/quickapply');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.getByRole('textbox', { name: 'First name' }).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, 'captchaActions') ?? [])).toEqual([]);
  await fill(page);
  await readTheForm(page, 'real');
  await submit(page);
  await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
  const [received] = await world.platform.inbox();
  expect(received?.botDetection).toMatchObject({
    honeypotValue: '',
    v3Token: 'v3-token',
    action: 'quick_apply',
  });
  expect(Number(received?.botDetection?.formTimingMs)).toBeGreaterThanOrEqual(
    BOT_CHECK.minimumFormMs,
  );
});

test(
  'a job application sends its own action',
  { tag: '@long' },
  async ({ page, context, world }) => {
    await answerCaptcha(context);
    await page.goto('/jobs');
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await page.getByRole('textbox', { name: 'First name' }).fill('Captcha');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Sample');
    await page.getByRole('textbox', { name: 'Email' }).fill('captcha@example.com');
    await page.getByRole('textbox', { name: 'Phone' }).fill('5155550123');
    await readTheForm(page, 'real');
    await submit(page);
    await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
    expect((await world.platform.inbox())[0]?.botDetection).toMatchObject({
      action: 'job_application',
    });
  },
);

test('a submit that is too fast shows the text and the challenge, and is sent once that is completed (BC-02, BC-04, ER-21, ER-22)', async ({
  page,
  context,
  world,
}) => {
  await answerCaptcha(context);
  await page.clock.install();
  await fill(page);
  await submit(page);
  await expect(
    page.getByText('Please take a moment to review your information before submitting.'),
  ).toBeVisible();
  await expect(challenge(page)).toBeVisible();
  await page.clock.fastForward(3_000);
  await submit(page);
  await expect(page.getByText('Please complete the reCAPTCHA verification.')).toBeVisible();
  expect(await world.platform.inbox()).toEqual([]);
  await challenge(page).click();
  await submit(page);
  await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
  expect((await world.platform.inbox())[0]?.botDetection).toMatchObject({ v2Token: 'v2-token' });
});

test(
  'without an invisible token the challenge is shown (BC-03, ER-20)',
  { tag: '@long' },
  async ({ page, context, world }) => {
    await answerCaptcha(context, { invisible: 'empty' });
    await fill(page);
    await readTheForm(page, 'real');
    await submit(page);
    await expect(page.getByText('Please complete the verification to continue.')).toBeVisible();
    await expectAccessible(page, 'the challenge');
    await challenge(page).click();
    await submit(page);
    await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
    expect(await world.platform.inbox()).toHaveLength(1);
  },
);

test(
  'a captcha call that throws shows the text and the challenge (ER-23)',
  { tag: '@long' },
  async ({ page, context }) => {
    await answerCaptcha(context, { invisible: 'throws' });
    await fill(page);
    await readTheForm(page, 'real');
    await submit(page);
    await expect(
      page.getByText('Unable to verify your submission. Please try again.'),
    ).toBeVisible();
    await expect(challenge(page)).toBeVisible();
  },
);

for (const script of ['fails', 'hangs'] as const) {
  test(
    `if the provider's script ${script}, phone and email are shown and the form is sent anyway (BC-08)`,
    { tag: '@long' },
    async ({ page, context, world }) => {
      await answerCaptcha(context, { script });
      await fill(page);
      await readTheForm(page, 'real');
      await submit(page);
      const trouble = page.getByText('The security check did not load');
      await expect(trouble).toBeVisible();
      await expectAccessible(page, 'the captcha that did not load');
      if ((await world.platform.inbox()).length === 0) await submit(page);
      await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
      expect((await world.platform.inbox())[0]?.botDetection).toMatchObject({
        v3Token: '',
        v2Token: '',
      });
    },
  );
}

test('the honeypot stops everything (BC-01, ER-19)', async ({ page, context, world }) => {
  await answerCaptcha(context);
  await fill(page);
  const honeypot = page.locator('input[tabindex="-1"][aria-hidden="true"]');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'filled by a robot';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await readTheForm(page, 'real');
  await submit(page);
  await expect(
    page.getByText('Unable to process your submission. Please try again or contact support.'),
  ).toBeVisible();
  expect(await world.platform.inbox()).toEqual([]);
});

import type { Locator, Page } from '@playwright/test';
import { expectToStay } from '../support/stays';
import { expect, expectAccessible, PDF, readTheForm, test } from '../support/test';

/** From the home page to a delivered application (RT-01, JL-16, JD-08, AP-01..07, PL-10..14). */
for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, { tag: width === 390 ? [] : ['@long'] }, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(async ({ world }) => world.platform.emptyInbox());

    test('a clinician finds a job, reads it and applies with a resume', async ({ page, world }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'View All Open Positions' }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Available Positions' }),
      ).toBeVisible();

      const card = page.getByRole('article').first();
      const title = (await card.getByRole('heading').innerText()).trim();
      await card.getByRole('link', { name: 'View Details' }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

      await page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Application for:');
      const jobId = page.url().split('/').at(-1);
      await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
      await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
      await page.getByRole('textbox', { name: 'Email' }).fill('sample@example.com');
      await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
      await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('(515) 555-0168');
      await page
        .locator('input[name="resume"]')
        .setInputFiles({ name: 'My resume.pdf', mimeType: 'application/pdf', buffer: PDF });
      await expect(page.getByText('My resume.pdf')).toBeVisible();
      await expectAccessible(page, 'the filled form');
      await readTheForm(page);
      await page.getByRole('button', { name: 'Submit application' }).click();

      await expect(
        page.getByRole('heading', { level: 1, name: 'Upload Successful' }),
      ).toBeVisible();
      await expect(page).toHaveURL('/application-success');
      await expectAccessible(page, 'the success page');
      const [received, ...others] = await world.platform.inbox();
      expect(others).toEqual([]);
      expect(received).toMatchObject({
        firstName: 'Sample',
        lastName: 'Applicant',
        email: 'sample@example.com',
        jobId,
        receiveUpdates: true,
        hasResume: true,
        resume: { name: 'My resume.pdf', bytes: PDF.byteLength },
      });
      expect(received?.phone.replace(/\D/g, '')).toBe('5155550168');
      expect(received && (await world.platform.resume(received)).equals(PDF)).toBe(true);

      await page.goto(world.platform.url);
      await expect(page.getByText('sample@example.com')).toBeVisible();
      await expect(page.getByRole('link', { name: /My resume\.pdf/ })).toBeVisible();
    });

    test('a clinician applies for a job without a resume', async ({ page, world }) => {
      await page.goto('/jobs');
      await page.getByRole('article').first().getByRole('link', { name: 'Apply Now' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Application for:');
      const jobTitle = (await page.getByRole('heading', { level: 1 }).innerText()).replace(
        'Application for: ',
        '',
      );
      await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
      await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
      await page.getByRole('textbox', { name: 'Email' }).fill('sample@example.com');
      await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
      await readTheForm(page);
      await page.getByRole('button', { name: 'Submit application' }).click();
      await expect(page.getByText('Application submitted successfully')).toBeVisible();
      await page.getByRole('link', { name: 'Continue now' }).click();
      await expect(page).toHaveURL('/application-success');
      const [received] = await world.platform.inbox();
      expect(received).toMatchObject({
        jobTitle,
        hasResume: false,
        resume: null,
        email: 'sample@example.com',
      });
    });

    test('Quick Apply works without a job and without a resume', async ({ page, world }) => {
      await page.clock.install();
      await page.goto('/quickapply');
      await expect(page.getByRole('heading', { level: 1, name: 'Quick Apply' })).toBeVisible();
      await page.getByRole('textbox', { name: 'First name' }).fill('Quick');
      await page.getByRole('textbox', { name: 'Last name' }).fill('Sample');
      await page.getByRole('textbox', { name: 'Email' }).fill('quick@example.com');
      await page.getByRole('textbox', { name: 'Phone' }).fill('(515) 555-0111');
      await readTheForm(page);
      await page.getByRole('button', { name: 'Submit application' }).click();
      await expect(page.getByRole('link', { name: 'Continue now' })).toBeVisible();
      await page.getByRole('button', { name: 'Stay on this page' }).click();
      await expectToStay(page, () => page.clock.runFor(3_500));
      await expect(page).toHaveURL('/quickapply');
      const [received] = await world.platform.inbox();
      expect(received).toMatchObject({
        firstName: 'Quick',
        hasResume: false,
        resume: null,
        jobId: null,
        jobTitle: null,
      });
    });
  });
}

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not reach it');
}

test('the keyboard alone completes the journey', async ({ page, world }) => {
  await world.platform.emptyInbox();
  await page.goto('/jobs');
  await tabTo(page, page.getByRole('button', { name: /^Shift/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('night');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('Night');
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('article').first().getByRole('link', { name: 'View Details' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Back to jobs' })).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Apply Now' }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Application for:');
  await tabTo(page, page.getByRole('textbox', { name: 'First name' }));
  for (const text of ['Key', 'Board', 'keys@example.com', '5155550199']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await readTheForm(page);
  await tabTo(page, page.getByRole('button', { name: 'Submit application' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Upload Successful' })).toBeVisible();
  expect(await world.platform.inbox()).toHaveLength(1);
});

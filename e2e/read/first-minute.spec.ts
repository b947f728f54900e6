import type { Page } from '@playwright/test';
import { SITE } from '@/lib/config/site';
import { recruiterOf } from '@/lib/content/pages/recruiters';
import { expect, expectAccessible, PDF, readTheForm, test } from '../support/test';
import { firstJob } from '../support/first-job';

/** Where the first 'Apply Now' of the page ends, in px from its top. */
const firstApplyEnds = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: 'Apply Now' })
    .first()
    .evaluate((link) => link.getBoundingClientRect().bottom + window.scrollY);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/jobs', '/jobs?title=RN&state=TX'])
    test(`${path}: the first job can be applied for on the first screen`, async ({ page }) => {
      await page.goto(path);
      expect(await firstApplyEnds(page)).toBeLessThan(844);
    });

  test('a specialty shows two open jobs right under its facts', async ({ page }) => {
    await page.goto('/Nursing-Staffing-Services');
    expect(await firstApplyEnds(page)).toBeLessThan(1_310);
  });

  test('the footer is short, and shortest where somebody applies', async ({ page }) => {
    const height = () => page.locator('footer').evaluate((footer) => footer.clientHeight);
    await page.goto('/about');
    expect(await height()).toBeLessThan(1_040);
    await page.goto('/quickapply');
    expect(await height()).toBeLessThan(430);
  });

  test('page numbers say of how many', async ({ page }) => {
    await page.goto('/jobs');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/of 4\d/);
  });

  test('the form says what for, how long, and what becomes of it; the success page names the job', async ({
    page,
    context,
  }) => {
    const id = await firstJob(page);
    await page.goto(`/jobs/${id}`);
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.goto(`/apply/${id}`);
    await expect(page.getByText('Takes about two minutes.')).toBeVisible();
    await expect(page.getByText('We use your details to find you work')).toBeVisible();
    await page.mouse.wheel(0, 300);
    await page.getByLabel('First name').fill('Sam');
    await page.getByLabel('Last name').fill('Sample');
    await page.getByRole('textbox', { name: 'Email' }).fill('sam@example.com');
    await page.getByLabel('Phone number').fill('5155550199');
    await page.locator('input[type=file]').setInputFiles({
      name: 'resume.pdf',
      mimeType: 'application/pdf',
      buffer: PDF,
    });
    await readTheForm(page);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page).toHaveURL('/application-success');
    await expect(page.getByRole('heading', { name: 'You applied for' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/jobs/${id}`,
    );
    // Who comes here without having applied is told of no job.
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/application-success');
    await expect(page.getByRole('heading', { name: 'You applied for' })).toBeHidden();
  });
});

test('the header’s Quick Apply steps back where the page has an Apply of its own', async ({
  page,
}) => {
  const colour = () =>
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Quick Apply' })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  await page.goto('/jobs');
  expect(await colour()).not.toBe('rgba(0, 0, 0, 0)');
  const id = await firstJob(page);
  for (const path of [`/jobs/${id}`, `/apply/${id}`, '/quickapply', '/application-success']) {
    await page.goto(path);
    expect(await colour(), path).toBe('rgba(0, 0, 0, 0)');
  }
});

test('a job can be asked about by text message, with its number, where somebody reads texts', async ({
  page,
}) => {
  await page.goto(`/jobs/${await firstJob(page)}`);
  const [, number] = /Job ID (\S+)/.exec(await page.getByRole('main').innerText()) ?? [];
  const link = page.getByRole('link', { name: 'Text us about this job' });
  await expect(link).toHaveCount(SITE.textPhone ? 1 : 0);
  if (!SITE.textPhone) return;
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`^sms:\\+1\\d{10}\\?&body=Hi.*Job%20ID%20${number}`),
  );
});

test('whoever is named as recruiter can be called from job, form and success page; else nobody is shown', async ({
  page,
}) => {
  const recruiter = recruiterOf([]);
  const id = await firstJob(page);
  for (const path of [`/jobs/${id}`, `/apply/${id}`, '/application-success']) {
    await page.goto(path);
    const card = page.getByRole('region', { name: /^(Your|Talk to a) recruiter$/ });
    await expect(card, path).toHaveCount(recruiter ? 1 : 0);
    if (!recruiter) continue;
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    await expect(card.getByRole('img')).toHaveJSProperty('complete', true);
    await expectAccessible(page, `${path} with a recruiter`);
  }
});

test('a job prints on two pages', async ({ page }) => {
  await page.goto(`/jobs/${await firstJob(page)}`);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const [, count] = /\/Count (\d+)/.exec(pdf) ?? [];
  expect(Number(count)).toBeLessThanOrEqual(2);
});

import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { REDIRECT_AFTER_MS, SIMILAR_JOBS } from '@/lib/config/limits';
import type { Page } from '@playwright/test';
import { RECEIPT_WORDS } from '@/lib/content/pages/after-applying';
import { SITE } from '@/lib/config/site';
import { firstJob } from '../support/first-job';
import { expect, expectAccessible, readTheForm, test } from '../support/test';

const CODE = /[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}/;

async function apply(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
  await page.getByRole('textbox', { name: 'Email' }).fill('sample@example.com');
  await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
  await readTheForm(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
}

test.use({ viewport: { width: 390, height: 844 } });

test('the page after applying shows the job, its receipt, where to send a resume, and similar jobs', async ({
  page,
}) => {
  const id = await firstJob(page);
  await apply(page, `/apply/${id}`);
  const told = await page.getByRole('status').getByText(CODE).innerText();
  await page.waitForURL('/application-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upload Successful');
  await expect(page.getByText('Applied today')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: SITE.email })).toHaveAttribute(
    'href',
    `mailto:${SITE.email}?subject=Resume%20for%20application%20${told}`,
  );
  const alike = page.getByRole('region', { name: 'More jobs like it' });
  await expect(alike.getByRole('article')).toHaveCount(SIMILAR_JOBS.belowJob);
  await expectAccessible(page, 'the page after an application');
  const next = page.getByRole('heading', { name: 'What happens next' });
  expect((await next.boundingBox())?.y).toBeLessThan(844);
  await page.getByRole('link', { name: 'Check status' }).click();
  await expect(page).toHaveURL(`/application/${told}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your application');
  await expect(page.getByRole('main')).not.toContainText(/Sample|555-0168|example\.com/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  await expectAccessible(page, 'a receipt');

  const status = page.getByRole('main').getByRole('link', { name: /Check status/ });
  const submit = page.getByRole('button', { name: 'Submit application' });
  await page.goto(`/apply/${id}`);
  await expect(status).toBeInViewport();
  await expect(status).toHaveText(/^Applied \w{3} \d+ · Check status$/);
  await expect(status).toHaveAttribute('href', `/application/${told}`);
  await expect(submit).toBeHidden();
  await expectAccessible(page, 'the form of a job that was applied for');
  await page.getByText('Apply again').click();
  await expect(submit).toBeVisible();

  await page.goto(`/jobs/${id}`);
  await expect(status.filter({ visible: true })).toHaveText(/^Applied \w{3} \d+ · Check status$/);
  await expect(status.filter({ visible: true })).toHaveAttribute('href', `/application/${told}`);
  await expect(page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expectAccessible(page, 'a job that was applied for');

  await page
    .getByRole('button', { name: /^Save job/ })
    .first()
    .click();
  const number = /Job ID (\S+)/.exec(await page.getByRole('main').innerText())?.[1];
  await page.goto(`/jobs?q=${number}`);
  const listed = page.getByRole('article').filter({ hasText: 'Check status' });
  await expect(listed).toHaveText(/Applied \w{3} \d+ · Check status$/);
  await expect(listed.getByText(/^Applied/)).toHaveCount(1);
  await expect(status).toHaveAttribute('href', `/application/${told}`);
  await page.goto('/saved');
  const card = page.getByRole('main').getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Applied' }).getByRole('article')).toHaveCount(1);
  await expect(card).toContainText(/Applied \w{3} \d+ · Check status/);
  await expect(card.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
  await expectAccessible(page, 'an application on the page of what is saved');
  await status.click();
  await expect(page).toHaveURL(`/application/${told}`);
});

test(
  'an application whose receipt cannot be kept is sent all the same, and shows none',
  { tag: '@long' },
  async ({ page, ownWorld }) => {
    const { site, platform } = await ownWorld({ jobs: 3 });
    const locked = new Sqlite(join(site.dataDir, 'site.db'));
    locked.exec('begin immediate');
    await apply(page, `${site.url}/quickapply`);
    const told = page.getByRole('status').filter({ hasText: /success/i });
    await expect(told).toBeVisible();
    await expect(told).not.toContainText('receipt');
    locked.close();
    await page.waitForURL(`${site.url}/application-success`);
    await expect(page.getByRole('heading', { name: 'No resume yet?' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Check status' })).toHaveCount(0);
    expect(await platform.inbox()).toHaveLength(1);
  },
);

test('an unknown receipt code answers 404, and attempts are rate-limited', async ({
  page,
  ownWorld,
}) => {
  const { site } = await ownWorld({ jobs: 3, settings: { RATE_LIMIT_REFERENCES: '2' } });
  for (const code of ['0000000000', 'no-code']) {
    const answer = await page.goto(`${site.url}/application/${code}`);
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store') as unknown,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(RECEIPT_WORDS.unknown.title);
  }
  await expectAccessible(page, 'a code that nobody knows');
  expect((await fetch(`${site.url}/application/0000000000`)).status).toBe(429);
});

test('the thank-you timer pauses while focus is in its notice, and the button that stops it comes first', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/thank-you');
  const notice = page.getByRole('status').filter({ hasText: 'We got your message' });
  const stay = notice.getByRole('button', { name: 'Stay on this page' });
  await stay.focus();
  await page.clock.runFor(60_000);
  await expect(page).toHaveURL('/thank-you');
  await expect(notice.getByText('The clock waits while you are here.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('link', { name: 'Continue now' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.clock.runFor(REDIRECT_AFTER_MS.thankYou);
  await expect(page).toHaveURL('/');
});

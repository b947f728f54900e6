import type { APIRequestContext, Page } from '@playwright/test';
import type { JobSummary } from '@/lib/domain/job/job';
import { comesToLife } from '../support/comes-to-life';
import { expect, expectAccessible, test } from '../support/test';

/** An open job that states its weekly pay, its weeks and its shifts. */
const plainJob = async (request: APIRequestContext) => (await plainJobs(request))[0];

async function plainJobs(request: APIRequestContext): Promise<[JobSummary, JobSummary]> {
  const { jobs } = (await (await request.get('/api/jobs')).json()) as { jobs: JobSummary[] };
  const [first, second] = jobs.filter(
    ({ pay, contractLength, shifts }) =>
      pay?.week && contractLength === '13 weeks' && /\d × \d/.test(shifts[0] ?? ''),
  );
  if (!first || !second) throw new Error('the sandbox has no two such jobs');
  return [first, second];
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const answer = (page: Page) => page.locator('main').getByRole('status');
const offerCell = (page: Page, name: string) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')
    .first();

test('from the list to a job and an offer beside it, of which nothing leaves the browser, and back', async ({
  page,
  request,
}) => {
  const [{ id }, other] = await plainJobs(request);
  await page.goto('/jobs?sort=highestPay');
  await page.evaluate((path) => window.location.assign(path), `/jobs/${id}`);
  await page.getByText('How we work it out').click();
  await page.getByRole('link', { name: 'Have another offer? Compare it' }).click();
  await expect(page).toHaveURL(`/offer/${id}`);
  await comesToLife(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(answer(page)).toHaveText('Enter your offer’s pay to compare');
  const sent: string[] = [];
  page.on('request', (asked) => sent.push(`${asked.url()} ${asked.postData() ?? ''}`));

  await field(page, 'Pay').fill('$31.50');
  await expect(answer(page)).toHaveText('Enter the hours a week to compare');
  await field(page, 'Hours a week').fill('36');
  await field(page, 'Stipend or housing').fill('1 512');
  await field(page, 'Weeks').fill('13');
  await field(page, 'Other').fill('1,300');
  await expect(offerCell(page, 'A week')).toHaveText('$2,746');
  await expect(offerCell(page, 'An hour, blended')).toHaveText('$76');
  await expect(offerCell(page, 'The contract')).toHaveText('$35,698');
  await expect(answer(page)).toHaveText(/(?:a week|weekly range)$/);
  await expect(field(page, 'Weeks')).toHaveAccessibleDescription('This job: 13 weeks');
  await expectAccessible(page, 'an offer beside a job');
  expect(sent.filter((text) => /31\.50|1.512|1,300/.test(text))).toEqual([]);
  expect(page.url()).toMatch(/\/offer\/[^?#]+$/);

  // The offer survives a reload, and is also beside another job, until it is cleared.
  await page.reload();
  await expect(offerCell(page, 'A week')).toHaveText('$2,746');
  await page.goto(`/offer/${other.id}`);
  await expect(field(page, 'Other')).toHaveValue('1,300');
  await page.getByRole('button', { name: 'Clear your offer' }).click();
  await expect(answer(page)).toHaveText('Enter your offer’s pay to compare');
  await page.reload();
  await comesToLife(page);
  await expect(field(page, 'Other')).toHaveValue('');

  await page.goBack();
  await page.getByRole('link', { name: 'Back to the job' }).click();
  await page.getByRole('link', { name: 'Back to jobs' }).click();
  await expect(page).toHaveURL('/jobs?sort=highestPay');
});

for (const width of [390, 768, 1440])
  test(
    `at ${width} px, by keyboard alone, with a mistake`,
    { tag: width === 390 ? [] : ['@long'] },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 600 });
      await page.goto(`/offer/${(await plainJob(request)).id}`);
      await field(page, 'Pay').focus();
      await page.keyboard.type('2,450');
      await page.keyboard.press('Tab');
      await page.keyboard.type('forty');
      // Nothing to send, and nothing that is lost by it.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(field(page, 'Stipend or housing')).toBeFocused();
      await expect(answer(page)).toHaveText('Hours a week: Enter one number, like 36');
      await expect(field(page, 'Hours a week')).toHaveAccessibleDescription(/one number, like 36/);
      await expectAccessible(page, `an offer with an error at ${width} px`);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.type('36');
      await expect(offerCell(page, 'A week')).toHaveText('$2,450');
      for (const name of ['Stipend or housing', 'Weeks', 'Other']) {
        await page.keyboard.press('Tab');
        await expect(field(page, name)).toBeFocused();
      }
      // Far down the page, the answer is still there, and covers nothing that has focus.
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      const [bar, control] = await Promise.all(
        [answer(page), field(page, 'Other')].map((each) => each.boundingBox()),
      );
      expect(control?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );

test('an unknown job is a 404 here too', async ({ request }) => {
  const id = 'a0XNOSUCHJOB000006';
  const sizes = [];
  for (const path of [`/jobs/${id}`, `/offer/${id}`, `/apply/${id}`, '/offer/no.id', '/apply/in']) {
    const answered = await request.get(path);
    const html = await answered.text();
    expect([path, answered.status(), html.includes('Job not found.')]).toEqual([path, 404, true]);
    sizes.push(html.length);
  }
  // An app's page would be larger: it includes the data of its scripts.
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(3_000);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the job’s own figures, and how to compare by hand', async ({ page, request }) => {
    await page.goto(`/offer/${(await plainJob(request)).id}`);
    const words = page.locator('main noscript p');
    await expect(words).toBeVisible();
    await expect(words).toContainText('Comparing needs JavaScript');
    await expect(answer(page)).toBeHidden();
    await expect(field(page, 'Pay')).toBeHidden();
    await expect(page.getByRole('cell', { name: '$' }).first()).toBeVisible();
  });
});

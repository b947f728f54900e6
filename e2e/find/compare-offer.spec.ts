import type { APIRequestContext, Page } from '@playwright/test';
import type { JobSummary } from '@/lib/domain/job/job';
import { comesToLife } from '../support/comes-to-life';
import { expect, expectAccessible, test } from '../support/test';

const SENT = `Hi! Mercy would love to have you.
Weekly gross: $2,450
Housing stipend $1,050/wk, M&IE $462/wk
3x12 nights, 13-week contract
OT $33/hr. Completion bonus: $1,000`;

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
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });

test('from a job to an offer beside it, read from the pasted text; nothing of it leaves the browser', async ({
  page,
  request,
}) => {
  const [{ id }, other] = await plainJobs(request);
  await page.goto(`/jobs/${id}`);
  await page.getByText('How we work it out').click();
  await page.getByRole('link', { name: 'Have another offer? Compare it' }).click();
  await expect(page).toHaveURL(`/offer/${id}`);
  await comesToLife(page);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const sent: string[] = [];
  page.on('request', (asked) => sent.push(`${asked.url()} ${asked.postData() ?? ''}`));

  await page.getByRole('textbox', { name: 'Paste what they sent you' }).fill(SENT);
  await page.getByRole('button', { name: 'Read the figures' }).click();
  await expect(page.getByText('Found 6 figures')).toBeVisible();
  for (const [name, value] of [
    ['Weekly total', '2450'],
    ['Shifts', '3 × 12'],
    ['Housing', '1050'],
    ['Meals and incidentals', '462'],
    ['Weeks', '13'],
    ['Bonus', '1000'],
    ['Taxable hourly rate', ''],
    ['Travel reimbursement', ''],
  ] as const)
    await expect(field(page, name)).toHaveValue(value);
  await expect(page.getByText('Read from your text: please check')).toHaveCount(6);
  await expect(field(page, 'Bonus')).toHaveAccessibleDescription(/Read from your text/);
  await field(page, 'Bonus').fill('650');
  await expect(page.getByText('Read from your text: please check')).toHaveCount(5);

  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused();
  await expect(rowOf(page, 'A week').getByRole('cell').first()).toHaveText('$2,450');
  await expect(rowOf(page, 'The contract').getByRole('cell').first()).toHaveText('$32,500');
  await expect(rowOf(page, 'Days off a week').getByRole('cell').first()).toHaveText('4');
  await expect(rowOf(page, 'A week').getByRole('cell').last()).toContainText('$');
  await expect(page.getByText(/ (?:a week|over the contract)\.$/).first()).toBeVisible();
  await expect(page.getByText('not tax advice')).toBeVisible();
  await expectAccessible(page, 'an offer beside a job');
  expect(sent.filter((text) => /2450|2,450|1050|Mercy/.test(text))).toEqual([]);
  expect(page.url()).toMatch(/\/offer\/[^?#]+$/);

  // The offer survives a reload, and is also beside another job, with its marks.
  await page.reload();
  await expect(field(page, 'Bonus')).toHaveValue('650');
  await expect(page.getByText('Read from your text: please check')).toHaveCount(5);
  await page.goto(`/offer/${other.id}`);
  await expect(field(page, 'Weekly total')).toHaveValue('2450');
  await expect(page.getByText('Read from your text: please check')).toHaveCount(5);
  // Figures from another text replace those from the first. Typed figures stay, and are not counted as found.
  const text = page.getByRole('textbox', { name: 'Paste what they sent you' });
  await text.fill('$2,600/wk for 8 weeks, completion bonus: $900');
  await page.getByRole('button', { name: 'Read the figures' }).click();
  await expect(page.getByText('Found 2 figures')).toBeVisible();
  await expect(page.getByText('Read from your text: please check')).toHaveCount(2);
  for (const [name, value] of [
    ['Weekly total', '2600'],
    ['Weeks', '8'],
    ['Bonus', '650'],
    ['Shifts', ''],
    ['Housing', ''],
    ['Meals and incidentals', ''],
  ] as const)
    await expect(field(page, name)).toHaveValue(value);
  await text.fill('completion bonus: $900');
  await page.getByRole('button', { name: 'Read the figures' }).click();
  await expect(page.getByText('What you typed stays')).toBeVisible();
  await page.getByRole('button', { name: 'Clear your offer' }).click();
  await expect(field(page, 'Bonus')).toHaveValue('');
  await page.reload();
  await page.getByText('Add details').click();
  await expect(field(page, 'Bonus')).toHaveValue('');
});

test('from the list to an offer and back: the job leads back to the list', async ({
  page,
  request,
}) => {
  const { id } = await plainJob(request);
  await page.goto('/jobs?sort=highestPay');
  await page.evaluate((path) => window.location.assign(path), `/jobs/${id}`);
  await page.getByText('How we work it out').click();
  await page.getByRole('link', { name: 'Have another offer? Compare it' }).click();
  await expect(page).toHaveURL(`/offer/${id}`);
  await page.getByRole('link', { name: 'Back to the job' }).click();
  await expect(page).toHaveURL(`/jobs/${id}`);
  await page.getByRole('link', { name: 'Back to jobs' }).click();
  await expect(page).toHaveURL('/jobs?sort=highestPay');
});

test('errors are shown at their fields and in a summary, and nothing typed is lost', async ({
  page,
  request,
}) => {
  await page.goto(`/offer/${(await plainJob(request)).id}`);
  await expect(field(page, 'Hours a week')).toBeHidden();
  await page.getByText('Add details').click();
  await field(page, 'Hours a week').fill('forty');
  await field(page, 'Housing').fill('1,050');
  // What is to be fixed is seen, also if the details were closed again.
  await page.getByText('Add details').click();
  await expect(field(page, 'Hours a week')).toBeHidden();
  await page.getByRole('button', { name: 'Compare' }).click();
  const summary = page.getByRole('group', { name: 'One thing to fix before you compare' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Enter hours as one number, like 36' }).click();
  await expect(field(page, 'Hours a week')).toBeFocused();
  await expect(field(page, 'Hours a week')).toHaveAccessibleDescription(/one number, like 36/);
  await expectAccessible(page, 'an offer with an error');
  await field(page, 'Hours a week').fill('40');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(
    page.getByRole('link', { name: 'Enter the weekly total, or the hourly rate' }),
  ).toBeVisible();
  await expect(field(page, 'Housing')).toHaveValue('1,050');
  await field(page, 'Taxable hourly rate').fill('30');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(rowOf(page, 'A week').getByRole('cell').first()).toHaveText('$2,250');
});

test('on a phone, paste, weekly total and Compare are one screen and a half; details open by themselves once known', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/offer/${(await plainJob(request)).id}`);
  await comesToLife(page);
  const compare = page.getByRole('button', { name: 'Compare' });
  expect((await compare.boundingBox())?.y).toBeLessThan(1_266);
  await expect(field(page, 'Weeks')).toBeHidden();
  await page.getByRole('textbox', { name: 'Paste what they sent you' }).fill('$2,450/wk, 13 weeks');
  await page.getByRole('button', { name: 'Read the figures' }).click();
  await expect(field(page, 'Weeks')).toBeVisible();
});

test('several offers in one text: none is read, typed values stay', async ({ page, request }) => {
  await page.goto(`/offer/${(await plainJob(request)).id}`);
  await field(page, 'Weekly total').fill('2300');
  const text = page.getByRole('textbox', { name: 'Paste what they sent you' });
  await text.fill('$2,450/wk in Austin or $2,600/wk in Dallas');
  await page.getByRole('button', { name: 'Read the figures' }).click();
  await expect(page.getByText('more than one offer')).toBeVisible();
  await text.fill('$2,450/wk, 13 weeks');
  await page.getByRole('button', { name: 'Read the figures' }).click();
  await expect(field(page, 'Weeks')).toHaveValue('13');
  await expect(field(page, 'Weekly total')).toHaveValue('2300');
});

for (const width of [390, 1440])
  test(
    `at ${width} px, by keyboard alone`,
    { tag: width === 390 ? [] : ['@long'] },
    async ({ page, request }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/offer/${(await plainJob(request)).id}`);
      await page.getByRole('textbox', { name: 'Paste what they sent you' }).focus();
      await page.keyboard.type('$2,450/wk, 36 hrs');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(field(page, 'Weekly total')).toHaveValue('2450');
      await page.keyboard.press('Tab');
      await expect(field(page, 'Weekly total')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await expectAccessible(page, `an offer at ${width} px`);
    },
  );

test('an unknown job is a 404 here too', async ({ request }) => {
  const id = 'a0XNOSUCHJOB000006';
  const sizes = [];
  for (const path of [`/jobs/${id}`, `/offer/${id}`, `/apply/${id}`, '/offer/no.id', '/apply/in']) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect([path, answer.status(), html.includes('Job not found.')]).toEqual([path, 404, true]);
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
    await expect(words).toContainText('comparing needs JavaScript');
    await expect(page.getByRole('button', { name: 'Compare' })).toBeHidden();
    await expect(rowOf(page, 'A week').getByRole('cell').last()).toContainText('$');
  });
});

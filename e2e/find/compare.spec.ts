import type { APIRequestContext } from '@playwright/test';
import type { JobSummary } from '@/lib/domain/job/job';
import { expect, expectAccessible, test } from '../support/test';

/** Open jobs that state pay, length, city, Job ID and shift. */
async function plainJobs(request: APIRequestContext): Promise<readonly JobSummary[]> {
  const { jobs } = (await (await request.get('/api/jobs')).json()) as { jobs: JobSummary[] };
  return jobs.filter(
    ({ pay, contractLength, city, jobNumber, shifts }) =>
      pay && /^\d+ weeks$/.test(contractLength ?? '') && city && jobNumber && shifts[0],
  );
}

const addressOf = (jobs: readonly { id: string }[]) =>
  `/compare?ids=${jobs.map(({ id }) => id).join(',')}`;

test('two jobs side by side: a table with headings, working links, noindex', async ({
  page,
  request,
}) => {
  const [first, second] = await plainJobs(request);
  if (!first || !second) throw new Error('the sandbox has too few jobs');
  const answer = await page.goto(addressOf([first, second]));
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const table = page.getByRole('table', { name: '2 jobs side by side' });
  await expect(table.getByRole('columnheader')).toHaveText([
    `${first.title} ${first.city}, ${first.state}`,
    `${second.title} ${second.city}, ${second.state}`,
  ]);
  for (const name of ['Pay', 'By the hour', 'Contract', 'Shift', 'Job ID'])
    await expect(table.locator('th[scope="rowgroup"]', { hasText: name }).first()).toBeVisible();
  await expect(table.getByText(/^about \$[\d,]{5,}/)).toHaveCount(2);
  await expect(table.getByRole('img', { name: /^\d+ hours a week, \d days? off/ })).toHaveCount(2);
  await expect(table.locator('th[scope="rowgroup"]', { hasText: 'Hours' })).toHaveCount(0);
  await expect(page.getByText('before taxes, if you work every week')).toBeVisible();
  // Each cell refers to the headings of its job and its fact.
  const pay = table.getByRole('cell').filter({ hasText: 'a week' }).first();
  const headings = (await pay.getAttribute('headers'))?.split(' ') ?? [];
  await expect(table.locator(`#${headings[0]}`)).toContainText(first.title);
  await expect(table.locator(`#${headings[1]}`)).toContainText('Pay');
  await expect(table.getByRole('link', { name: /^Apply Now/ }).first()).toHaveAttribute(
    'href',
    `/apply/${first.id}`,
  );
  await expectAccessible(page, 'two jobs side by side');
  await table
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page).toHaveURL(addressOf([second]));
  await expect(page.getByRole('heading', { name: 'One job added. Add another' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Compare it with' })).toBeVisible();
  await expectAccessible(page, 'one job');
});

test('too many, duplicate, unknown and hostile ids: the page shows what it can, and says what is left out', async ({
  page,
  request,
}) => {
  const jobs = (await plainJobs(request)).slice(0, 5);
  const ids = jobs.map(({ id }) => id);
  await page.goto(
    `/compare?ids=${[ids[0], ids[0], 'NOSUCHJOB', ...ids.slice(1)].join(',')},${encodeURIComponent('<b>x</b>')}`,
  );
  await expect(page.getByRole('columnheader')).toHaveCount(4);
  await expect(page.getByText('these are the first 4 of 5 in this link')).toBeVisible();
  await expect(page.getByText('1 job in this link cannot be found')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Add a job by its Job ID' })).toHaveCount(0);
  // The name of an internal route is an id like any other.
  for (const id of ['pick', 'none'])
    expect((await request.get(`/compare?ids=${id}`, { maxRedirects: 0 })).status()).toBe(200);
});

test.describe('on a phone of 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('three jobs are side by side without scrolling', async ({ page, request }) => {
    await page.goto(addressOf((await plainJobs(request)).slice(0, 3)));
    const region = page.getByRole('region', { name: '3 jobs side by side' });
    expect(await region.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
    await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
    await expectAccessible(page, 'three jobs on a phone');
  });
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('four jobs scroll in their own region, by keyboard, and the page does not', async ({
    page,
    request,
  }) => {
    await page.goto(addressOf((await plainJobs(request)).slice(0, 4)));
    const region = page.getByRole('region', { name: '4 jobs side by side' });
    await region.focus();
    await expect(region).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await expectAccessible(page, 'four jobs at 320 px');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('jobs are added by their Job IDs, and an unknown one is reported', async ({
    page,
    request,
  }) => {
    const [first, second] = await plainJobs(request);
    if (!first || !second) throw new Error('the sandbox has too few jobs');
    await page.goto('/compare');
    await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Your saved jobs' })).toHaveAttribute(
      'href',
      '/saved',
    );
    const add = async (text: string) => {
      await page.getByRole('textbox', { name: 'Add a job by its Job ID' }).fill(text);
      await page.getByRole('button', { name: 'Add job' }).click();
    };
    await add(` job id ${first.jobNumber} `);
    await expect(page).toHaveURL(addressOf([first]));
    await add('no such number');
    await expect(page.getByText('No open job has this Job ID')).toBeVisible();
    await expect(page).toHaveURL(`${addressOf([first])}&added=none`);
    await add(second.id);
    await expect(page).toHaveURL(addressOf([first, second]));
    await expect(page.getByRole('columnheader')).toContainText([first.title, second.title]);
  });
});

test('a filled job says so and offers others', async ({ ownWorld, page, request }) => {
  const { site, platform } = await ownWorld({ jobs: 12 });
  const { jobs } = (await (await request.get(`${site.url}/api/jobs`)).json()) as {
    jobs: JobSummary[];
  };
  const [open, filled] = jobs;
  if (!open || !filled) throw new Error('the sandbox has too few jobs');
  const records = (await platform.records()).filter(
    ({ Record_Id, Id }) => Record_Id !== filled.id && Id !== filled.id,
  );
  await platform.serve({ records });
  // Requesting its page is how the site learns that it is gone.
  expect((await request.get(`${site.url}/jobs/${filled.id}`)).status()).toBe(404);
  await page.goto(`${site.url}${addressOf([open, filled])}`);
  const heading = page.getByRole('columnheader').nth(1);
  await expect(heading).toContainText('No longer open');
  await expect(heading.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Apply Now/ })).toHaveCount(1);
  await expect(page.getByRole('link', { name: /^Jobs like it/ })).toBeVisible();
});

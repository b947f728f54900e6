import type { Request } from '@playwright/test';
import { expect, expectAccessible, sharedWorld, test } from '../support/test';
import { WHOLE_LIST_MAX } from '@/lib/config/limits';
import { OPTIONS_SHOWN } from '@/lib/domain/lists/shown-options';
import { generatedRecords } from '@/sandbox/jobs/catalogue';

/** This many jobs, nearly each with its own title, as in feeds that put the ward into the title. */
function recordsOf(count: number): readonly unknown[] {
  const { at } = generatedRecords(count);
  return Array.from({ length: count }, (_, index) => ({
    ...(at(index) as object),
    // Every hundredth has the most frequent title.
    JobTitlen: index % 100 === 0 ? 'Registered Nurse (RN)' : `Ward nurse ${index}`,
  }));
}
const SIZES = [
  { name: 'a list the browser loads', jobs: 400 },
  { name: 'a list the server answers', jobs: WHOLE_LIST_MAX + 1 },
];
const isForAll = (request: Request) => /[?&]options=all/.test(request.url());
const titlesOf = (jobs: number) => jobs - Math.ceil(jobs / 100) + 1;

for (const { name, jobs } of SIZES) {
  const isAnswered = jobs > WHOLE_LIST_MAX;
  const title = `${name}, with a title for nearly every job`;
  test.describe(title, { tag: isAnswered ? ['@long'] : [] }, () => {
    const world = sharedWorld({ records: recordsOf(jobs) });
    const all = titlesOf(jobs).toLocaleString('en-US');

    test('its HTML has only the most frequent titles, and the chosen one', async ({ request }) => {
      for (const path of ['/jobs', '/job-map']) {
        const html = await (await request.get(`${world().site.url}${path}`)).text();
        expect(html.match(/name="title"/g)).toHaveLength(OPTIONS_SHOWN);
      }
      const chosen = await request.get(`${world().site.url}/jobs?title=Ward%20nurse%20399`);
      expect(await chosen.text()).toMatch(/name="title" checked=""[^>]*value="Ward nurse 399"/);
    });

    for (const path of ['/jobs', '/job-map']) {
      const tag = path === '/jobs' ? [] : ['@long'];
      const title = `${path} loads the others on request, and the keyboard continues from there`;
      test(title, { tag }, async ({ page }) => {
        await page.goto(`${world().site.url}${path}`);
        await page.getByRole('button', { name: /^Job Title/i }).click();
        const group = page.getByRole('group', { name: /^Job Title/i });
        const boxes = group.getByRole('checkbox');
        await expect(boxes).toHaveCount(OPTIONS_SHOWN);
        const showAll = group.getByRole('button', { name: new RegExp(`^Show all ${all} `) });
        await boxes.last().focus();
        await page.keyboard.press('Tab');
        await expect(showAll).toBeFocused();
        await expectAccessible(page, `${path} with more options than are shown`);
        await page.keyboard.press('Enter');
        await expect(boxes).toHaveCount(titlesOf(jobs));
        await expect(boxes.nth(OPTIONS_SHOWN)).toBeFocused();
        await expect(showAll).toHaveCount(0);
        await page.keyboard.press('Space');
        await expect(page).toHaveURL(/[?&]title=Ward/);
      });
    }

    for (const path of ['/jobs', '/job-map']) {
      const title = `${path}: if the others fail to load, what is shown stays, and another press loads them`;
      test(title, { tag: '@long' }, async ({ page }) => {
        await page.goto(`${world().site.url}${path}`);
        await page.getByRole('button', { name: /^Job Title/ }).click();
        const group = page.getByRole('group', { name: 'Job Title' });
        const count = page.locator('section [role=status]').first();
        // A filter first: from here on the page shows what it has fetched.
        await group.getByRole('checkbox').first().check();
        await expect(page).toHaveURL(/[?&]title=/);
        await expect(page.locator('section[aria-busy]')).toHaveCount(0);
        const before = (await count.textContent()) ?? '';
        const offline = '**/api/jobs/**';
        await page.route(offline, (route) => route.abort());
        const showAll = group.getByRole('button', { name: /^Show all/ });
        // The button stays enabled for a moment after the press, so the failure itself is waited for.
        const failed = isAnswered && page.waitForEvent('requestfailed', isForAll);
        await showAll.click();
        if (isAnswered) {
          await failed;
          await expect(showAll).toBeEnabled();
          await expect(page.getByText('Failed to fetch jobs')).toHaveCount(0);
          await expect(count).toHaveText(before);
          await page.unroute(offline);
          await showAll.click();
        }
        await expect(group.getByRole('checkbox')).toHaveCount(titlesOf(jobs));
        await expect(count).toHaveText(before);
      });
    }

    const found = 'a title that is not shown is found by its words, and chosen';
    test(found, { tag: '@long' }, async ({ page }) => {
      await page.goto(`${world().site.url}/jobs`);
      await page.getByRole('button', { name: /^Job Title/ }).click();
      await page.getByRole('searchbox', { name: 'Search Job Title' }).fill('nurse 399');
      const group = page.getByRole('group', { name: 'Job Title' });
      await expect(group.getByRole('checkbox')).toHaveCount(1);
      await group.getByRole('checkbox', { name: /^Ward nurse 399/ }).check();
      await expect(page).toHaveURL(/[?&]title=Ward/);
      await expect(page.getByRole('article')).toHaveCount(1);
    });

    const without = 'without scripts the page says how to find the others';
    test(without, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${world().site.url}/jobs`);
      await expect(
        page.getByText('Find the others by keyword in the job list.').first(),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /^Show all/ })).toHaveCount(0);
      await page.goto(`${world().site.url}/jobs?q=ward%20nurse%20399`);
      await expect(page.getByRole('article')).toHaveCount(1);
      await context.close();
    });
  });
}

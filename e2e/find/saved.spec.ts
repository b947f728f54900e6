import type { BrowserContext, Page } from '@playwright/test';
import { watchShifts } from '../support/shifts';
import { firstJob } from '../support/first-job';
import { OTHER_SIZE } from '../support/page-sizes';
import { expect, expectAccessible, readTheForm, test } from '../support/test';

type Job = { readonly id: string; readonly title: string; readonly postedOn: string | null };

const jobsOf = async (origin: string): Promise<readonly Job[]> =>
  (await (await fetch(`${origin}/api/jobs`)).json()).jobs;
const saveButtons = (page: Page) =>
  page.locator('main').getByRole('button', { name: /^Save job: / });
const section = (page: Page, name: string) => page.getByRole('region', { name });
const nothing = (page: Page) => page.getByRole('heading', { name: 'Nothing saved yet' });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: /[Ss]ave|keep|Removed/ });
/** The page's script has taken over. */
const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-device', '');

/** Seeds what the device keeps before the first page, in entries of version 1. */
const keeping = (context: BrowserContext, kept: Readonly<Record<string, readonly object[]>>) =>
  context.addInitScript((entries) => {
    if (sessionStorage.getItem('seeded')) return;
    sessionStorage.setItem('seeded', 'yes');
    for (const [name, items] of Object.entries(entries))
      localStorage.setItem(`device:${name}`, JSON.stringify({ v: 1, items }));
  }, kept);

const DAY = '2026-01-02';
const postcards = (jobs: readonly Job[]) =>
  jobs.map(({ id, title }) => ({ id, title, place: 'Austin, TX', pay: null, on: DAY }));

test('the button on a job’s page says Save, then Saved, and stays as wide', async ({ page }) => {
  await page.goto(`/jobs/${await firstJob(page)}`);
  await ready(page);
  const label = page.locator('main label:has([data-save])').first();
  const width = async () => (await label.boundingBox())?.width;
  await expect(label.getByText('Save', { exact: true })).toBeVisible();
  await expect(label.getByText('Saved', { exact: true })).toBeHidden();
  const before = await width();
  await label.getByRole('button').click();
  await expect(label.getByText('Saved', { exact: true })).toBeVisible();
  await expect(label.getByText('Save', { exact: true })).toBeHidden();
  expect(await width()).toBe(before);
  // Read once, as a button: its words are in its name.
  expect((await label.ariaSnapshot()).match(/Save/g)).toHaveLength(1);
});

test('a job is saved with the keyboard, stays saved, is removed and comes back', async ({
  page,
}) => {
  await page.goto('/jobs');
  await ready(page);
  const [first, second] = [saveButtons(page).first(), saveButtons(page).nth(1)];
  const name = (await first.getAttribute('aria-label')) ?? '';
  const title = /^Save job: (.+), .+, \w\w$/.exec(name)?.[1] ?? '';
  expect(title).not.toBe('');
  await first.focus();
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page)).toContainText(`Saved on this device: ${title}`);
  await expectAccessible(page, 'the list with a saved job');
  await second.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: /^Saved jobs/ })).toContainText(
    '2',
  );

  // A filter renders the cards again, and they still show it.
  await page.getByRole('button', { name: /^Shift/ }).click();
  const boxes = page.getByRole('group', { name: 'Shift' }).getByRole('checkbox');
  await boxes.first().check();
  await boxes.first().uncheck();
  await expect(page.getByRole('button', { name, pressed: true }).first()).toBeVisible();

  // The address is updated a moment later.
  await expect(page).not.toHaveURL(/shift=/);
  await page.reload();
  await expect(page.getByRole('button', { name, pressed: true }).first()).toBeVisible();
  await toast(page)
    .getByRole('link')
    .or(page.getByRole('banner').getByRole('link', { name: /^Saved jobs/ }))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved jobs' })).toBeVisible();
  const where = page.getByText('Saved on this device only. We can’t see it.');
  await expect(where).toHaveCount(1);
  await expect(page.getByText('alerts')).toHaveCount(0);
  const saved = section(page, 'Saved');
  await expect(saved.getByRole('article')).toHaveCount(2);
  await expect(section(page, 'Applied')).toHaveCount(0);
  const card = saved.getByRole('article').filter({ hasText: title }).first();
  await expect(card.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
    'href',
    /^\/apply\/[\w-]+$/,
  );
  await expectAccessible(page, 'saved jobs');

  const remove = saved.getByRole('button', { name: `Remove ${title}` }).first();
  await remove.press('Enter');
  await expect(saved.getByRole('article')).toHaveCount(1);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(saved.getByRole('article')).toHaveCount(2);
  await expect(saved.getByRole('heading', { level: 3 }).last()).toHaveText(title);

  // With no more than two there is nothing to choose.
  await expect(saved.getByRole('checkbox')).toHaveCount(0);
  const compare = saved.getByRole('link', { name: 'Compare 2 jobs' });
  await expect(compare).toHaveAttribute('href', /^\/compare\?ids=[\w-]+,[\w-]+$/);
  // In reach wherever the cards are.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(compare).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'saved jobs to compare');
  await page.setViewportSize({ width: 1280, height: 720 });
  await saved
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(saved.getByText('Save one more to compare.')).toBeVisible();
  await expect(saved.getByRole('checkbox')).toHaveCount(0);

  await page.getByRole('button', { name: 'Clear everything kept on this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear everything?' });
  await expectAccessible(page, 'the question before clearing');
  await dialog.getByRole('button', { name: 'Clear everything' }).click();
  await expect(page.getByText('Cleared. Nothing is saved on this device now.')).toBeVisible();
  await expect(nothing(page)).toBeVisible();
  await expectAccessible(page, 'a device that keeps nothing');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('an address that names a list of the page leads to it', async ({ page, context, world }) => {
  const [applied, ...others] = (await jobsOf(world.site.url)).slice(0, 8);
  if (!applied) throw new Error('The sandbox has no jobs.');
  await keeping(context, {
    saved: postcards(others),
    viewed: postcards([applied]),
    applied: [{ id: applied.id, on: DAY }],
  });
  await page.setViewportSize({ width: 390, height: 500 });
  const heading = section(page, 'Applied').getByRole('heading', { level: 2 });
  await page.goto('/saved');
  await expect(heading).not.toBeInViewport();
  await page.goto(`/jobs/${applied.id}`);
  await page.goto('/saved#applied');
  await expect(heading).toBeInViewport();
});

test('cards that come while somebody reads do not move what is read', async ({
  page,
  context,
  world,
}) => {
  const jobs = (await jobsOf(world.site.url)).slice(0, 12);
  await keeping(context, { saved: postcards(jobs) });
  await page.setViewportSize({ width: 390, height: 700 });
  let come = () => {};
  const held = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/saved?ids=*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/saved');
  const card = section(page, 'Saved').getByRole('article').nth(8);
  await card.evaluate((item) => window.scrollBy(0, item.getBoundingClientRect().top - 100));
  const before = await card.boundingBox();
  come();
  await expect(card).toContainText('Job ID');
  const after = await card.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});

test('another tab is updated at once', async ({ page, context }) => {
  await page.goto('/saved');
  await expect(nothing(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/jobs');
  await ready(other);
  await saveButtons(other).first().click();
  await expect(section(page, 'Saved').getByRole('article')).toHaveCount(1);
  await section(page, 'Saved')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(saveButtons(other).first()).toHaveAttribute('aria-pressed', 'false');
});

test('if the browser forbids storage, the page says so, and nothing else breaks', async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto('/jobs');
  await ready(page);
  await saveButtons(page).first().click();
  await expect(toast(page)).toContainText('Your browser couldn’t save this');
  await expect(saveButtons(page).first()).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/saved');
  await expect(nothing(page)).toBeVisible();
  expect(errors).toEqual([]);
});

test('of more than two saved jobs, those that are checked are compared', async ({
  page,
  context,
  world,
}) => {
  const jobs = (await jobsOf(world.site.url)).slice(0, 3);
  await keeping(context, { saved: postcards(jobs) });
  await page.goto('/saved');
  const saved = section(page, 'Saved');
  const compare = saved.getByRole('link', { name: /^Compare/ });
  await expect(saved.getByText('Check 2 to 4 jobs to compare them.')).toBeVisible();
  const boxes = saved.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  await boxes.first().press('Space');
  await expect(compare).toHaveCount(0);
  await boxes.last().press('Space');
  await expect(compare).toHaveText('Compare 2 jobs');
  await expect(compare).toHaveAttribute('href', `/compare?ids=${jobs[0]?.id},${jobs[2]?.id}`);
});

test('filled jobs keep their names; offline, what the device knows stays', async ({
  page,
  context,
  ownWorld,
}) => {
  const { site, platform } = await ownWorld({ jobs: 12 });
  const [first, second] = await jobsOf(site.url);
  if (!first || !second) throw new Error('no jobs');
  const records = (await platform.records()).filter(
    ({ Record_Id, Id }) => Record_Id !== first.id && Id !== first.id,
  );
  await platform.serve({ records });
  // Requesting its page is how the site learns that it is gone.
  expect((await fetch(`${site.url}/jobs/${first.id}`)).status).toBe(404);
  const unknown = { ...second, id: 'a0NOSUCHJOB0000' };
  await keeping(context, { saved: postcards([first, unknown]) });
  await page.route('**/saved?ids=*', (route) => route.abort());
  await page.goto(`${site.url}/saved`);
  const saved = section(page, 'Saved');
  await expect(saved.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('We couldn’t check which jobs are still open.')).toBeVisible();
  await expectAccessible(page, 'saved jobs without the list');

  await page.unroute('**/saved?ids=*');
  await page.getByRole('button', { name: 'Try again' }).click();
  const [filled, gone] = [saved.getByRole('article').first(), saved.getByRole('article').nth(1)];
  await expect(filled.getByText('Filled', { exact: true })).toBeVisible();
  await expect(filled.getByRole('heading')).toHaveText(first.title);
  await expect(filled.getByRole('link', { name: /^Similar jobs: / })).toHaveAttribute(
    'href',
    /^\/jobs\?specialty=/,
  );
  await expect(gone.getByText('No longer listed')).toBeVisible();
  await expect(gone.getByRole('heading')).toHaveText(second.title);
  await expect(saved.getByRole('checkbox')).toHaveCount(0);
  await expect(saved.getByRole('link', { name: 'Apply Now' })).toHaveCount(0);
  await expectAccessible(page, 'saved jobs that are filled');
});

test('a link carries the shortlist; in print it shows only the jobs', async ({
  page,
  browser,
  world,
}) => {
  const [first, second] = await jobsOf(world.site.url);
  if (!first || !second) throw new Error('no jobs');
  const path = `/saved?ids=${second.id},${first.id},nobody-knows-it,%3Cscript%3E`;
  const response = await fetch(world.site.url + path);
  const html = await response.text();
  expect(html).toContain('noindex');

  const withoutScript = await browser.newContext({ javaScriptEnabled: false });
  const plain = await withoutScript.newPage();
  await plain.goto(world.site.url + path);
  const shared = (of: Page) => section(of, 'A shared shortlist');
  await expect(shared(plain).getByRole('article')).toHaveCount(2);
  await expect(shared(plain).getByRole('heading', { level: 3 }).first()).toHaveText(second.title);
  await expect(plain.locator('noscript p')).toBeVisible();
  await expect(plain.locator('main').getByRole('button')).toHaveCount(0);
  await withoutScript.close();

  await page.goto(path);
  await expect(shared(page).getByText('One more is no longer listed.')).toBeVisible();
  await shared(page).getByRole('button', { name: 'Save these to this device' }).click();
  await expect(section(page, 'Saved').getByRole('article')).toHaveCount(2);
  await expectAccessible(page, 'a shared shortlist');

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.emulateMedia({ media: 'print' });
  const printed = section(page, 'Saved');
  await expect(printed.getByText(new RegExp(`/jobs/${first.id}$`))).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(section(page, 'Applied')).toBeHidden();
});

test(
  'an application is remembered by its job and its day, and by nothing else',
  { tag: '@long' },
  async ({ page, world }) => {
    await world.platform.heal();
    await page.goto('/jobs');
    const link = page.getByRole('article').first().getByRole('link', { name: 'Apply Now' });
    const id = ((await link.getAttribute('href')) ?? '').replace('/apply/', '');
    await page.goto(`/apply/${id}`);
    await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
    await page.getByRole('textbox', { name: 'Email' }).fill('sample@example.com');
    await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
    await readTheForm(page);
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page).toHaveURL('/application-success');
    for (const path of ['/jobs', `/jobs/${id}`, '/saved#applied']) {
      await page.goto(path);
      await expect(
        page.getByText(/^Applied [A-Z][a-z]{2} \d{1,2}( · Check status)?$/).first(),
      ).toBeVisible();
    }
    const kept = await page.evaluate(() => localStorage.getItem('device:applied'));
    expect(Object.keys(JSON.parse(kept ?? '').items[0])).toEqual(['id', 'on']);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(
      /Sample|example|5155/,
    );
  },
);

test(
  'shows what is new since the last visit and where the visitor left off, without a shift',
  { tag: '@long' },
  async ({ page, context, world }) => {
    const jobs = await jobsOf(world.site.url);
    const days = [...new Set(jobs.flatMap(({ postedOn }) => postedOn ?? []))].toSorted();
    const before = days.at(-2) ?? '';
    const newer = jobs.filter(({ postedOn }) => postedOn !== null && postedOn > before);
    expect(newer.length).toBeGreaterThan(0);
    await keeping(context, {
      visit: [{ day: before, before: null }],
      searches: [{ search: 'specialty=ICU&state=TX' }],
    });
    const shifts = await watchShifts(page);
    await page.goto('/jobs');
    await expect(
      page.getByRole('link', { name: `${newer.length} new since your last visit` }),
    ).toBeVisible();
    await expect(
      page.getByRole('article').first().getByText('New since your last visit'),
    ).toBeVisible();
    await expectAccessible(page, 'the list with what is new');
    expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);

    // A search is remembered as it was when the list was left.
    await page.goto(`/jobs?title=RN&state=TX&per=${OTHER_SIZE}&sort=recent`, {
      waitUntil: 'networkidle',
    });
    await ready(page);
    const card = page.getByRole('article').first();
    const title = await card.getByRole('heading').innerText();
    await card.getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('device:viewed')))
      .toContain(JSON.stringify(title));

    for (const path of ['/', '/no-such-page', '/jobs/a0NOSUCHJOB0000']) {
      await page.goto(path);
      const recent = section(page, 'Where you left off');
      // On the home page right below the hero, which fills this window.
      if (path === '/')
        await expect(page.locator('recent-jobs[data-shown] + #featured')).toBeAttached();
      await expect(recent.getByRole('link', { name: title })).toBeVisible();
      await expect(recent.getByRole('link', { name: 'RN · Texas' })).toHaveAttribute(
        'href',
        '/jobs?title=RN&state=TX',
      );
      await expect(recent.getByRole('link', { name: 'ICU · Texas' })).toBeVisible();
      const moved = (await shifts()).reduce((sum, { value }) => sum + value, 0);
      expect(moved, path).toBeLessThan(0.01);
    }
  },
);

test('a job reached from elsewhere counts as viewed once scrolled, and its page fetches no script for that', async ({
  page,
  request,
}) => {
  const { jobs } = await (await request.get('/api/jobs')).json();
  const viewed = () => page.evaluate(() => localStorage.getItem('device:viewed'));
  // While a page loads, Playwright's browser reports a pointer in the page's corner, although nobody has moved one there.
  await page.addInitScript(() =>
    window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
  );
  await page.goto(`/jobs/${jobs[0].id}`, { waitUntil: 'networkidle' });
  await ready(page);
  const scripts: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.push(sent.url());
  });
  expect(await viewed()).toBeNull();
  await page.evaluate(() => window.scrollBy(0, 200));
  await expect.poll(viewed).toContain(jobs[0].id);
  expect(scripts).toEqual([]);
});

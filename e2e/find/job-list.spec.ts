import type { Page } from '@playwright/test';
import { heard, listen } from '../support/announcements';
import { holdBack } from '../support/hold-back';
import { watchShifts } from '../support/shifts';
import { DEFAULT_SIZE, LARGEST_SIZE, OTHER_SIZE, showing } from '../support/page-sizes';
import { expect, expectAccessible, test } from '../support/test';
import { comesToLife } from '../support/comes-to-life';

const count = (text: string) => Number(/\d+/.exec(text.replace(/,/g, ''))?.[0]);

test.describe('the job list', () => {
  test('answers with count, cards, facets and page links in the first HTML (JL-01, JL-18)', async ({
    request,
  }) => {
    const html = await (await request.get('/jobs')).text();
    expect(html).toContain('Available Positions');
    expect(html).toContain('positions found');
    expect(html.match(/<article/g)).toHaveLength(DEFAULT_SIZE);
    expect(html).toMatch(/href="\/jobs\?page=2"/);
    expect(html).toMatch(/name="specialty"/);
  });

  test('filters in the browser without asking the server for a page (JL-02, JL-09, JL-21, JL-22)', async ({
    page,
  }) => {
    await page.goto('/jobs');
    const status = page.getByText(/positions? found$/);
    const before = count(await status.innerText());
    const historyLength = await page.evaluate(() => window.history.length);
    const documents: string[] = [];
    const loaded = page.waitForResponse('**/api/jobs/compact');
    await page.getByRole('button', { name: /^Speciality/ }).click();
    await loaded;
    page.on('request', (request) => documents.push(request.url()));
    const option = page.getByRole('checkbox', { name: /^ICU/ }).first();
    await option.check();
    await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('ICU');
    await expect.poll(async () => count(await status.innerText())).toBeLessThan(before);
    expect(documents.filter((url) => url.includes('/jobs?'))).toEqual([]);
    // The address is updated a moment later.
    await expect(page).toHaveURL(/[?&]specialty=[^&]*ICU/);
    expect(await page.evaluate(() => window.history.length)).toBe(historyLength);
    await expectAccessible(page, 'an open dropdown');

    await page.keyboard.press('Escape');
    await page
      .getByRole('link', { name: /^Remove ICU/ })
      .or(page.getByRole('button', { name: /^Remove ICU/ }))
      .first()
      .click();
    await expect.poll(async () => count(await status.innerText())).toBe(before);
    await expect(page.getByRole('button', { name: 'Clear all filters' })).toHaveCount(0);
  });

  test('the number beside an option is the number of jobs it brings (JL-03)', async ({ page }) => {
    await page.goto('/jobs?state=TX');
    await page.getByRole('button', { name: /^Shift/ }).click();
    const option = page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first();
    const line = await option.locator('xpath=ancestor::label').innerText();
    const promised = Number(/(\d+)\s*$/.exec(line)?.[1]);
    await option.check();
    await expect(page.getByText(/positions? found$/)).toContainText(String(promised));
  });

  test('searches within a dropdown, and says when nothing matches (JL-02, ER-16)', async ({
    page,
  }) => {
    await page.goto('/jobs');
    for (const [label, text] of [
      ['Job Title', 'No job titles match your search'],
      ['Speciality', 'No specialties match your search'],
      ['State', 'No states match your search'],
      ['Shift', 'No shifts match your search'],
    ] as const) {
      await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
      await page.getByRole('searchbox', { name: `Search ${label}` }).fill('zzzz');
      await expect(page.getByText(text)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: new RegExp(`^${label}`) })).toBeFocused();
    }
    await page.getByRole('button', { name: /^State/ }).click();
    await page.getByRole('searchbox', { name: 'Search State' }).fill('tEX');
    await expect(page.getByRole('group', { name: 'State' }).getByRole('checkbox')).toHaveCount(1);
  });

  test('sorts, turns pages and changes their size, each with its own history entry (JL-13..22)', async ({
    page,
  }) => {
    await page.goto('/jobs');
    await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Highest Pay');
    await expect(page).toHaveURL('/jobs?sort=highestPay');
    // The previous jobs stay until the list has loaded.
    await expect(async () => {
      const pays = await page.getByRole('article').allInnerTexts();
      const figures = pays.map((text) =>
        Math.max(...[...text.matchAll(/\$([\d,]+)/g)].map((m) => Number(m[1]?.replace(/,/g, '')))),
      );
      expect(figures).toEqual([...figures].sort((a, b) => b - a));
    }).toPass();

    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(showing(2))).toHaveText(/ of \d+ positions$/);
    await page.getByRole('combobox', { name: 'per page' }).selectOption(String(LARGEST_SIZE));
    await expect(page.getByText(showing(1, LARGEST_SIZE))).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(LARGEST_SIZE);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByText(showing(2))).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/jobs');
    await expect(page.getByText(showing(1))).toBeVisible();
  });

  test("'RN' is a word: one tag, no Maternity (JL-24)", async ({ page }) => {
    await page.goto(`/jobs?title=RN&per=${LARGEST_SIZE}`);
    await expect(
      page.getByRole('list', { name: 'Selected filters' }).getByRole('listitem'),
    ).toHaveCount(1);
    const found = count(await page.getByText(/positions? found$/).innerText());
    expect(found).toBeGreaterThan(20);
    for (let number = 1; number <= Math.ceil(found / LARGEST_SIZE); number += 1) {
      await page.goto(`/jobs?title=RN&per=${LARGEST_SIZE}&page=${number}`);
      const titles = await page.getByRole('article').getByRole('heading').allInnerTexts();
      // 'RN' matches as a word of its own; Mate-rn-ity and Inte-rn do not match.
      expect(
        titles.filter((title) => /maternity|intern/i.test(title) && !/\bRN\b/.test(title)),
      ).toEqual([]);
    }
  });

  test('a value that matches nothing stays as a tag and says what to drop (JL-26, JL-29, ER-15)', async ({
    page,
  }) => {
    await page.goto('/jobs?state=TX&title=Nosuchtitle');
    await expect(
      page.getByText('No jobs match your selected filters. Try adjusting your criteria.'),
    ).toBeVisible();
    await expect(page.getByText('Nosuchtitle', { exact: true }).first()).toBeVisible();
    await expectAccessible(page, 'no match');
    const link = page.getByRole('link', { name: /^Without Nosuchtitle: \d+ positions?$/ });
    const promised = count(await link.innerText());
    await link.click();
    await expect(page.getByText(/positions? found$/)).toContainText(String(promised));
    await expect(page).toHaveURL('/jobs?state=TX');
  });

  test('View Map keeps the query, View Details carries it, Apply Now leads to the form (JL-12, JL-17)', async ({
    page,
  }) => {
    await page.goto('/jobs?state=TX');
    await expect(page.getByRole('link', { name: 'View Map' })).toHaveAttribute(
      'href',
      '/job-map?state=TX',
    );
    const card = page.getByRole('article').first();
    await expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute(
      'href',
      /^\/jobs\/\w+\?from=state%3DTX$/,
    );
    await expect(card.getByRole('link', { name: 'Apply Now' })).toHaveAttribute(
      'href',
      /^\/apply\/\w+$/,
    );
  });
});

test.describe('the job list on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  const filters = (page: Page) => page.getByRole('button', { name: /^Job Title/ });
  const jobs = (page: Page) => page.getByRole('region', { name: 'Jobs', exact: true });
  const entries = (page: Page) => page.evaluate(() => window.history.length);

  test('the panel is folded, and a dropdown is a modal with a close button (JL-07, JL-08)', async ({
    page,
  }) => {
    await page.goto('/jobs?collapsed=true');
    await expect(filters(page)).toBeHidden();
    await expectAccessible(page, 'the folded panel');
    await page.getByRole('button', { name: 'Expand' }).click();
    await expect(page).toHaveURL('/jobs');
    await filters(page).click();
    const dialog = page.getByRole('dialog', { name: 'Job Title' });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
    await expectAccessible(page, 'the modal dropdown');
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Close Job Title' }).click();
    await expect(dialog).toBeHidden();
    const [chosen = ''] = new URL(page.url()).searchParams.getAll('title');
    await expect(page.getByRole('button', { name: `Job Title ${chosen}` })).toBeFocused();
    await page.getByRole('button', { name: 'Collapse' }).click();
    await expect(page).toHaveURL(/collapsed=true/);
    await expect(filters(page)).toBeHidden();
  });

  for (const width of [390, 768]) {
    const name = `jobs come before filters at ${width} px, and the number of active filters is stated (JL-07)`;
    test(name, { tag: width === 390 ? [] : ['@long'] }, async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/jobs?state=TX&shift=Days');
      const fold = page.getByRole('button', { name: 'Expand' });
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      await expect(fold).toHaveAccessibleDescription('2 active filters');
      await expect(filters(page)).toBeHidden();
      // As the server sent it, before any script.
      const context = await browser.newContext({ viewport: { width, height: 844 } });
      const bare = await context.newPage();
      await bare.route('**/_next/static/chunks/*.js', (route) => route.abort());
      await bare.goto(new URL('/jobs', page.url()).href);
      await expect(bare.getByRole('button', { name: /^Job Title/ })).toBeHidden();
      const apply = bare.getByRole('article').first().getByRole('link', { name: 'Apply Now' });
      const box = await apply.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
      await context.close();
    });
  }

  test('a panel once unfolded stays unfolded for the visit, from the first paint on (JL-07)', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.goto('/jobs');
    // The whole line is the button.
    const box = await page.getByRole('heading', { name: 'Refine Your Search' }).boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await expect(filters(page)).toBeVisible();
    await expect(page).toHaveURL('/jobs');
    await page.goto('/jobs?state=TX');
    await page.waitForLoadState('networkidle');
    expect(await shifts()).toEqual([]);
    await expect(filters(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Collapse' })).toBeVisible();
    await page.goto('/about');
    await page.evaluate(() => document.documentElement.removeAttribute('data-filters'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Browse Jobs' }).click();
    await expect(page).toHaveURL('/jobs');
    await expect(filters(page)).toBeVisible();
    await page.goto('/jobs?collapsed=true');
    await expect(filters(page)).toBeHidden();
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'Collapse' }).click();
    await expect(filters(page)).toBeHidden();
    await page.goto('/jobs');
    await expect(filters(page)).toBeHidden();
  });

  test('an overlay says what its filter finds and leads to it, or back to the panel, which says and does the same (JL-08)', async ({
    page,
  }) => {
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'Expand' }).click();
    const before = await entries(page);
    await page.getByRole('button', { name: /^State/ }).click();
    const dialog = page.getByRole('dialog', { name: 'State' });
    const option = dialog.getByRole('checkbox').first();
    const line = await option.locator('xpath=ancestor::label').innerText();
    const [, state = '', promised] = /^\s*(.*\S)\s+(\d+)\s*$/.exec(line) ?? [];
    await option.check();
    const own = dialog.getByRole('button', { name: `Show ${promised} jobs` });
    await expect(own).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Close State' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: `State ${state}` })).toBeFocused();
    await expect(filters(page)).toBeInViewport();
    // However long the panel is.
    const show = page.getByRole('button', { name: `Show ${promised} jobs` });
    await expect(show).toBeInViewport({ ratio: 1 });
    // At its end, where the button covers no filter.
    await page.locator('#job-filters').evaluate((form) => form.scrollIntoView({ block: 'end' }));
    await expectAccessible(page, 'the unfolded panel');
    for (const press of [
      () => show.click(),
      async () => {
        await page.getByRole('button', { name: 'Expand' }).click();
        await page.getByRole('button', { name: /^State/ }).click();
        await own.click();
        await expect(dialog).toBeHidden();
      },
    ]) {
      await press();
      await expect(filters(page)).toBeHidden();
      await expect(jobs(page)).toBeFocused();
      // An overlay's history entry is left a moment later.
      await page.waitForTimeout(300);
      await expect(page.getByText(`${promised} positions found`)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Expand' })).toBeInViewport({ ratio: 1 });
      await expect(page).toHaveURL(/state=/);
      // A browser's forward entry cannot be removed.
      expect(await entries(page)).toBe(before + 1);
    }
  });

  test('a filter chosen in an overlay is announced with its own count, and closing says nothing else (JL-08)', async ({
    page,
  }) => {
    await page.goto('/jobs');
    await comesToLife(page);
    await page.getByRole('button', { name: 'Expand' }).click();
    for (const close of [/^Show [\d,]+ jobs?$/, 'Close State']) {
      await page.getByRole('button', { name: /^State/ }).click();
      const dialog = page.getByRole('dialog', { name: 'State' });
      await listen(page);
      await dialog.getByRole('checkbox').nth(3).click();
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toBeHidden();
      const counts = (await heard(page, /positions? found/)).filter((said) => /found/.test(said));
      expect(counts, String(close)).toHaveLength(1);
      const expand = page.getByRole('button', { name: 'Expand' });
      if (await expand.isVisible()) await expand.click();
    }
  });

  test('Back closes an open overlay, and the next Back leaves the page (JL-08)', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.goto('/jobs');
    await page.getByRole('button', { name: 'Expand' }).click();
    const shift = page.getByRole('button', { name: /^Shift/ });
    const dialog = page.getByRole('dialog', { name: 'Shift' });
    const options = dialog.getByRole('group', { name: 'Shift' }).getByRole('checkbox');
    await shift.click();
    await options.first().check();
    await expect(page).toHaveURL(/shift=/);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(shift).toBeFocused();
    await expect(shift).not.toContainText(/Select|selected/);
    await expect(page).toHaveURL(/\/jobs\?shift=/);
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(1);
    // However it is closed, it leaves no history entry behind.
    for (const close of [
      () => dialog.getByRole('button', { name: 'Close Shift' }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(195, 20),
      // The overlay of the next filter takes the entry over.
      async () => {
        await dialog.getByRole('button', { name: 'Next: Job type' }).click();
        await page.getByRole('button', { name: 'Close Job type' }).click();
      },
    ]) {
      await shift.click();
      await options.nth(1).click();
      await close();
      await expect(dialog).toBeHidden();
    }
    await expect
      .poll(() => page.evaluate(() => Object.keys(window.history.state)))
      .not.toContain('belowOverlay');
    await expect(page).toHaveURL(/\/jobs\?shift=/);
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await page.goForward();
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(1);
  });

  test('the button that clears the filters is beside the tags, and leads to the jobs (JL-06)', async ({
    page,
  }) => {
    await page.goto('/jobs');
    const clear = page.getByRole('button', { name: 'Clear all filters' });
    await expect(clear).toHaveCount(0);
    await page.goto('/jobs?state=TX&collapsed=true');
    await expect(clear.filter({ visible: true })).toHaveCount(1);
    await clear.filter({ visible: true }).click();
    await expect(page).toHaveURL('/jobs?collapsed=true');
    await expect(clear).toHaveCount(0);
    await expect(page.getByText(/positions found$/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article').first()).toBeInViewport();

    await page.goto('/jobs?state=TX');
    await page.getByRole('button', { name: 'Expand' }).click();
    await clear.first().click();
    await expect(jobs(page)).toBeFocused();
    await expect(page.getByText(/positions found$/)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
  });
});

for (const path of ['/jobs', '/job-map'])
  test(`on paper ${path} has no filters`, async ({ page }) => {
    await page.goto(`${path}?state=TX`);
    await expect(page.getByRole('heading', { name: 'Refine Your Search' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    for (const control of await page.locator('main :is(input, select)').all())
      await expect(control).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Refine Your Search' })).toBeHidden();
    if (path === '/jobs') await expect(page.getByRole('article').first()).toBeVisible();
  });

test('clearing the filters far down the page leads to the count and the first jobs (JL-06)', async ({
  page,
}) => {
  await page.goto('/jobs?title=RN');
  const clear = page.getByRole('button', { name: 'Clear all filters' }).first();
  await clear.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await clear.click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByText(/positions found$/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('article').first()).toBeInViewport({ ratio: 1 });
});

test('options without jobs under the other filters come last, muted (JL-04)', async ({ page }) => {
  await page.goto('/jobs?title=RN&specialty=ICU');
  for (const label of ['Job Title', 'Speciality', 'State', 'Shift', 'Job type']) {
    // ICU nurses have jobs of every type, so this uses a state whose jobs are all travel jobs.
    if (label === 'Job type') await page.goto('/jobs?state=ID');
    await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
    const options = page.getByRole('group', { name: label }).locator('label');
    await expect(options.first()).toBeVisible();
    const lines = await options.allInnerTexts();
    const counts = lines.map((line) => Number(/(\d+)\s*$/.exec(line)?.[1]));
    const none = counts.indexOf(0);
    expect(none, label).toBeGreaterThan(0);
    expect(
      counts.slice(none).every((jobs) => jobs === 0),
      label,
    ).toBe(true);
    const colour = (at: number) => options.nth(at).evaluate((line) => getComputedStyle(line).color);
    expect(await colour(none)).not.toBe(await colour(0));
    await page.keyboard.press('Escape');
  }
});

test.describe('the job list without JavaScript (JL-30)', () => {
  test.use({ javaScriptEnabled: false });

  test('filters with a form, page links and cards', async ({ page }) => {
    await page.goto('/jobs');
    const all = count(await page.getByText(/positions? found$/).innerText());
    await page
      .getByRole('group', { name: 'State' })
      .getByRole('checkbox', { name: /^Texas/ })
      .check();
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page).toHaveURL(/state=TX/);
    const some = count(await page.getByText(/positions? found$/).innerText());
    expect(some).toBeLessThan(all);
    await page.goto(
      `/jobs?title=Nosuchtitle&state=IA&sort=highestPay&per=${OTHER_SIZE}&jobType=Travel`,
    );
    await page.getByRole('button', { name: 'Show jobs' }).click();
    const sent = new URL(page.url()).searchParams;
    // A form sends its empty fields too.
    expect(Object.fromEntries([...sent].filter(([, value]) => value))).toEqual({
      title: 'Nosuchtitle',
      state: 'IA',
      sort: 'highestPay',
      jobType: 'Travel',
    });
    await expect(page.getByText('No jobs match your selected filters.')).toBeVisible();
    await page.goto('/jobs');
    await page.getByRole('checkbox', { name: 'Compact States' }).check();
    await page.getByRole('button', { name: 'Show jobs' }).click();
    await expect(page.getByRole('checkbox', { name: 'Compact States' })).toBeChecked();
    await expect(
      page
        .getByRole('list', { name: 'Selected filters' })
        .getByRole('listitem')
        .filter({ visible: true }),
    ).toHaveText(['Compact States']);
    await page.goto('/jobs');
    await page.getByRole('link', { name: 'Page 2', exact: true }).filter({ visible: true }).click();
    await expect(page.getByText(showing(2))).toBeVisible();
    await page.getByRole('article').first().getByRole('link', { name: 'View Details' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to jobs' })).toHaveAttribute('href', '/jobs');
  });
});

test('choices made before the script ran are applied when it does', async ({ page }) => {
  const release = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto('/jobs', { waitUntil: 'commit' });
  await page.getByRole('checkbox', { name: 'Compact States' }).check();
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Highest Pay');
  await page.getByRole('combobox', { name: 'per page' }).selectOption(String(OTHER_SIZE));
  release();
  await expect(page).toHaveURL(/sort=highestPay/);
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('state')?.split(',')).toHaveLength(39);
  expect(searchParams.get('per')).toBe(String(OTHER_SIZE));
  await expect(page.getByRole('checkbox', { name: 'Compact States' })).toBeChecked();
  await expect(page.getByRole('article')).toHaveCount(OTHER_SIZE);
});

test('focus moves to the list when the pressed control is gone', async ({ page }) => {
  await page.goto('/jobs?state=TX&shift=Days');
  await comesToLife(page);
  const list = page.getByRole('region', { name: 'Jobs', exact: true });
  await page.getByRole('link', { name: 'Remove Texas' }).focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
  await page.getByRole('button', { name: 'Clear all filters' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(list).toBeFocused();
});

test('a word of any length stays within its page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`/jobs?title=${'pneumonoultramicroscopic'.repeat(20)}&state=TX`);
  await expect(page.getByText('No jobs match your selected filters.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a link to another state of the list leads there', async ({ page }) => {
  await page.goto('/jobs?state=TX');
  await comesToLife(page);
  await page.getByLabel('Search by keyword or job ID').fill('nosuchword');
  await expect(page.getByText('No jobs match your selected filters.')).toBeVisible();
  await expect(page).toHaveURL(/q=nosuchword/);
  await page.getByRole('link', { name: 'See all positions' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/jobs' && url.search === '');
  await expect(page.getByRole('article')).toHaveCount(DEFAULT_SIZE);
  await expect(page.getByLabel('Search by keyword or job ID')).toHaveValue('');
});

test(
  'a job link pressed right after a filter opens the job, and Back leads to the filtered list',
  { tag: '@long' },
  async ({ page }) => {
    for (const pause of [0, 20, 60, 120, 250]) {
      await page.goto('/jobs');
      await comesToLife(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(async (ms) => {
        const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
        press('input[name=state][value*=","]');
        await new Promise((resolve) => setTimeout(resolve, ms));
        press('article h2 a');
      }, pause);
      await expect(page, `after ${pause} ms`).toHaveURL(/\/jobs\/\w+/);
      await page.goBack();
      await expect(page, `after ${pause} ms`).toHaveURL(/\/jobs\?state=AL/);
      await expect(page.getByRole('checkbox', { name: 'Compact States' })).toBeChecked();
    }
  },
);

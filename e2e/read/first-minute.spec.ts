import type { Page } from '@playwright/test';
import { LANDING_PATHS } from '@/lib/content/addresses/paths';
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
    test(
      `${path}: the first job can be applied for on the first screen`,
      {
        // Active filters put more above the first job.
        tag: path === '/jobs' ? ['@long'] : [],
      },
      async ({ page }) => {
        await page.goto(path);
        expect(await firstApplyEnds(page)).toBeLessThan(844);
      },
    );

  test('three jobs are within a screen and a half, and filters, order and map stay in view', async ({
    page,
  }) => {
    await page.goto('/jobs');
    const third = page.getByRole('article').nth(2);
    const end = await third.evaluate((card) => card.getBoundingClientRect().bottom);
    expect(end).toBeLessThan(844 * 1.5);
    await page.mouse.wheel(0, 1_500);
    // A busy browser would merge this turn of the wheel with the next one, which is the other way.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
    const row = [
      page.getByRole('button', { name: 'Expand' }),
      page.getByRole('combobox', { name: 'Sort By' }),
      page.getByRole('link', { name: 'View Map' }),
    ];
    for (const part of row) await expect(part).toBeInViewport({ ratio: 1 });
    // Scrolling up shows the header: the row is below it.
    await page.mouse.wheel(0, -200);
    const header = page.locator('site-header');
    await expect(header).toHaveAttribute('data-state', 'shown');
    await expect
      .poll(async () => (await row[1]?.boundingBox())?.y ?? 0)
      .toBeGreaterThan((await header.boundingBox())?.height ?? 0);
    await page.getByRole('button', { name: 'Expand' }).click();
    await expect(page.getByRole('heading', { name: 'Refine Your Search' })).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Job Title/ })).toBeInViewport();
  });

  test('reviews come after the kinds of work and are short', async ({ page }) => {
    await page.goto('/');
    const reviews = page.locator('[aria-labelledby=offerings] ~ [aria-labelledby=reviews]');
    expect((await reviews.boundingBox())?.height).toBeLessThanOrEqual(360);
  });

  test('a specialty shows two open jobs right under its facts', async ({ page }) => {
    for (const path of [
      '/Nursing-Staffing-Services',
      '/Travel-Nursing-Jobs',
      '/Long-Term-Care-Nurse-Jobs',
    ]) {
      await page.goto(path);
      expect(await firstApplyEnds(page), path).toBeLessThan(1_300);
      await expect(page.getByRole('article').filter({ visible: true }), path).toHaveCount(2);
    }
  });

  test('the footer is short, and shortest on application forms', async ({ page }) => {
    const height = () => page.locator('footer').evaluate((footer) => footer.clientHeight);
    await page.goto('/about');
    // A row more for every specialty that an owner adds to the eight.
    const row = await page
      .locator('footer nav li')
      .last()
      .evaluate((item) => item.clientHeight);
    const more = Object.keys(LANDING_PATHS).length - 8;
    expect(await height()).toBeLessThan(800 + more * row * 1.5);
    await page.goto('/quickapply');
    expect(await height()).toBeLessThan(340);
  });

  test('the whole save button can be pressed, and it adds no gap below a short title', async ({
    page,
  }) => {
    await page.goto('/jobs');
    const cards = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => {
        const box = (selector: string) =>
          article.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [title, place] = [box('h2, h3'), box('h2 ~ *, h3 ~ *')];
        const [save, label] = [box('[data-save]'), box('label:has([data-save])')];
        return {
          gap: Math.round(place.top - title.bottom),
          wide: Math.round(save.width - label.width),
          high: Math.round(save.height - label.height),
        };
      }),
    );
    expect(cards.length).toBe(10);
    for (const { gap, wide, high } of cards) {
      expect(gap).toBeLessThanOrEqual(8);
      expect([wide, high]).toEqual([0, 0]);
    }
  });

  test('the map’s heading keeps its distance from the filters', async ({ page }) => {
    await page.goto('/job-map');
    /** Of its words: an element may have blank around them. */
    const end = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().bottom;
    });
    const panel = await page.locator('main form').boundingBox();
    expect((panel?.y ?? 0) - end).toBeGreaterThan(12);
  });

  test('no field of work is alone in a row', async ({ page }) => {
    await page.goto('/about');
    const fields = page.getByRole('listitem').filter({ hasText: /^(Social work|Pharmacy)$/ });
    const [before, last] = await fields
      .filter({ visible: true })
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(last).toBe(before);
  });

  test('the drawer’s picture fills the room below its links', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    const gap = await drawer.evaluate((menu) => {
      const links = menu.querySelector('nav')?.getBoundingClientRect().bottom ?? 0;
      return (menu.querySelector('img')?.getBoundingClientRect().top ?? 0) - links;
    });
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(48);
  });

  test('page numbers say how many pages there are', async ({ page }) => {
    await page.goto('/jobs');
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(/of 4\d/);
  });

  test(
    'the form says how long it takes and what the details are used for; the success page names the job',
    { tag: '@long' },
    async ({ page, context }) => {
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
      await expect(
        page.locator('last-application').getByRole('link', { name: title }),
      ).toHaveAttribute('href', `/jobs/${id}`);
      // A visitor who has not applied sees no job.
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
      await page.goto('/application-success');
      await expect(page.getByRole('heading', { name: 'You applied for' })).toBeHidden();
    },
  );
});

/** The words of everything a visitor sees in the accent colour without scrolling. */
const accented = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--color-action)';
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    const seen = [...document.querySelectorAll('a, button')].filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return (
        one.checkVisibility({ visibilityProperty: true }) &&
        getComputedStyle(one).backgroundColor === backgroundColor &&
        top < window.innerHeight &&
        bottom > 0
      );
    });
    return seen.map(({ textContent }) => textContent.trim());
  });

for (const width of [390, 1440])
  test(`one thing on the first screen is in the accent colour at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    const id = await firstJob(page);
    const pages = {
      '/': 'Search',
      '/Nursing-Staffing-Services': /^See \d+ nursing jobs$/,
      '/recruiter-riley': 'Quick Apply',
      '/nowhere': 'Search',
      '/jobs/a0NOSUCHJOB0000': 'Search',
      '/thank-you': 'Return Home',
      [`/jobs/${id}`]: 'Apply Now',
    };
    for (const [path, words] of Object.entries(pages)) {
      await page.goto(path);
      expect(await accented(page), path).toEqual([expect.stringMatching(words)]);
    }
  });

test('what makes a job worth a look is on its card; order and page are announced', async ({
  page,
}) => {
  await page.goto('/jobs?title=RN');
  const jobs = page.getByRole('region', { name: 'Jobs', exact: true });
  await expect(jobs.getByText('Compact license').first()).toBeVisible();
  await expect(jobs.getByText(/^\d+% above median pay$/).first()).toBeVisible();
  const order = jobs.getByRole('status').filter({ hasText: /found/ });
  await expect(order).toHaveText(/found\s*newest first, page 1 of \d+$/);
  await page.getByRole('combobox', { name: 'Sort By' }).selectOption('Highest Pay');
  await expect(order).toHaveText(/found\s*highest pay first, page 1 of \d+$/);
  await page.getByRole('link', { name: 'Page 2', exact: true }).filter({ visible: true }).click();
  await expect(order).toHaveText(/found\s*highest pay first, page 2 of \d+$/);
});

test('the keyboard gets past the filters in one step', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Skip to results' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').first().getByRole('link').first()).toBeFocused();
});

test(
  'the named recruiter can be called from job, form and success page; without one nobody is shown',
  { tag: '@long' },
  async ({ page }) => {
    const recruiter = recruiterOf([]);
    const id = await firstJob(page);
    for (const path of [`/jobs/${id}`, `/apply/${id}`, '/application-success']) {
      await page.goto(path);
      const card = page.getByRole('region', { name: /^(Your|Talk to a) recruiter$/ });
      await expect(card, path).toHaveCount(recruiter ? 1 : 0);
      if (!recruiter) continue;
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('link', { name: /^Call \(/ })).toHaveAttribute('href', /^tel:/);
      await expect(card.getByRole('img')).toHaveJSProperty('complete', true);
      await expectAccessible(page, `${path} with a recruiter`);
    }
  },
);

test('a job prints on two pages', async ({ page }) => {
  await page.goto(`/jobs/${await firstJob(page)}`);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  const [, count] = /\/Count (\d+)/.exec(pdf) ?? [];
  expect(Number(count)).toBeLessThanOrEqual(2);
});

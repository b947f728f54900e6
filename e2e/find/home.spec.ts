import { CAROUSEL, FEATURED_JOBS_MAX } from '@/lib/config/limits';
import { SITE } from '@/lib/config/site';
import { TESTIMONIALS_NOTE } from '@/lib/content/pages/testimonials';
import { buildRawJob } from '@/__tests__/support/raw-job';
import type { Locator, Page, Route } from '@playwright/test';
import { comesToLife } from '../support/comes-to-life';
import { watchShifts } from '../support/shifts';
import { expect, expectAccessible, test } from '../support/test';
import type { World } from '../support/world/world';

/** A build has no jobs: the first request triggers a render with them. */
async function homeWithJobs(fetchHtml: () => Promise<string>): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await fetchHtml();
    expect(html).toContain('<article');
  }).toPass();
  return html;
}

async function openHome(page: Page) {
  await homeWithJobs(async () => (await page.request.get('/')).text());
  await page.goto('/');
}

const NO_JOBS = [{ match: '/cerebralstaffing', status: 500 }];

/** The HTML of another site's home page, once it contains the text. */
async function homeSaying(page: Page, { site }: World, text: string): Promise<string> {
  let html = '';
  await expect(async () => {
    html = await (await page.request.get(site.url)).text();
    expect(html).toContain(text);
  }).toPass();
  return html;
}
const isAskedAgain = ({ pathname }: URL) => pathname === '/';
/** A page rendered without jobs requests itself again: answers with this HTML, or as the site does if there is none. */
const askedAgain = (html: string | Promise<void>) => async (route: Route) => {
  const body = route.request().isNavigationRequest() ? undefined : await html;
  await (body ? route.fulfill({ body, contentType: 'text/html' }) : route.continue());
};

const featured = (page: Page) => page.getByRole('group', { name: 'Featured jobs' });
const reviews = (page: Page) =>
  page.getByRole('group', { name: TESTIMONIALS_NOTE ?? 'What it is like to work with us' });
const shownCards = (page: Page) =>
  featured(page).locator('li:not([inert])').getByRole('heading', { level: 3 });

/** The carousel shows this page: its dots say so, or on a phone a number. */
async function expectPage(carousel: Locator, page: number, pages: number) {
  const dot = carousel.locator(`[data-page="${page - 1}"]`);
  const count = carousel.getByText(`${page} / ${pages}`, { exact: true });
  const isPhone = (carousel.page().viewportSize()?.width ?? 0) <= 768;
  if (isPhone) await expect(count).toBeVisible();
  else await expect(dot).toHaveAttribute('aria-current', 'true');
}

test.describe('the home page', () => {
  test('is complete in the first HTML (HM-01, HM-10..13, HM-19..24)', async ({ request }) => {
    const html = await homeWithJobs(async () => (await request.get('/')).text());
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Find Your Next Career Opportunity');
    expect(html.match(/<article/g)).toHaveLength(FEATURED_JOBS_MAX);
    expect(html.match(/aria-label="\d out of 5 stars"/g)).toHaveLength(12);
    expect(html).toMatch(/<img[^>]*src="\/art\/prairie\.svg#whole"[^>]*>/);
    const drawings = html.match(/<img[^>]*src="\/art\/(prairie|mountains|coast)\.svg#\w+"[^>]*>/g);
    expect(drawings?.map((drawing) => /loading="lazy"/.test(drawing))).toEqual([
      false, // the first of the hero; the script adds the others
      true, // the band at the end
    ]);
    expect(drawings?.[0]).toMatch(/fetchPriority="high"/i);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const href of [
      `/why-${SITE.whySlug}`,
      '/nursing',
      '/long-term-care',
      '/cath-labs',
      '/cardiopulmonary',
      '/imaging',
      '/laboratory',
      '/therapy',
    ]) {
      expect(main).toContain(`href="${href}"`);
    }
  });

  test('says what it is, and leads to the lists most visitors want with as many jobs as it says', async ({
    page,
  }) => {
    await openHome(page);
    await expect(
      page.getByText('Travel and local contracts for nurses and allied health.'),
    ).toBeInViewport();
    const searches = page.getByRole('list', { name: 'Popular searches' }).getByRole('link');
    await expect(searches).toHaveText([
      /^Travel RN ?\d+ jobs$/,
      /^ICU ?15 jobs$/,
      /^Nights ?\d+ jobs$/,
      'Highest pay',
    ]);
    const links = await searches.evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        count: /\d+/.exec(link.textContent)?.[0],
      })),
    );
    for (const { href, count } of links) {
      const html = await (await page.request.get(href)).text();
      if (count) expect(html, href).toContain(`>${count} position`);
      else expect(href).toBe('/jobs?sort=highestPay');
    }
  });

  test('features twelve jobs whose title says RN (HM-10, HM-11, HM-13)', async ({ page }) => {
    await openHome(page);
    const titles = await featured(page).getByRole('heading', { level: 3 }).allInnerTexts();
    expect(titles).toHaveLength(FEATURED_JOBS_MAX);
    for (const text of await featured(page).getByRole('article').allInnerTexts()) {
      expect(text).toMatch(/\bRN\b/);
      expect(text).toMatch(/WEEKLY PAY:/);
      expect(text).not.toMatch(/weekly$/m);
    }
  });

  test('a featured card opens its job at the top of the page (HM-14)', async ({ page }) => {
    await openHome(page);
    await featured(page).scrollIntoViewIfNeeded();
    const title = await shownCards(page).first().innerText();
    await featured(page)
      .getByRole('link', { name: /^Apply Now: see / })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test(
    'says when featured jobs are loading, failed or missing (HM-15, ER-10)',
    { tag: '@long' },
    async ({ page, ownWorld }) => {
      const none = await ownWorld({ records: [buildRawJob({ JobTitlen: 'LPN' })] });
      const html = await homeSaying(page, none, 'No featured jobs');
      const { site } = await ownWorld({ faults: NO_JOBS, waitsForList: false });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(isAskedAgain, askedAgain(held));
      await page.goto(site.url);
      await expect(page.getByText('Loading featured jobs')).toBeAttached();
      await expectAccessible(page, 'loading featured jobs');
      release();
      await expect(
        page.getByText('Failed to load featured jobs. Please try again later.'),
      ).toBeVisible();
      await expectAccessible(page, 'featured jobs that failed');
      await page.unroute(isAskedAgain);
      await page.route(isAskedAgain, askedAgain(html));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('No featured jobs available at this time.')).toBeVisible();
      await expectAccessible(page, 'no featured jobs');
    },
  );

  test(
    "'Coming Soon' fills the last page (HM-12)",
    { tag: '@long' },
    async ({ page, ownWorld }) => {
      const one = await ownWorld({ records: [buildRawJob()] });
      const html = await homeSaying(page, one, '<article');
      const { site } = await ownWorld({ faults: NO_JOBS, waitsForList: false });
      await page.route(isAskedAgain, askedAgain(html));
      await page.goto(site.url);
      await expect(featured(page).getByRole('article')).toHaveCount(1);
      await expect(page.getByText('Coming Soon')).toHaveCount(2);
      await expect(page.getByText('Check back soon').first()).toBeVisible();
    },
  );

  test(
    'shows the whole landscape after a page that showed parts of it',
    { tag: '@long' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      /** Without the text in front of it, whose font may load late. */
      const landscape = async () => {
        await comesToLife(page);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            'body * { visibility: hidden } [data-scene] img { visibility: visible }',
          );
          document.adoptedStyleSheets = [sheet];
        });
        return page.locator('[data-scene="prairie"] img').screenshot();
      };
      await openHome(page);
      const whole = await landscape();
      await page.goto('/quickapply');
      const part = page.locator('main img[src^="/art/prairie.svg#svgView"]').first();
      await part.scrollIntoViewIfNeeded();
      await expect(part).toHaveJSProperty('complete', true);
      await page.goto('/');
      expect((await landscape()).equals(whole)).toBe(true);
    },
  );

  test('a known list is not fetched again', { tag: '@long' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((path) => path.startsWith('/api/') || path === '/')).toEqual(['/']);
  });
});

for (const { width, height, perPage } of [
  { width: 1280, height: 900, perPage: CAROUSEL.pageSizeDesktop },
  { width: 390, height: 844, perPage: CAROUSEL.pageSizeMobile },
]) {
  test.describe(`the home page at ${width} px`, { tag: width === 390 ? [] : ['@long'] }, () => {
    test.use({
      viewport: { width, height },
      hasTouch: width < 769,
      contextOptions: { reducedMotion: 'no-preference' },
    });

    test(
      'has no axe finding and no layout shift, from the first paint through both carousels',
      { tag: '@long' },
      async ({ page }) => {
        const shifts = await watchShifts(page);
        await openHome(page);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(6_000);
        await expectAccessible(page, `home at ${width} px`);
        await reviews(page).scrollIntoViewIfNeeded();
        await page.waitForTimeout(5_500);
        expect(await shifts()).toEqual([]);
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
        ).toBe(0);
      },
    );

    test('carousels by keyboard: cards out of view are skipped, and focus stops rotation', async ({
      page,
    }) => {
      await page.clock.install();
      await openHome(page);
      const next = featured(page).getByRole('button', { name: 'Next featured jobs' });
      // The script takes over the carousel when it comes into view.
      await featured(page).scrollIntoViewIfNeeded();
      await expect(featured(page).locator('li[inert]').first()).toBeAttached();
      await next.focus();
      await page.keyboard.press('Enter');
      await expect(featured(page).getByRole('status')).toHaveText(
        `Page 2 of ${FEATURED_JOBS_MAX / perPage}`,
      );
      // Twelve dots on a phone would need a row of their own: a number replaces them, and all controls fit in one row.
      await expect(featured(page).getByRole('button', { name: /^Page/ })).toHaveCount(
        perPage === 1 ? 0 : 4,
      );
      const tops = await featured(page)
        .locator('[data-controls] > button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
      // The move is animated.
      const cards = featured(page).locator('li:not([inert]) article');
      await expect
        .poll(async () => {
          const first = await cards.first().boundingBox();
          const last = await cards.last().boundingBox();
          return first && last && first.x >= 0 && last.x + last.width <= width;
        })
        .toBe(true);
      await page.keyboard.press('Tab');
      const inside: boolean[] = [];
      for (let step = 0; step < 2 * perPage; step += 1) {
        await page.keyboard.press('Tab');
        inside.push(
          await page.evaluate(() => {
            const box = document.activeElement?.getBoundingClientRect();
            return !!box && box.left >= 0 && box.right <= window.innerWidth;
          }),
        );
      }
      expect(inside).toEqual(inside.map(() => true));
      await page.clock.runFor(6_000);
      // A timed move is not announced: the dots show it.
      await expectPage(featured(page), 2, FEATURED_JOBS_MAX / perPage);
      await page.getByRole('heading', { level: 1 }).evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await page.clock.runFor(6_000);
      await expectPage(featured(page), 3, FEATURED_JOBS_MAX / perPage);
    });

    test(
      'offerings follow the ARIA tabs pattern (HM-22, HM-23)',
      { tag: '@long' },
      async ({ page }) => {
        await openHome(page);
        const nurses = page.getByRole('tab', { name: 'Nurses' });
        await expect(nurses).toHaveAttribute('aria-selected', 'true');
        // Arrow keys keep their default action until the script has loaded, which is after the first paint.
        await expect(async () => {
          await nurses.focus();
          await page.keyboard.press('ArrowRight');
          await expect(page.getByRole('tab', { name: 'Allied Health' })).toBeFocused({
            timeout: 500,
          });
        }).toPass();
        const panel = page.getByRole('tabpanel', { name: 'Allied Health' });
        await expect(panel.getByRole('link', { name: 'Read more about Imaging' })).toBeVisible();
        await expect(panel.getByRole('link')).toHaveCount(4);
        await expectAccessible(page, 'Allied Health');
        await nurses.click();
        await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(3);
      },
    );
  });
}

const title = (page: Page) => page.getByRole('combobox', { name: 'Job title' });

/** The home page with its script: before it has loaded, the form submits straight to the list. */
async function openSearch(page: Page) {
  await openHome(page);
  await comesToLife(page);
}

const END = 'sort=recent&collapsed=true';
/** What clinicians type, where it leads, and how many jobs are there. */
const WORDS = [
  ['RN', `${END}&q=RN`, 152],
  ['Cath Lab', `specialty=Cath+Lab&${END}`, 14],
  ['pharmacist', `title=Pharmacist%252C+Hospital+Pharmacy&${END}`, 9],
  ['icu', `specialty=ICU&${END}`, 15],
  ['L&D', `specialty=Labor+and+Delivery&${END}`, 11],
  ['telemetry', `specialty=Telemetry&${END}`, 13],
  ['travel', `${END}&q=travel`, 338],
  ['er', `specialty=Emergency+Department&${END}`, 15],
  ['OR', `specialty=Operating+Room&${END}`, 6],
  ['ct', `specialty=CT&${END}`, 13],
  ['er nurse', `${END}&q=er+nurse`, 15],
] as const;

test.describe('the home search on a desktop', () => {
  test('leads to a filtered list (HM-02, HM-04, HM-08)', async ({ page }) => {
    await openHome(page);
    await title(page).click();
    await title(page).pressSequentially('icu');
    await expectAccessible(page, 'an open list');
    await title(page).fill('');
    const groups = page.getByRole('listbox').getByRole('group');
    await expect(groups).toHaveCount(2);
    await expectAccessible(page, 'a list of two groups');
    await page.getByRole('option').first().click();
    const chosen = await title(page).inputValue();
    await page.getByRole('combobox', { name: 'Location' }).click();
    await page.keyboard.type('tX');
    await page.getByRole('option', { name: 'Texas' }).click();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/jobs\?title=.*&state=TX&sort=recent&collapsed=true$/);
    expect(new URL(page.url()).searchParams.get('title')).toBe(chosen);
    const tags = page.getByRole('list', { name: 'Selected filters' });
    await expect(tags).toContainText(chosen);
    await expect(tags).toContainText('Texas');
  });

  for (const [typed, query, jobs] of WORDS) {
    test(`typed, and not chosen: ${typed} (HM-08)`, { tag: '@long' }, async ({ page }) => {
      for (const press of ['Enter', 'Search']) {
        await openSearch(page);
        await title(page).click();
        await expect(page.getByRole('option').first()).toBeVisible();
        await title(page).pressSequentially(typed);
        if (press === 'Enter') await page.keyboard.press('Enter');
        else await page.getByRole('button', { name: 'Search' }).click();
        await expect(page).toHaveURL(`/jobs?${query}`);
        await expect(page.getByText(`${jobs} positions found`).first()).toBeVisible();
      }
    });
  }

  test(
    'whole words rank before parts of words: CT before Practical Nurse',
    { tag: '@long' },
    async ({ page }) => {
      await openSearch(page);
      await title(page).pressSequentially('ct');
      await expect(page.getByRole('option')).toHaveText([
        'CT 13 jobs',
        'CT Technologist 13 jobs',
        /Licensed Practical Nurse/,
        /Infection Prevention/,
      ]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(title(page)).toHaveValue('CT Technologist');
      await expect(page).toHaveURL('/');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/jobs?title=CT+Technologist&sort=recent&collapsed=true');
    },
  );

  test('a specialty is an option, with its number of jobs', { tag: '@long' }, async ({ page }) => {
    await openSearch(page);
    await title(page).click();
    const group = page.getByRole('group', { name: 'Specialties' });
    await group.getByRole('option', { name: 'ICU 15 jobs', exact: true }).click();
    await expect(title(page)).toHaveValue('ICU');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/jobs?specialty=ICU&sort=recent&collapsed=true');
    await expect(page.getByText('15 positions found').first()).toBeVisible();
  });

  test(
    'a place that is not a state is searched for by its words',
    { tag: '@long' },
    async ({ page }) => {
      await openSearch(page);
      await title(page).pressSequentially('icu');
      await expect(page.getByRole('option', { name: 'ICU 15 jobs', exact: true })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(title(page)).toHaveValue('ICU');
      await page.keyboard.type('omaha');
      await expect(page.getByText('Search will look for these words.')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/jobs?specialty=ICU&sort=recent&collapsed=true&q=omaha');
      await expect(page.getByText('1 position found').first()).toBeVisible();
    },
  );

  test('a chosen value can be typed over', { tag: '@long' }, async ({ page }) => {
    await openSearch(page);
    const state = page.getByRole('combobox', { name: 'Location' });
    await state.click();
    await page.getByRole('option', { name: 'Texas' }).click();
    await page.keyboard.type('utah');
    await expect(state).toHaveValue('utah');
    await page.getByRole('option', { name: 'Utah' }).click();
    await state.click();
    await page.keyboard.type('ohio');
    await expect(state).toHaveValue('ohio');
    await page.getByRole('option', { name: 'Ohio' }).click();
    await page.getByText('Find Your Next Career Opportunity').first().click();
    await state.click();
    await page.keyboard.type('iowa');
    await expect(page.getByRole('option')).toHaveText(['Iowa IA']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/jobs?state=IA&sort=recent&collapsed=true');
  });

  test('the list is not a tab stop (HM-06)', { tag: '@long' }, async ({ page }) => {
    await openSearch(page);
    await title(page).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Location' })).toBeFocused();
    await expect(title(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('by keyboard alone; the list says when nothing matches (ER-11)', async ({ page }) => {
    await openSearch(page);
    await title(page).focus();
    await page.keyboard.type('zzzz');
    await expect(page.getByText('No matching job titles')).toBeVisible();
    await expect(page.getByText('Search will look for these words.')).toBeVisible();
    await expectAccessible(page, 'nothing found');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Location' })).toBeFocused();
    await page.keyboard.type('zzzz');
    await expect(page.getByText('No matching states')).toBeVisible();
    // Escape closes the list; the text can be typed over.
    await page.keyboard.press('Escape');
    await page.keyboard.type('iowa');
    await expect(page.getByRole('option').first()).toContainText('Iowa');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/jobs?state=IA&sort=recent&collapsed=true');
  });

  test(
    'says that it is loading, and closes 200 ms after focus has left (HM-06, ER-11)',
    { tag: '@long' },
    async ({ page }) => {
      await page.route('**/api/jobs/options', () => undefined);
      await openHome(page);
      await expect(async () => {
        await title(page).click();
        await expect(page.getByText('Loading options...')).toBeVisible({ timeout: 1_000 });
      }, 'once its script is there').toPass();
      await expectAccessible(page, 'loading options');
      await page.keyboard.press('Tab');
      await expect(title(page)).toHaveAttribute('aria-expanded', 'false');
    },
  );

  test(
    'with nothing chosen, stays on the page, asks for a choice and focuses the first field (HM-09)',
    { tag: '@long' },
    async ({ page }) => {
      await openHome(page);
      // Before its script has loaded, the search leads to the whole list.
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(
        page.getByText('Type or choose a job title, a specialty or a state'),
      ).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Job title' })).toBeFocused();
      await expect(page).toHaveURL('/');
      await expectAccessible(page, 'the hint');
    },
  );
});

test.describe('the home search on a phone (HM-05)', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('opens a modal list, which keeps focus and returns it', async ({ page }) => {
    await openHome(page);
    const field = page.getByRole('combobox', { name: 'Location' });
    await expect(field).toHaveAttribute('readonly');
    await field.tap();
    const dialog = page.getByRole('dialog', { name: 'Location' });
    await dialog.getByRole('option', { name: 'Texas' }).tap();
    await expect(dialog.getByRole('option', { name: 'Texas' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectAccessible(page, 'the modal list');
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await dialog.getByRole('button', { name: 'Done' }).tap();
    await expect(dialog).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Texas');
    // The system's Back does the same, and the choice stays.
    await field.tap();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Texas');
    await page.getByRole('button', { name: 'Search' }).tap();
    await expect(page).toHaveURL('/jobs?state=TX&sort=recent&collapsed=true');
  });

  test(
    'shows specialties too, and accepts text typed into its list (HM-07, HM-08)',
    { tag: '@long' },
    async ({ page }) => {
      await openSearch(page);
      await title(page).tap();
      const dialog = page.getByRole('dialog', { name: 'Job title' });
      const box = dialog.getByRole('searchbox', { name: 'Search job titles' });
      await expect(dialog.getByRole('group')).toHaveCount(2);
      await box.fill('icu');
      const icu = dialog.getByRole('option', { name: 'ICU 15 jobs', exact: true });
      await icu.tap();
      await expect(icu).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page, 'a modal list of two groups');
      await icu.tap();
      await expect(icu).toHaveAttribute('aria-selected', 'false');
      await dialog.getByRole('button', { name: 'Done' }).tap();
      await expect(title(page)).toHaveValue('');

      await title(page).tap();
      // The dialog moves as it opens.
      await dialog.evaluate((moving) =>
        Promise.all(moving.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const place = await box.boundingBox();
      await box.fill('er nurse');
      await expect(dialog.getByText('No matching job titles')).toBeVisible();
      // Nothing moves under the thumb that types.
      expect(await box.boundingBox()).toEqual(place);
      await expect(dialog.getByText('Search will look for these words.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Done' }).tap();
      await expect(title(page)).toHaveValue('er nurse');
      await page.getByRole('button', { name: 'Search' }).tap();
      await expect(page).toHaveURL('/jobs?sort=recent&collapsed=true&q=er+nurse');
      await expect(page.getByText('15 positions found').first()).toBeVisible();
    },
  );

  test('a carousel follows the finger', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await openHome(page);
    await page.waitForLoadState('networkidle');
    const carousel = reviews(page);
    await carousel.scrollIntoViewIfNeeded();
    await carousel.getByRole('button', { name: 'Pause reviews' }).tap();
    const box = await carousel.locator('li').first().boundingBox();
    if (!box) throw new Error('The first review has no box');
    const session = await page.context().newCDPSession(page);
    const y = box.y + 60;
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
      });
    await touch('touchStart', 320);
    for (let x = 300; x >= 80; x -= 20) await touch('touchMove', x);
    await touch('touchEnd', 80);
    await expect(carousel.getByText(/^2 \/ \d+$/)).toBeVisible();
  });
});

test.describe('the hero (HM-03)', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test('rotates every 25.1 seconds until it is paused', async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    const shown = page.locator('[data-scene][data-state="current"]');
    await expect(page.getByRole('button', { name: 'Pause background' })).toBeVisible();
    await comesToLife(page);
    await expect(shown).toHaveAttribute('data-scene', 'prairie');
    await page.clock.runFor(25_200);
    await expect(shown).toHaveAttribute('data-scene', 'mountains');
    await page.getByRole('combobox', { name: 'Location' }).focus();
    await page.clock.runFor(60_000);
    await expect(shown).toHaveAttribute('data-scene', 'mountains');
    await page.getByRole('link', { name: 'Write A Review' }).focus();
    await page.clock.runFor(25_200);
    await expect(shown).toHaveAttribute('data-scene', 'coast');
    await page.getByRole('button', { name: 'Pause background' }).click();
    await page.clock.runFor(60_000);
    await expect(shown).toHaveAttribute('data-scene', 'coast');
  });
});

test.describe('the home page under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself, and everything moves on request', async ({ page }) => {
    await page.clock.install();
    await openHome(page);
    await expect(page.getByRole('button', { name: 'Play background' })).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.locator('[data-scene][data-state="current"]')).toHaveAttribute(
      'data-scene',
      'prairie',
    );
    const first = featured(page).getByRole('button', { name: 'Page 1 of featured jobs' });
    await expect(first).toHaveAttribute('aria-current', 'true');
    await featured(page).getByRole('button', { name: 'Next featured jobs' }).click();
    await expect(
      featured(page).getByRole('button', { name: 'Page 2 of featured jobs' }),
    ).toHaveAttribute('aria-current', 'true');
    await expectAccessible(page, 'home under reduced motion');
  });
});

test.describe('the home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the first cards, and searches with a form', async ({ page, request }) => {
    await homeWithJobs(async () => (await request.get('/')).text());
    await page.goto('/');
    await page.getByRole('article').first().scrollIntoViewIfNeeded();
    // As many at once as CN-02 requires, by the style sheet alone.
    const cards = await page.getByRole('article').all();
    for (const [index, card] of cards.entries()) {
      const shown = expect(card, `card ${index}`);
      if (index < CAROUSEL.pageSizeDesktop) await shown.toBeInViewport({ ratio: 0.9 });
      else await shown.not.toBeInViewport({ ratio: 0.1 });
    }
    await page.getByRole('combobox', { name: 'Location' }).fill('texas');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/jobs?q=&state=texas&sort=recent&collapsed=true');
    await expect(page.getByRole('list', { name: 'Selected filters' })).toContainText('Texas');
  });

  for (const [typed, jobs] of [
    ['icu', 15],
    ['er', 15],
    ['L&D', 11],
  ]) {
    test(`finds what is typed: ${typed}`, { tag: '@long' }, async ({ page }) => {
      await page.goto('/');
      await title(page).fill(String(typed));
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page).toHaveURL(/\?q=/);
      await expect(page.getByText(`${jobs} positions found`).first()).toBeVisible();
    });
  }
});

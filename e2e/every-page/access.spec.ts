import type { Page } from '@playwright/test';
import { SITE } from '@/lib/config/site';
import { PAGES } from '@/lib/content/addresses/pages';
import { LANDING_PATHS } from '@/lib/content/addresses/paths';
import { heard, listen } from '../support/announcements';
import { answerCaptcha } from '../support/captcha';
import { invisible } from '../support/contrast';
import { walk } from '../support/focus-walk';
import { answerForms } from '../support/world/hosted-forms';
import { answerTiles, markers } from '../support/map';
import { comesToLife } from '../support/comes-to-life';
import { expect, expectAccessible, readTheForm, test } from '../support/test';

/** WCAG 2.2 A and AA on every route, as issue and specification require. Each is opened once and then checked at its `widths`. */
type Row = {
  readonly path: string;
  readonly what?: string;
  /** Brings the page into the state to check. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Same layout as the row before it, which covers the keyboard walk. */
  readonly likeBefore?: true;
  /** Without header and footer, or without the footer. */
  readonly frame?: 'none' | 'header';
};

/** `npm run test:long` checks every width of every route. */
const isLong = Boolean(process.env.ACCESS_LONG);
const widths = ({ likeBefore }: Row) =>
  isLong ? [320, 768, 1280] : likeBefore ? [320] : [320, 1280];
const JOB = '{job}';

const jobs = (page: Page) => page.getByRole('article').first().waitFor();
const NAMED: readonly Row[] = [
  { path: '/' },
  { path: '/about' },
  { path: `/why-${SITE.whySlug}` },
  { path: '/recruiter-riley' },
  { path: '/contact' },
  { path: '/thank-you' },
  { path: '/saved' },
  { path: '/privacy-policy' },
  { path: '/terms-and-conditions', likeBefore: true },
  { path: '/equal-opportunity', likeBefore: true },
  { path: '/accessibility', likeBefore: true },
  { path: '/job-directory' },
  { path: '/jobs/in/texas' },
  { path: '/jobs/for/icu', likeBefore: true },
  ...Object.values(LANDING_PATHS).map((path, at): Row =>
    at === 0 ? { path } : { path, likeBefore: true },
  ),
  { path: '/jobs', before: jobs },
  { path: '/jobs?state=TX', what: 'filtered', before: jobs, likeBefore: true },
  { path: '/jobs?title=astronaut', what: 'no match' },
  {
    path: '/jobs',
    what: 'an open filter',
    before: async (page) => {
      await comesToLife(page);
      // On a phone the filters start folded.
      const unfold = page.getByRole('button', { name: 'Expand' });
      if (await unfold.isVisible()) await unfold.click();
      await page.getByRole('button', { name: /^Shift/ }).click();
      await page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first().waitFor();
    },
  },
  { path: `/jobs/${JOB}` },
  { path: '/jobs/a0NOSUCHJOB0000' },
  { path: `/apply/${JOB}` },
  { path: `/offer/${JOB}` },
  { path: '/apply/a0NOSUCHJOB0000', likeBefore: true },
  { path: '/quickapply' },
  { path: '/application-success' },
  { path: '/job-map', before: (page) => markers(page).first().waitFor() },
  { path: '/job-map-embed', frame: 'none', before: (page) => markers(page).first().waitFor() },
  { path: '/reference?id=r-41', frame: 'header' },
  { path: '/reference', what: 'no id', frame: 'header' },
  { path: '/ref?id=c-41', frame: 'header', likeBefore: true },
  { path: '/ref', what: 'no id', frame: 'header', likeBefore: true },
  { path: '/upload?id=u-41', frame: 'header', likeBefore: true },
  { path: '/upload', what: 'no id', frame: 'header', likeBefore: true },
  { path: '/onboarding?id=o-41', frame: 'header', likeBefore: true },
  { path: '/onboarding', what: 'no id', frame: 'header', likeBefore: true },
  { path: '/nowhere/at/all' },
];
const isNamed = (page: string) => NAMED.some(({ path }) => path.split('?')[0] === page);
/** Pages that nobody listed above are checked all the same. */
const ROUTES: readonly Row[] = [
  ...NAMED,
  ...PAGES.filter(({ path }) => !isNamed(path)).map(({ path, kind }): Row => {
    if (kind === 'bare') return { path, frame: 'none' };
    return kind === 'hosted' ? { path, frame: 'header' } : { path };
  }),
];

test.use({ build: 'full', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ context, world }) => {
  await answerTiles(context);
  await answerForms(context, world.platform);
  await answerCaptcha(context);
});

async function addressOf(page: Page, path: string): Promise<string> {
  if (!path.includes(JOB)) return path;
  const answer = await page.request.get('/api/jobs');
  const { jobs: [first] = [] }: { jobs?: { id: string }[] } = await answer.json();
  return path.replace(JOB, first?.id ?? '');
}

async function open(page: Page, { path, before, frame }: Row) {
  // Keeps pages that redirect by a timer from leaving during the checks.
  await page.addInitScript(() => {
    const setAnyTimeout = window.setTimeout;
    window.setTimeout = ((callback: () => void, ms = 0) =>
      ms < 3_000 ? setAnyTimeout(callback, ms) : 0) as typeof setTimeout;
  });
  await page.goto(await addressOf(page, path));
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  if (frame !== 'none') await comesToLife(page);
  await before?.(page);
}

/** Checks that there is one h1, no skipped heading level, the landmarks and the language. */
async function expectInOrder(page: Page, frame: Row['frame']) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(frame === 'none' ? 0 : 1);
  await expect(page.getByRole('contentinfo')).toHaveCount(frame ? 0 : 1);
  const levels = await page
    .locator('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  expect(levels[0], 'the first heading').toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(
    levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1),
    'leaps',
  ).toEqual([]);
}

const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().duration) > 1,
      )
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
  );

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const row of ROUTES) {
  test(`${[row.path, row.what].filter(Boolean).join(', ')}: axe, headings, no running animation, and a keyboard walk`, async ({
    page,
  }) => {
    await open(page, row);
    await expectInOrder(page, row.frame);
    expect(await running(page)).toEqual([]);
    const wrong: string[] = [];
    for (const width of widths(row)) {
      await page.setViewportSize({ width, height: 800 });
      // Further down, the header would cover a control, which then fails as a target.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await expectAccessible(page, `${row.path} at ${width} px`);
      expect(await sideways(page), `sideways at ${width} px`).toBe(0);
      if (width === 320 && !row.likeBefore) wrong.push(...(await walk(page, 'Tab')));
      if (width === 1280 && !row.likeBefore) wrong.push(...(await walk(page, 'Shift+Tab')));
    }
    expect(wrong).toEqual([]);
  });
}

test.describe('in the night scheme', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });

  for (const row of ROUTES.filter(({ likeBefore }) => !likeBefore)) {
    test(`${[row.path, row.what].filter(Boolean).join(', ')}: axe`, async ({ page }) => {
      await open(page, row);
      await expectAccessible(page, `${row.path} by night`);
    });
  }
});

test('no two pages share a title, and each names the brand', async ({ page }) => {
  // Not found, or the same screen at a second address.
  const others = /NOSUCHJOB|nowhere|job-map-embed|onboarding/;
  const paths = ROUTES.filter(({ what, path }) => !what && !others.test(path));
  const titles: string[] = [];
  for (const { path } of paths) {
    const html = await (await page.request.get(await addressOf(page, path))).text();
    expect(html, path).toContain('<html lang="en"');
    titles.push(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  }
  expect(titles.filter((title) => !title.includes(SITE.titleBrand))).toEqual([]);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test.describe('a window of 320 × 256, as 1280 × 1024 is at 400 % (WCAG 2.2, 1.4.10)', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  for (const path of ['/', '/jobs', `/jobs/${JOB}`, '/quickapply', '/contact', '/job-map']) {
    test(`${path}: nothing scrolls sideways, and keyboard focus stays visible`, async ({
      page,
    }) => {
      await open(page, { path });
      expect(await sideways(page)).toBe(0);
      await expect(page.locator('[data-apply-bar]').filter({ visible: true })).toHaveCount(0);
      expect(await walk(page, 'Tab')).toEqual([]);
      expect(await walk(page, 'Shift+Tab')).toEqual([]);
    });
  }
});

test.describe('in forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  for (const path of [
    '/',
    '/jobs?state=TX',
    `/jobs/${JOB}`,
    '/quickapply',
    '/contact',
    '/job-map',
    '/recruiter-riley',
  ]) {
    test(`${path}: every control and every drawing stands out from its background`, async ({
      page,
    }) => {
      await open(page, { path });
      if (path === '/job-map') await markers(page).first().waitFor();
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        // The map resizes a moment after the window.
        await expect.poll(() => invisible(page), `${path} at ${width} px`).toEqual([]);
      }
    });
  }
});

test.describe('every announcement is made once', () => {
  test('a filter: how many jobs are left', async ({ page }) => {
    await open(page, { path: '/jobs', before: jobs });
    await comesToLife(page);
    await listen(page);
    await page.getByRole('button', { name: /^Shift/ }).click();
    await page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first().check();
    await expect(page.getByRole('list', { name: 'Selected filters' })).toBeVisible();
    const said = [...(await heard(page, /positions? found/))];
    // A list that is still loading is announced first, once.
    if (said[0] === 'Loading jobs') said.shift();
    expect(said).toEqual([expect.stringMatching(/^[\d,]+ positions? found/)]);
  });

  test('a form with errors: the summary takes focus, and nothing else is announced', async ({
    page,
  }) => {
    await open(page, { path: '/quickapply' });
    await listen(page);
    await readTheForm(page, 'real');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.locator('#application-errors')).toBeFocused();
    expect(await heard(page)).toEqual([]);
  });

  test('a filter of the map, and nothing when it becomes a list', async ({ page }) => {
    await open(page, { path: '/job-map', before: (map) => markers(map).first().waitFor() });
    await listen(page);
    await page.getByRole('button', { name: 'Show as list' }).click();
    expect(await heard(page)).toEqual([]);
    await page.getByRole('button', { name: /^Shift/ }).click();
    await page.getByRole('group', { name: 'Shift' }).getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/shift=/);
    expect(await heard(page, /positions? found in /)).toEqual([
      expect.stringMatching(/positions? found in /),
    ]);
  });

  test('the carousel page that a visitor turns to', async ({ page }) => {
    await expect(async () => {
      await open(page, { path: '/' });
      expect(await page.getByRole('article').count()).toBeGreaterThan(3);
    }).toPass();
    const featured = page.getByRole('group', { name: 'Featured jobs' });
    await featured.scrollIntoViewIfNeeded();
    await featured.locator('li[inert]').first().waitFor({ state: 'attached' });
    await listen(page);
    await featured.getByRole('button', { name: 'Next featured jobs' }).click();
    await expect(featured.getByRole('status')).toHaveText(/^Page 2/);
    expect(await heard(page, /^Page 2/)).toEqual([expect.stringMatching(/^Page 2 of \d+$/)]);
  });

  for (const [outcome, status, said] of [
    ['is sent', 200, /^Application submitted successfully.*Stay on this page.*Continue now$/],
    ['is refused', 400, /Try again|try again/],
  ] as const) {
    test(`an application that ${outcome}`, async ({ page, world }) => {
      await open(page, { path: '/quickapply' });
      if (status !== 200) await world.platform.fault({ match: 'jobportal/v1/apply', status });
      await page.getByRole('textbox', { name: 'First name' }).fill('Sample');
      await page.getByRole('textbox', { name: 'Last name' }).fill('Applicant');
      await page.getByRole('textbox', { name: 'Email' }).fill('sample@example.com');
      await page.getByRole('textbox', { name: 'Phone' }).fill('5155550168');
      await readTheForm(page, 'real');
      await listen(page);
      await page.getByRole('button', { name: 'Submit application' }).click();
      await expect(
        status === 200
          ? page.getByRole('button', { name: 'Stay on this page' })
          : page.getByRole('main').getByRole('alert'),
      ).toBeVisible();
      const heardNow = await heard(page, said);
      expect(heardNow.at(-1)).toMatch(said);
      // 'Checking' and 'Sending' may be announced before, each once.
      expect(heardNow.filter((text, at) => heardNow.indexOf(text) !== at)).toEqual([]);
      expect(heardNow.length).toBeLessThanOrEqual(3);
      await world.platform.heal();
    });
  }
});

import type { Page, Route } from '@playwright/test';
import { LANDING_PATHS } from '@/lib/content/addresses/paths';
import { watchShifts } from '../support/shifts';
import { answerTiles } from '../support/map';
import { expect, test } from '../support/test';

/** What arrives late, each kind held back until the test lets it through. */
const LATE = {
  drawings: /\/art\/\w+\.svg/,
  font: /\.woff2/,
  jobs: /\/api\/jobs$/,
} as const;

async function holdBack(page: Page) {
  const gates = Object.entries(LATE).map(async ([kind, address]) => {
    let open = () => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    await page.route(address, async (route: Route) => {
      await opened;
      await route.continue().catch(() => {});
    });
    return [kind, open] as const;
  });
  return new Map<string, () => void>(await Promise.all(gates));
}

/** Waits two frames, so that what has arrived is on the screen. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** Whether the web font has loaded. Fallback fonts are local and do not count. */
const fontIsThere = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].some(
      ({ family, status }) => status === 'loaded' && !family.includes('Fallback'),
    ),
  );

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

/** The address of an open job. */
async function someJob(page: Page) {
  const html = await (await page.request.get('/jobs')).text();
  return `/jobs/${/href="\/apply\/([\w-]+)"/.exec(html)?.[1] ?? ''}`;
}

/** Requests the page beforehand: a build has no jobs, and the first request triggers a render with them. */
async function withJobs(page: Page, path: string) {
  await expect(async () => {
    expect(await (await page.request.get(path)).text()).toContain('<article');
  }).toPass();
}

/** The shift that the web font of a first visit may cause: less than measuring tools show. */
const SWAP = 0.002;
const sumOf = (shifts: readonly { readonly value: number }[]) =>
  shifts.reduce((sum, { value }) => sum + value, 0);

const ROWS = [
  { name: 'home', pathOf: async () => '/', cards: true },
  { name: 'a landing page', pathOf: async () => LANDING_PATHS.nursing, cards: true },
  { name: 'the job list', pathOf: async () => '/jobs', cards: true },
  { name: 'a job', pathOf: someJob, cards: false },
];

for (const { name, pathOf, cards } of ROWS) {
  for (const viewport of SIZES) {
    test(`${name} at ${viewport.width} px: drawings, font and jobs load late, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const path = await pathOf(page);
      if (cards) await withJobs(page, path);
      const gates = await holdBack(page);
      const shifts = await watchShifts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await firstPaint(page);
      await painted(page);

      // The page is shown in the fallback font.
      expect(await fontIsThere(page)).toBe(false);

      gates.get('drawings')?.();
      await page.waitForFunction(() =>
        [...document.images]
          .filter(({ loading }) => loading !== 'lazy')
          .every((image) => image.complete),
      );
      await painted(page);
      expect(await shifts(), 'drawings').toEqual([]);

      const fontCame = page.waitForEvent('requestfinished', (asked) => LATE.font.test(asked.url()));
      gates.get('font')?.();
      await fontCame;
      await painted(page);
      // The web font replaces the fallback, which has matching metrics: only the ends of words move by a hair.
      const moved = [...(await shifts())];
      expect(sumOf(moved), JSON.stringify(moved)).toBeLessThan(SWAP);

      gates.get('jobs')?.();
      await page.waitForLoadState('networkidle');
      await painted(page);
      expect(await shifts(), 'jobs').toEqual(moved);
    });
  }
}

/** A connection on which a page of 12 KB arrives in many chunks and is painted before its end has arrived. */
const SLOW_LINE = { latency: 100, downloadThroughput: 8 * 1024, uploadThroughput: 8 * 1024 };

for (const { name, pathOf } of [
  ...ROWS,
  { name: 'the map', pathOf: async () => '/job-map' },
  {
    name: 'an application',
    pathOf: async (page: Page) => (await someJob(page)).replace('jobs', 'apply'),
  },
  { name: 'contact', pathOf: async () => '/contact' },
]) {
  for (const viewport of SIZES) {
    test(
      `${name} at ${viewport.width} px arrives in chunks on a slow connection, and nothing moves`,
      { tag: '@long' },
      async ({ page, context }) => {
        if (name === 'the map') await answerTiles(context);
        await page.setViewportSize(viewport);
        const path = await pathOf(page);
        // Style sheets and font are cached, as on the second page of a visit: only the page is slow.
        await page.goto(path, { waitUntil: 'networkidle' });
        const shifts = await watchShifts(page);
        const session = await context.newCDPSession(page);
        await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
        // Under another address: the browser has this one cached, and a 304 would show it at once.
        await page.goto(`${path}?utm_source=letter`);
        await painted(page);
        const { paint, whole } = await page.evaluate(() => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          const [page] = performance.getEntriesByType('navigation');
          return { paint: first?.startTime, whole: page?.responseEnd };
        });
        // Otherwise nothing could have moved.
        expect(paint, 'the first paint comes before the last of the HTML').toBeLessThan(whole ?? 0);
        // An icon whose words arrive in the next chunk may find its place with them: nobody was reading it.
        const moved = (await shifts()).filter(({ wasCut }) => !wasCut);
        expect(sumOf(moved), JSON.stringify(moved)).toBeLessThan(SWAP);
      },
    );
  }
}

test('the header stands while its last button is on the way', async ({ page, request, world }) => {
  const html = await (await request.get(`${world.site.url}/about`)).text();
  const end = page.locator('site-header :has(> menu-drawer)');
  const boxOf = async (body: string) => {
    await page.route('**/about', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/about');
    return end.boundingBox();
  };
  await page.setViewportSize({ width: 390, height: 844 });
  const whole = await boxOf(html);
  const cut = await boxOf(html.replace(/(<menu-drawer[^>]*>)[\s\S]*/, '$1'));
  expect(cut).toEqual(whole);
});

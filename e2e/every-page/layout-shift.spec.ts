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

/** Two frames: what has arrived is on the screen. */
const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
      ),
  );
const firstPaint = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

/** The fallback's faces are on the machine: they do not count. */
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

/** Address of a job that is open. */
async function someJob(page: Page) {
  const html = await (await page.request.get('/jobs')).text();
  return `/jobs/${/href="\/apply\/([\w-]+)"/.exec(html)?.[1] ?? ''}`;
}

/** Once before: the build knows no jobs, and the first request has the page made again with them. */
async function withJobs(page: Page, path: string) {
  await expect(async () => {
    expect(await (await page.request.get(path)).text()).toContain('<article');
  }).toPass();
}

/** What the face of a first visit may move as it comes: less than a tool that looks for shifts shows. */
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
    test(`${name} at ${viewport.width} px: drawings, font and jobs come late, and nothing moves`, async ({
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

      // The page is read in the fallback face.
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
      // The brand's face takes the fallback's place, which is cut to its measures: words of one line change their ends by a hair.
      const moved = [...(await shifts())];
      expect(sumOf(moved), JSON.stringify(moved)).toBeLessThan(SWAP);

      gates.get('jobs')?.();
      await page.waitForLoadState('networkidle');
      await painted(page);
      expect(await shifts(), 'jobs').toEqual(moved);
    });
  }
}

/** A line on which a page of 12 KB arrives in many pieces, and is painted before its end is there. */
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
      `${name} at ${viewport.width} px comes in pieces on a slow line, and nothing moves`,
      { tag: '@long' },
      async ({ page, context }) => {
        if (name === 'the map') await answerTiles(context);
        await page.setViewportSize(viewport);
        const path = await pathOf(page);
        // The style sheets and the face are there, as on a second page of a visit: the page alone is slow.
        await page.goto(path, { waitUntil: 'networkidle' });
        const shifts = await watchShifts(page);
        const session = await context.newCDPSession(page);
        await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_LINE });
        // Under another address: what the browser has under this one would be there at once, for a 304.
        await page.goto(`${path}?utm_source=letter`);
        await painted(page);
        const { paint, whole } = await page.evaluate(() => {
          const [first] = performance.getEntriesByName('first-contentful-paint');
          const [page] = performance.getEntriesByType('navigation');
          return { paint: first?.startTime, whole: page?.responseEnd };
        });
        // Else nothing could have moved.
        expect(paint, 'the first paint comes before the last of the HTML').toBeLessThan(whole ?? 0);
        const moved = await shifts();
        expect(sumOf(moved), JSON.stringify(moved)).toBeLessThan(SWAP);
      },
    );
  }
}

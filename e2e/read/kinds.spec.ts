import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { SITE } from '@/lib/config/site';
import { LANDING_PATHS } from '@/lib/content/addresses/paths';
import { comesToLife } from '../support/comes-to-life';
import { firstJob } from '../support/first-job';
import { HTML_BYTES, SCRIPT_BYTES } from '../support/weight-budgets';
import { answerTiles } from '../support/map';
import { complaints } from '../support/world/policy';
import { watchShifts } from '../support/shifts';
import { expect, expectAccessible, test } from '../support/test';

/** The folder of a page says its kind (docs/decisions/0039); `{id}` is an open job. */
const PAGES: readonly (readonly [path: string, kind: keyof typeof SCRIPT_BYTES])[] = [
  ['/', 'home'],
  ['/about', 'document'],
  ['/Travel-Nursing-Jobs', 'document'],
  ['/job-directory', 'document'],
  ['/jobs/in/texas', 'document'],
  ['/jobs/{id}', 'document'],
  ['/jobs/a0XNOSUCHJOB000004', 'document'],
  ['/compare?ids={id},a0XNOSUCHJOB000004', 'document'],
  ['/pay/icu', 'document'],
  ['/nowhere/at/all', 'document'],
  ['/jobs', 'list'],
  ['/job-map', 'map'],
  ['/saved', 'app'],
  ['/contact', 'app'],
  ['/quickapply', 'form'],
  ['/reference?id=r-7', 'app'],
  ['/application/0000000000', 'app'],
];
/** More pages of the kinds above: only in the long run. */
const ALIKE: typeof PAGES = [
  [`/why-${SITE.whySlug}`, 'document'],
  ['/recruiter-riley', 'document'],
  ['/jobs/for/icu', 'document'],
  ['/jobs/for/icu/in/texas', 'document'],
  ['/jobs/in/guam', 'document'],
  ['/jobs/in/nowhere', 'document'],
  ['/compare', 'document'],
  ['/thank-you', 'document'],
  ['/application-success', 'document'],
  ['/privacy-policy', 'document'],
  ['/terms-and-conditions', 'document'],
  ['/equal-opportunity', 'document'],
  ['/accessibility', 'document'],
  ['/jobs?state=TX', 'list'],
  ['/job-map-embed', 'map'],
  ['/apply/{id}', 'form'],
  ['/offer/{id}', 'form'],
  ...Object.values(LANDING_PATHS)
    .filter((path) => path !== LANDING_PATHS.travelNursing)
    .map((path) => [path, 'document'] as const),
  ['/ref?id=r-7', 'app'],
  ['/upload?recordId=u-7', 'app'],
  ['/onboarding?recordId=u-7', 'app'],
];
/** Pages with a module of their own beside the shared one. */
const TWO_SCRIPTS = ['/', '/jobs/{id}'];
const OURS = /^\/_next\/static\/site\//;
/** What the first paint waits for: four style sheets that all pages share, and one of the page's own. */
const BLOCKING_SHEETS = 5;

/** Weights by path: the name of a script is derived from its content. */
const weights = new Map<string, number>();

async function weigh(path: string, response: Response): Promise<number> {
  const weight = weights.get(path) ?? brotliCompressSync(await response.body()).length;
  weights.set(path, weight);
  return weight;
}

/** Notes every script of the page from here on, by path, with its weight. */
function noteScripts(page: Page) {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { pathname } = new URL(response.url());
    scripts.set(pathname, weigh(pathname, response));
  });
  return {
    paths: () => [...scripts.keys()],
    weight: async () =>
      (await Promise.all(scripts.values())).reduce((total, bytes) => total + bytes, 0),
  };
}

/** What was requested before the first paint, and which of it blocked the paint. */
const beforePaint = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) throw new Error('Nothing was painted.');
    // The DOM types do not have this property of Chromium yet.
    type Resource = PerformanceResourceTiming & { readonly renderBlockingStatus: string };
    const resources = performance.getEntriesByType('resource') as Resource[];
    const asked = resources.filter(({ startTime }) => startTime < paint.startTime);
    return {
      asked: asked.map(({ name }) => name),
      blocking: asked
        .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
        .map(({ name }) => name),
    };
  });

/** Does what nearly every visitor does first, and waits for all that the page then requests. */
async function touch(page: Page): Promise<void> {
  // `networkidle` is about the load, and has already been reached.
  let open = 0;
  let asked = 0;
  page.on('request', () => {
    open += 1;
    asked += 1;
  });
  const ended = () => {
    open -= 1;
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 200);
  await page.keyboard.press('Tab');
  let before = -1;
  const isQuiet = () => {
    const last = before;
    before = asked;
    return open <= 0 && before === last;
  };
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);
}

for (const row of [...PAGES, ...ALIKE]) {
  const [pattern, kind] = row;
  const isDocument = kind === 'document' || kind === 'home';
  const title = `${pattern} is ${isDocument ? 'a document' : 'an app'}: its scripts, its policy, no shift, no console error, no axe finding`;
  test(title, { tag: ALIKE.includes(row) ? ['@long'] : [] }, async ({ page, context }) => {
    await answerTiles(context);
    const path = pattern.replace('{id}', await firstJob(page));
    const scripts = noteScripts(page);
    const told = complaints(page);
    const shifts = await watchShifts(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    await comesToLife(page);
    const html = brotliCompressSync((await response?.body()) ?? Buffer.alloc(0)).length;
    const { asked, blocking } = await beforePaint(page);
    const untouched = { files: scripts.paths().length, bytes: await scripts.weight() };
    await touch(page);
    const touched = { files: scripts.paths().length, bytes: await scripts.weight() };
    test.info().annotations.push({
      type: 'weight',
      description: JSON.stringify({
        path: pattern,
        kind,
        html,
        beforePaint: asked.length,
        blocking: blocking.length,
        untouched,
        touched,
      }),
    });
    expect(html, 'HTML').toBeLessThanOrEqual(HTML_BYTES[kind]);
    expect(touched.bytes, 'script').toBeLessThanOrEqual(SCRIPT_BYTES[kind]);
    // Only style sheets block the first paint, and only the site is requested before it.
    expect(blocking.filter((url) => !new URL(url).pathname.endsWith('.css'))).toEqual([]);
    expect(blocking.length).toBeLessThanOrEqual(BLOCKING_SHEETS);
    expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
    expect(await page.locator('main').getAttribute('data-kind')).toBe(
      isDocument ? 'document' : null,
    );
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const [, source = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    if (isDocument) {
      expect(source).toBe("'self'");
      expect(scripts.paths().filter((script) => !OURS.test(script))).toEqual([]);
      expect(await response?.text()).not.toMatch(/__next_f|<script(?![^>]*\stype=)/);
    } else {
      expect(source).toMatch(/'(?:nonce|sha256)-/);
      expect(scripts.paths().length).toBeGreaterThan(5);
    }
    const moved = (await shifts()).reduce((sum, { value }) => sum + value, 0);
    expect(moved, JSON.stringify(await shifts())).toBeLessThan(0.01);
    expect(told.filter((text) => !/status of 404/.test(text))).toEqual([]);
    await expectAccessible(page, path);
  });
}

for (const pattern of [
  '/about',
  '/',
  '/Travel-Nursing-Jobs',
  '/jobs/{id}',
  '/jobs/a0XNOSUCHJOB000004',
  '/compare?ids={id},a0XNOSUCHJOB000004',
]) {
  const title = `${pattern} has its one script on the first visit, after a reload, after Back, and on a slow connection`;
  test(title, { tag: pattern === '/about' ? [] : ['@long'] }, async ({ page, context }) => {
    await answerTiles(context);
    const path = pattern.replace('{id}', await firstJob(page));
    await page.route('**/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    const scripts = noteScripts(page);
    await page.goto(path);
    await comesToLife(page);
    await page.reload();
    await comesToLife(page);
    await page.goto('/privacy-policy');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await comesToLife(page);
    expect(scripts.paths().filter((script) => !OURS.test(script))).toEqual([]);
    expect(scripts.paths().length).toBeLessThanOrEqual(TWO_SCRIPTS.includes(pattern) ? 2 : 1);
    await page.getByRole('button', { name: 'About menu' }).click();
    await expect(page.getByRole('link', { name: 'Our Mission' }).first()).toBeVisible();
  });
}

import type { Page } from '@playwright/test';
import { comesToLife } from '../support/comes-to-life';
import { firstJob } from '../support/first-job';
import { answerTiles } from '../support/map';
import { ALIKE, isDocument, PAGE_KINDS } from '../support/page-kinds';
import { watchShifts } from '../support/shifts';
import { expect, expectAccessible, test } from '../support/test';
import {
  brotliBytes,
  htmlWithJobs,
  noteScripts,
  styleBytes,
  touch,
  type PageWeight,
} from '../support/weigh';
import { budgetOf } from '../support/weight-budgets';
import { complaints } from '../support/world/policy';

/** Pages with a module of their own beside the shared one. */
const TWO_SCRIPTS = ['/', '/jobs/{id}', '/application-success'];
const OURS = /^\/_next\/static\/site\//;

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

const NOT_HTML = [
  'dl > div > :not(dt, dd)',
  'picture picture',
  '[command][aria-expanded]',
  '[type=tel][autocomplete=tel-national]',
].join();

for (const row of [...PAGE_KINDS, ...ALIKE]) {
  const [pattern, kind] = row;
  const title = `${pattern} is ${isDocument(kind) ? 'a document' : 'an app'}: its weight, its scripts, its policy, no shift, no console error, no axe finding`;
  test(title, { tag: ALIKE.includes(row) ? ['@long'] : [] }, async ({ page, context, request }) => {
    await answerTiles(context);
    const path = pattern.replace('{id}', await firstJob(page));
    const scripts = noteScripts(page);
    const told = complaints(page);
    const shifts = await watchShifts(page);
    const response = await page.goto(path, { waitUntil: 'networkidle' });
    await comesToLife(page);
    const { asked, blocking } = await beforePaint(page);
    const before = await scripts.weight();
    await touch(page);
    const weight: PageWeight = {
      page: pattern,
      kind,
      html: brotliBytes(await htmlWithJobs(request, path)),
      styles: await styleBytes(request, blocking),
      before,
      after: await scripts.weight(),
      scripts: scripts.paths(),
    };
    // Read by `npm run weight`.
    test.info().annotations.push({ type: 'weight', description: JSON.stringify(weight) });
    const budget = budgetOf(kind);
    expect(weight.html, 'HTML').toBeLessThanOrEqual(budget.html);
    expect(weight.after, 'script').toBeLessThanOrEqual(budget.script);
    expect(weight.styles, 'style sheets').toBeGreaterThan(0);
    expect(weight.styles, 'style sheets').toBeLessThanOrEqual(budget.styles);
    // Only style sheets block the first paint, and only the site is requested before it.
    expect(blocking.filter((url) => !new URL(url).pathname.endsWith('.css'))).toEqual([]);
    expect(asked.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
    expect(await page.locator('main').getAttribute('data-kind')).toBe(
      isDocument(kind) ? 'document' : null,
    );
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const [, source = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    if (isDocument(kind)) {
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
    // What the Nu checker refuses and axe does not see.
    await expect(page.locator(NOT_HTML)).toHaveCount(0);
  });
}

for (const pattern of [
  '/about',
  '/',
  '/Travel-Nursing-Jobs',
  '/jobs/{id}',
  '/jobs/a0XNOSUCHJOB000004',
  '/compare?ids={id},a0XNOSUCHJOB000004',
  '/application-success',
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

import type { Page } from '@playwright/test';
import { comesToLife } from './support/comes-to-life';
import { firstJob } from './support/first-job';
import { expect, test } from './support/test';

/** When the page was painted first, and when its scripts were asked for (milliseconds of the page's own clock). */
const times = (page: Page) =>
  page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    loaded: performance.timing.loadEventEnd - performance.timing.navigationStart,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/_next\/static\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));

test('no script is asked for before the first paint, on pages that are kept and on pages made anew', async ({
  page,
}) => {
  const job = await firstJob(page);
  for (const path of ['/', `/jobs/${job}`, `/apply/${job}`, '/jobs', '/job-map', '/saved']) {
    await page.goto(path);
    await expect.poll(async () => (await times(page)).scripts.length, path).toBeGreaterThan(5);
    const { paint, scripts } = await times(page);
    expect(Math.min(...scripts), path).toBeGreaterThan(paint);
  }
});

/** The picture of the home page's first screen, until it is brought. */
async function holdPicture(page: Page) {
  let bring = () => {};
  const isHeld = new Promise<void>((resolve) => (bring = resolve));
  await page.route('**/art/prairie.svg*', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(async () => (await times(page)).paint).toBeLessThan(Infinity);
  return bring;
}

test('scripts leave the network to the picture of the first screen', async ({ page }) => {
  // The second that they would wait at most never ends.
  await page.addInitScript(() => {
    const { setTimeout: wait } = window;
    const patient = (then: () => void, ms = 0) => (ms === 1_000 ? 0 : wait(then, ms));
    Reflect.set(window, 'setTimeout', patient);
  });
  const bring = await holdPicture(page);
  expect((await times(page)).scripts).toEqual([]);
  bring();
  await expect.poll(async () => (await times(page)).scripts.length).toBeGreaterThan(5);
});

test('a picture that does not come keeps no script waiting for ever', async ({ page }) => {
  const bring = await holdPicture(page);
  await expect.poll(async () => (await times(page)).scripts.length).toBeGreaterThan(5);
  const { paint, scripts } = await times(page);
  expect(Math.min(...scripts)).toBeGreaterThan(paint + 990);
  bring();
});

test('a page waits for one style sheet, which is the whole of it, and a step to another page fetches none', async ({
  page,
}) => {
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname);
  });
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  for (const path of ['/', '/jobs', '/saved', '/quickapply', '/contact']) {
    asked.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    // It is asked for after the first paint, which a busy machine may put off.
    await expect.poll(() => asked.length, path).toBeGreaterThan(0);
    expect(asked, path).toHaveLength(1);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    );
  }
  const structured = page.locator('script[type="application/ld+json"]');
  await expect(structured).toHaveCount(2);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  // It told of the page before.
  await expect(structured).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  // Those it is made of are named in the page, for React, and hold no rule that a browser does not find in it.
  const sheets = await page.evaluate(async () => {
    const count = (rules: CSSRuleList): number =>
      [...rules].reduce(
        (sum, rule) =>
          sum +
          (rule instanceof CSSFontFaceRule ? 0 : 1) +
          ('cssRules' in rule ? count(rule.cssRules as CSSRuleList) : 0),
        0,
      );
    const [one, ...others] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    const parsed = others.map(async ({ href }) => {
      const sheet = await new CSSStyleSheet().replace(await (await fetch(href)).text());
      return count(sheet.cssRules);
    });
    return {
      one: count(one!.sheet!.cssRules),
      others: await Promise.all(parsed),
      off: others.map(({ disabled }) => disabled),
    };
  });
  expect(sheets.off.length).toBeGreaterThan(2);
  expect(sheets.off).not.toContain(false);
  const missing = await page.request.get('/nowhere', { headers: { accept: 'text/html' } });
  expect((await missing.text()).match(/<link rel="stylesheet"[^>]* disabled>/g)).toHaveLength(
    sheets.off.length,
  );
  expect(Math.min(...sheets.others)).toBeGreaterThan(0);
  // But for the faces of fonts, which the page says itself; and with what small sheets of other pages hold.
  const own = sheets.others.reduce((sum, rules) => sum + rules);
  expect(sheets.one).toBeGreaterThanOrEqual(own);
  expect(sheets.one).toBeLessThan(own * 1.1);
  expect(said).toEqual([]);
});

/** A browser whose observer says nothing, and names these kinds. */
async function observeNothing(page: Page, kinds: readonly string[]) {
  await page.addInitScript((supported) => {
    window.PerformanceObserver = class extends PerformanceObserver {
      static override readonly supportedEntryTypes = supported;
      override observe() {}
    };
  }, kinds);
}

test('a browser that tells of no paints gets the scripts at once', async ({ page }) => {
  await observeNothing(page, []);
  await page.goto('/contact');
  await comesToLife(page);
  const { loaded, scripts } = await times(page);
  expect(Math.min(...scripts)).toBeLessThan(loaded);
});

test('a page that nobody sees comes to life all the same', async ({ page }) => {
  await observeNothing(page, ['paint']);
  await page.goto('/contact');
  await comesToLife(page);
  const { loaded, scripts } = await times(page);
  expect(Math.min(...scripts)).toBeGreaterThan(loaded);
});

import type { Page, Route } from '@playwright/test';
import { comesToLife } from './support/comes-to-life';
import { firstJob } from './support/first-job';
import { watchShifts } from './support/shifts';
import { expect, test } from './support/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Holds every answer to such an address back, until it is brought. */
async function holdBack(page: Page, address: RegExp) {
  let bring = () => {};
  const isBrought = new Promise<void>((resolve) => (bring = resolve));
  await page.route(address, async (route: Route) => {
    await isBrought;
    await route.continue().catch(() => {});
  });
  return bring;
}

const isWhole = (page: Page) =>
  page.evaluate(
    () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet !== null,
  );

/** Where everything is that is not further down, and how it looks. */
const looks = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const end = document.querySelector('[data-further-down]');
    const isFirst = (element: Element) =>
      !end || (end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    return [...document.body.querySelectorAll('*')]
      .filter((element) => isFirst(element) && !element.contains(end))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const said = [
          style.color,
          style.backgroundColor,
          style.boxShadow,
          style.font,
          style.opacity,
        ];
        const box = [x, y, width, height].map(Math.round).join();
        return `${element.tagName}.${element.className} ${box} ${said.join()} ${style.visibility}`;
      });
  });

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`on a ${name} the first screen looks as it does with the whole style sheet, before that is there`, async ({
    page,
  }) => {
    const said: string[] = [];
    // But that a page of a job that is gone is a 404, and that the font does not come.
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        !/\b404\b/.test(message.text()) &&
        !message.location().url.endsWith('.woff2') &&
        said.push(message.text()),
    );
    await page.setViewportSize(viewport);
    const job = await firstJob(page);
    for (const path of [
      '/',
      `/jobs/${job}`,
      '/jobs/a0XNOSUCHJOB000003',
      '/contact',
      '/privacy-policy',
    ]) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const bring = await holdBack(page, /\.css$/);
      // A font that comes between two looks would change every line.
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.route(/\.js$/, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('script[data-page]'), path).toBeAttached();
      const before = await looks(page);
      expect(await isWhole(page), path).toBe(false);
      expect(before.length, path).toBeGreaterThan(100);
      bring();
      await expect.poll(() => isWhole(page), path).toBe(true);
      expect(await looks(page), path).toEqual(before);
    }
    expect(said).toEqual([]);
  });
}

test('what is further down is there once its styles are, and nothing moves', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const job = await firstJob(page);
  const shifts = await watchShifts(page);
  for (const path of ['/', `/jobs/${job}`]) {
    const bring = await holdBack(page, /\.css$/);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('link[data-whole][href]')).toBeAttached();
    const further = page.locator('[data-further-down]');
    await expect(further).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    // The bar of a job is at the foot of the screen from the start.
    const applyNow = page.getByRole('link', { name: 'Apply Now' }).filter({ visible: true });
    if (path !== '/') await expect(applyNow.last()).toBeInViewport();
    await page.keyboard.press('End');
    // What scripts draw would have no styles either: the one that waits for the data runs none.
    expect(new Set(scripts).size, path).toBeLessThan(2);
    bring();
    await expect(further).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect.poll(() => scripts.length).toBeGreaterThan(5);
    expect(await shifts(), path).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    page.removeAllListeners('request');
  }
});

test('a style sheet that does not come leaves the page to its own ones', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(request.url());
  });
  await page.route(/\.css$/, (route) => (asked.length === 1 ? route.abort() : route.continue()));
  await page.goto('/');
  await comesToLife(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const own = await page.locator('link[rel=stylesheet][data-precedence]').count();
  expect(own).toBeGreaterThan(2);
  expect(new Set(asked).size).toBe(1 + own);
});

/** The text of the part of the page that stands in the middle of the window. */
const whatIsInTheMiddle = (page: Page) =>
  page.evaluate(() => {
    const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2);
    return middle?.closest('article, section')?.textContent ?? null;
  });

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test(`on a ${name} a part of the page that is asked for, and the place one comes back to, are where they belong`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const shifts = await watchShifts(page);
    await page.goto('/#not-sure', { waitUntil: 'networkidle' });
    await expect(page.locator('#not-sure')).toBeInViewport();
    expect(await shifts()).toEqual([]);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
    await page.waitForTimeout(300);
    const left = await whatIsInTheMiddle(page);
    await page.reload({ waitUntil: 'networkidle' });
    // Not by pixels from the top: a phone's first page is in another face than its next ones, and so of another height.
    await expect.poll(() => whatIsInTheMiddle(page)).toBe(left);
    expect(await shifts()).toEqual([]);
  });
}

test('without scripts a page has the whole style sheet', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('requestfinished', (request) => asked.push(request.url()));
  await page.goto(`${world.site.url}/contact`, { waitUntil: 'load' });
  expect(asked.filter((url) => url.endsWith('.css'))).toHaveLength(1);
  // A rule for the pointer, which is in the whole sheet alone.
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' });
  const before = await link.evaluate((element) => getComputedStyle(element).backgroundColor);
  await link.hover();
  await expect(link).not.toHaveCSS('background-color', before);
  await context.close();
});

/** Whether words are written in the site's own face: the fallback's faces are asked for where they are not. */
const hasWebFont = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const width = (family: string) => {
      const word = document.createElement('span');
      word.textContent = 'Nursing jobs, paid weekly';
      word.style.setProperty('font-family', family);
      word.style.setProperty('position', 'absolute');
      document.body.append(word);
      const found = word.getBoundingClientRect().width;
      word.remove();
      return found;
    };
    return width('var(--font)') !== width("'Instrument Sans Fallback'");
  });

test('a phone shows its first page in the face it has, the next ones in ours', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(await hasWebFont(page)).toBe(false);
  // It is fetched for them once this one is painted.
  const { paint, fonts } = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-paint')[0]!.startTime,
    fonts: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
  }));
  expect(fonts.map(({ startTime }) => startTime > paint)).toEqual([true]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect.poll(() => hasWebFont(page)).toBe(true);
  // And a page that is a document of its own, by a link of ours.
  await page.goto('/contact', { referer: page.url() });
  await expect.poll(() => hasWebFont(page)).toBe(true);
});

test('a wide screen shows its first page in our face', async ({ page }) => {
  // Looked at, each answer takes longer than a font may come late.
  await page.context().unrouteAll();
  await page.setViewportSize(DESK);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  expect(await hasWebFont(page)).toBe(true);
  // However narrow it becomes.
  await page.setViewportSize(PHONE);
  expect(await hasWebFont(page)).toBe(true);
});

test.describe('a page’s data', () => {
  const DATA = '**/api/page-data/*';
  let said: string[];
  test.beforeEach(({ page }) => {
    said = [];
    page.on('pageerror', (error) => said.push(String(error)));
  });
  test.afterEach(() => expect(said).toEqual([]));

  test('is asked for once the page is painted, by a name that is its content', async ({ page }) => {
    const asked = page.waitForResponse(DATA);
    await page.goto('/contact');
    const response = await asked;
    expect(response.status()).toBe(200);
    const html = await (await page.request.get('/contact')).text();
    expect(html).toContain(`data-page="${new URL(response.url()).pathname}"`);
    expect(html).not.toContain('__next_f.push([1');
    await comesToLife(page);
    const { paint, start } = await page.evaluate(() => ({
      paint: performance.getEntriesByName('first-paint')[0]!.startTime,
      start: performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('page-data'))!.startTime,
    }));
    expect(start).toBeGreaterThan(paint);
  });

  const isAsked = (url: URL) => url.pathname === '/contact';
  const nobodyHasIt = (page: Page) =>
    page.route(DATA, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  /** Answers what asks for the page as data in its place, and counts. */
  async function answerAsPage(page: Page, answer: (route: Route, at: number) => Promise<void>) {
    let asked = 0;
    await page.route(isAsked, (route) =>
      route.request().headers().rsc ? answer(route, (asked += 1)) : route.continue(),
    );
    return () => asked;
  }

  test('that nobody has any more is that of the page as it is now', async ({ page }) => {
    const job = await firstJob(page);
    await nobodyHasIt(page);
    for (const path of ['/contact?from=a', `/jobs/${job}`]) {
      await page.goto(path);
      await comesToLife(page);
    }
  });

  test('that does not come, or is something else, is asked for again, and the page is there meanwhile', async ({
    page,
  }) => {
    await nobodyHasIt(page);
    const asked = await answerAsPage(page, async (route, at) => {
      if (at === 1) return route.abort();
      if (at === 2) return route.fulfill({ status: 503, contentType: 'text/html', body: '<p>' });
      return route.continue();
    });
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await comesToLife(page);
    expect(asked()).toBeGreaterThan(2);
  });

  test('that never comes is given up after a while', async ({ page }) => {
    await page.route(DATA, () => {});
    await page.goto('/contact');
    await comesToLife(page);
  });

  test('of another version of the site is not for this page', async ({ page }) => {
    await nobodyHasIt(page);
    const asked = await answerAsPage(page, (route) =>
      route.fulfill({ contentType: 'text/x-component', body: '0:{"b":"another"}' }),
    );
    await page.goto('/contact');
    await expect.poll(asked).toBeGreaterThan(1);
    const menu = page.getByRole('button', { name: 'About menu' });
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

import { chromium, type Browser, type Page } from '@playwright/test';
import { firstJob } from '../support/first-job';
import { expect, test } from '../support/test';

/**
 * Prerendering of the next page, and the back-forward cache (docs/decisions/0003). Playwright turns that cache off, and a browser
 * whose requests are intercepted prerenders nothing, so these tests start a browser of their own.
 */
let browser: Browser;
/** The headless shell, which Playwright's own browser is, has no back-forward cache. */
let keepsPages = false;
test.beforeAll(async ({ launchOptions }) => {
  keepsPages = !/headless-shell/.test(launchOptions.executablePath ?? 'headless-shell');
  browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

const pathOf = (url: string) => new URL(url).pathname;

async function openPage(url: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: url });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.cameBack = String(persisted);
    });
  });
  return page;
}

test('pages name the speculation rules, which have their own media type and exclude application forms', async ({
  request,
}) => {
  for (const path of ['/', '/about', '/jobs', '/contact']) {
    const answer = await request.get(path);
    expect(answer.headers()['speculation-rules'], path).toBe('"/speculation-rules.json"');
  }
  const rules = await request.get('/speculation-rules.json');
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await rules.text()).not.toMatch(/\/(?:apply|go|api)\b/);
});

test('a document under the pointer is prerendered, and an application form is not even prefetched', async ({
  world,
}) => {
  const page = await openPage(world.site.url);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  // The browser reports what it is about to do. Playwright then forbids it.
  const [rendered, fetched]: [string[], string[]] = [[], []];
  devtools.on('Preload.prerenderStatusUpdated', ({ key }) => rendered.push(pathOf(key.url)));
  devtools.on('Preload.prefetchStatusUpdated', ({ key }) => fetched.push(pathOf(key.url)));
  await page.goto('/jobs');
  const job = page.getByRole('article').first().getByRole('link');
  const path = pathOf(await job.first().evaluate((link: HTMLAnchorElement) => link.href));
  await job.getByText('Apply Now').hover();
  // The browser waits a moment by a timer of the page's thread, which is due before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await job.first().hover();
  await expect.poll(() => rendered).toContain(path);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().hover();
  await expect.poll(() => fetched).toContain('/contact');
  expect([...rendered, ...fetched].filter((one) => one.startsWith('/apply'))).toEqual([]);
});

for (const left of ['/', '/about', '/jobs?state=TX', '/job-map', '/saved', '/jobs/{id}']) {
  test(`${left} comes back as it was left`, { tag: '@long' }, async ({ world, page: other }) => {
    test.skip(!keepsPages, 'the headless shell keeps no page');
    const path = left.replace('{id}', await firstJob(other));
    const page = await openPage(world.site.url);
    // With requests in progress a browser may not keep the page.
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      document.documentElement.dataset.left = '';
    });
    await page.goto('/terms-and-conditions');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(path);
    // Loaded again, or restored.
    await page.waitForFunction(() => {
      const { left: mark, cameBack } = document.documentElement.dataset;
      return cameBack === 'true' || (cameBack === 'false' && mark === undefined);
    });
    const { why, ...marks } = await page.evaluate(() => {
      const [arrival] = performance.getEntriesByType('navigation');
      const { notRestoredReasons } = arrival as unknown as { notRestoredReasons: unknown };
      return { ...document.documentElement.dataset, why: JSON.stringify(notRestoredReasons) };
    });
    expect(marks, why).toMatchObject({ left: '', cameBack: 'true' });
  });
}

test('a page fades into the next, of either kind, without an error in the browser', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.fades = String(
        (event as Event & { viewTransition: unknown }).viewTransition !== null,
      );
    });
  });
  await page.goto('/');
  for (const path of ['/about', '/jobs?state=TX', '/jobs', '/', '/contact', '/compare', '/about']) {
    await page.evaluate((next) => location.assign(next), path);
    await page.waitForURL(path);
    await expect(page.locator('html'), path).toHaveAttribute('data-fades', 'true');
  }
  expect(said).toEqual([]);
});

import { SITE } from '@/lib/config/site';
import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { answerTiles } from './support/map';
import { TASK_CATEGORIES, taskTimes } from './support/task-times';
import { expect, test } from './support/test';

test('1,000 jobs: the HTML of /jobs stays under 100 KB, and no description reaches the browser', async ({
  ownWorld,
  request,
}) => {
  const { site } = await ownWorld({ jobs: 1000 });
  const html = await (await request.get(`${site.url}/jobs`)).text();
  const withoutCss = html.replace(/<style[\s\S]*?<\/style>/g, '');
  test
    .info()
    .annotations.push({ type: 'bytes', description: String(Buffer.byteLength(withoutCss)) });
  expect(Buffer.byteLength(withoutCss)).toBeLessThan(100 * 1024);
  const data = await (await request.get(`${site.url}/api/jobs`)).text();
  expect(data).not.toMatch(/description/i);
  expect(data).not.toContain('<p>');
});

test('1,000 jobs: changing a filter makes no task over 50 ms on a desktop', async ({
  ownWorld,
  page,
  browser,
}) => {
  const { site } = await ownWorld({ jobs: 1000 });
  await page.goto(`${site.url}/jobs`);
  await page.getByRole('button', { name: /^Job Title/ }).click();
  const boxes = page.getByRole('group', { name: 'Job Title' }).getByRole('checkbox');
  const tags = page.getByRole('list', { name: 'Selected filters' }).getByRole('listitem');
  // The first change loads the list; the ones after it are what a visitor feels.
  await boxes.nth(0).check();
  await expect(tags).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  await browser.startTracing(page, { categories: TASK_CATEGORIES });
  for (let n = 1; n < 6; n += 1) {
    await boxes.nth(n).check();
    await expect(tags).toHaveCount(n + 1);
  }
  const times = taskTimes(await browser.stopTracing());
  const longest = Math.max(...times);
  test.info().annotations.push({ type: 'longest task, ms', description: longest.toFixed(1) });
  expect(times.length).toBeGreaterThan(5);
  expect(longest).toBeLessThan(50);
});

/** The first flight of packets, in bytes: a page's HTML arrives in it. */
const HTML = 14_336;
/** Script of a document: the site's own module (docs/decisions/0039). */
const DOCUMENT = 10_000;
/** The home page has one of its own beside it. */
const HOME = 20_000;
const MODULES: Readonly<Record<number, number>> = { [DOCUMENT]: 1, [HOME]: 2 };
/** What a page's script may weigh before anyone has touched it: bytes after brotli 11 (docs/decisions/0020). */
const BUDGETS: readonly {
  readonly path: string;
  readonly script: number;
  readonly html?: number;
}[] = [
  { path: '/', script: HOME },
  { path: '/about', script: DOCUMENT },
  { path: `/why-${SITE.whySlug}`, script: DOCUMENT },
  { path: '/recruiter-riley', script: DOCUMENT },
  { path: '/Imaging-Jobs', script: DOCUMENT },
  { path: '/jobs', script: 130 * 1024 },
  // With Leaflet, which is 49 KB, and every place of the map in words. 175 KB, and half a one for job types and what is in view.
  { path: '/job-map', script: 175.5 * 1024, html: 18_944 },
  // 120 KB, and 1.5 for what a job's page has that no other has: copying its link, the way back to the list, its age told anew.
  { path: '/jobs/{id}', script: (120 + 1.5) * 1024 },
  { path: '/jobs/a0XNOSUCHJOB000004', script: (120 + 1.5) * 1024 },
  { path: '/apply/{id}', script: 145 * 1024 },
  { path: '/quickapply', script: 145 * 1024 },
  { path: '/privacy-policy', script: DOCUMENT },
];
/** One font file, of the characters these texts have (app/font.ts). */
const FONT = 14 * 1024;
/** Data of pages nobody has asked for yet. */
const PREFETCHED = 10 * 1024;

const weightOf = (body: Buffer) => brotliCompressSync(body).length;

/** A build knows no jobs: pages that show some are made again at their first request, and weigh what they then weigh. */
async function htmlWithJobs(request: APIRequestContext, path: string): Promise<Buffer> {
  let html: Buffer = Buffer.alloc(0);
  await expect(async () => {
    html = await (await request.get(path)).body();
    if (path === '/' || path.endsWith('-Jobs')) expect(html.toString()).toContain('<article');
  }).toPass();
  return html;
}

for (const { path: pattern, script, html = HTML } of BUDGETS) {
  test(`${pattern} keeps its budgets of script, HTML and data, and asks nobody else`, async ({
    page,
    context,
    request,
    world,
  }) => {
    const tiles = await answerTiles(context);
    const { jobs } = await (await request.get('/api/jobs')).json();
    const path = pattern.replace('{id}', jobs[0].id);
    const document = weightOf(await htmlWithJobs(request, path));
    const scripts: Promise<number>[] = [];
    const data: Promise<number>[] = [];
    const fonts: Promise<number>[] = [];
    const elsewhere: string[] = [];
    page.on('response', (response) => {
      const url = new URL(response.url());
      const weight = () => response.body().then(weightOf);
      if (response.request().resourceType() === 'script') scripts.push(weight());
      if (response.request().resourceType() === 'font')
        fonts.push(response.body().then(({ length }) => length));
      if (url.searchParams.has('_rsc') || url.pathname.startsWith('/api/')) data.push(weight());
    });
    page.on('request', (sent) => {
      if (!sent.url().startsWith(world.site.url)) elsewhere.push(sent.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // The map alone asks others: for its tiles, once all its script is there.
    if (path === '/job-map') await expect.poll(() => tiles.length).toBeGreaterThan(0);
    else expect(tiles).toEqual([]);
    const sum = async (sizes: Promise<number>[]) =>
      (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    const weights = {
      script: await sum(scripts),
      html: document,
      data: await sum(data),
      font: await sum(fonts),
    };
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weights) });
    const modules = MODULES[script];
    if (modules) expect(scripts).toHaveLength(modules);
    else expect(scripts.length).toBeGreaterThan(3);
    expect(weights.script, 'script').toBeLessThanOrEqual(script);
    expect(weights.html, 'HTML').toBeLessThanOrEqual(html);
    expect(weights.data, 'data nobody has asked for').toBeLessThanOrEqual(PREFETCHED);
    expect(fonts, 'font files').toHaveLength(1);
    expect(weights.font, 'font').toBeLessThanOrEqual(FONT);
    expect(elsewhere.filter((url) => !tiles.includes(url))).toEqual([]);
  });
}

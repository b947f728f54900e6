import { brotliCompressSync, constants } from 'node:zlib';
import { crawl } from '../support/crawl';
import { budgetOf } from '../support/weight-budgets';
import { locsOf, readHtml, typeOf, type Html } from '../support/html';
import { payOf, plainSlug, slug, stateSlugOf, shownJobs, type ShownJob } from '../support/recount';
import { DEFAULT_SIZE } from '../support/page-sizes';
import { expect, expectAccessible, test } from '../support/test';

type Page = Html & { readonly path: string; readonly bytes: number };

/** The jobs of each address, counted without the site's own code. */
function jobsByPath(jobs: readonly ShownJob[]): ReadonlyMap<string, readonly ShownJob[]> {
  const found = new Map<string, ShownJob[]>();
  for (const job of jobs) {
    const { specialties, city } = job;
    const region = stateSlugOf(job);
    const fields = new Set(specialties.map(plainSlug).filter(Boolean));
    for (const path of [
      ...(region ? [`/jobs/in/${region}`] : []),
      ...(region && city && slug(city) ? [`/jobs/in/${region}/${slug(city)}`] : []),
      ...[...fields].map((field) => `/jobs/for/${field}`),
      ...(region ? [...fields].map((field) => `/jobs/for/${field}/in/${region}`) : []),
    ]) {
      const own = found.get(path) ?? [];
      own.push(job);
      found.set(path, own);
    }
  }
  return found;
}

/** Every page that the sitemap of searches names, and the jobs behind them. */
async function readSite(origin: string) {
  const text = async (path: string) => (await fetch(origin + path)).text();
  const jobs = await shownJobs(origin);
  // Pay pages have their own test (pay-pages.spec.ts).
  const paths = locsOf(await text('/sitemap-searches.xml'))
    .map((loc) => new URL(loc).pathname)
    .filter((path) => !path.startsWith('/pay/'));
  const pages: Page[] = [];
  const queue = [...paths];
  const read = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const answer = await fetch(origin + path);
      const html = await answer.text();
      expect(answer.status, path).toBe(200);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      const bytes = brotliCompressSync(html, { params }).length;
      pages.push({ path, bytes, ...readHtml(html) });
    }
  };
  await Promise.all(Array.from({ length: 6 }, read));
  return { jobs, paths, pages };
}

function expectWorthFinding({ jobs, paths, pages }: Awaited<ReturnType<typeof readSite>>): void {
  expect(new Set(paths).size).toBe(paths.length);
  for (const key of ['title', 'heading', 'description'] as const) {
    const told = new Map<string, string>();
    for (const page of pages) {
      expect(`${page.path} says as ${told.get(page[key]) ?? 'none'}`).toBe(
        `${page.path} says as none`,
      );
      told.set(page[key], page.path);
    }
  }
  const counted = jobsByPath(jobs);
  const wrong: string[] = [];
  for (const page of pages) {
    const own = counted.get(page.path) ?? [];
    const open = /^(One|\d+) jobs? (?:is|are) open today/m.exec(
      page.text.slice(page.text.indexOf(page.heading) + page.heading.length).trim(),
    )?.[1];
    const count = open === 'One' ? 1 : Number(open);
    if (own.length < 3 || count !== own.length)
      wrong.push(`${page.path}: ${count} of ${own.length}`);
    const [, figure] = /The median pay is \$([\d,]+) a week/.exec(page.text) ?? [];
    const said = figure === undefined ? null : Number(figure.replaceAll(',', ''));
    const median = payOf(own)?.median ?? null;
    if (said !== median) wrong.push(`${page.path}: $${said} of $${median}`);
    expect(page.canonical, page.path).toBe(page.path);
    expect(page.robots, page.path).toBe('index');
    expect(page.description.length, page.path).toBeLessThanOrEqual(160);
    expect(page.bytes, page.path).toBeLessThanOrEqual(budgetOf('document').html);
    expect(page.blocks.map(typeOf), page.path).toEqual(
      expect.arrayContaining(['BreadcrumbList', 'ItemList']),
    );
    const ids = new Set(own.map(({ id }) => id));
    const shown = page.links.flatMap((href) => /^\/jobs\/([^/?]+)$/.exec(href)?.[1] ?? []);
    expect(
      shown.filter((id) => !ids.has(id)),
      page.path,
    ).toEqual([]);
    expect(new Set(shown).size, page.path).toBe(Math.min(own.length, 10));
  }
  expect(wrong).toEqual([]);
  // The other way round: every place and specialty with three jobs has its page.
  const named = new Set(paths);
  const unnamed = [...counted].filter(([path, own]) => own.length >= 3 && !named.has(path));
  expect(unnamed.map(([path]) => path)).toEqual([]);
}

test(
  'every search page has three jobs or more, texts of its own, and the figures of an independent count',
  { tag: '@long' },
  async ({ world }) => {
    const site = await readSite(world.site.url);
    expect(site.paths.length).toBeGreaterThan(100);
    expectWorthFinding(site);
  },
);

for (const size of [1_000, 10_000])
  test(
    `the same holds for ${size.toLocaleString('en-US')} jobs, and each page is at most 4 clicks from home`,
    { tag: '@long' },
    async ({ ownWorld }) => {
      // 10,000 jobs have some 2,500 pages, each of which is rendered in this test.
      test.setTimeout(600_000);
      const { site } = await ownWorld({ jobs: size });
      const hasJobs = async () => (await fetch(`${site.url}/api/jobs`)).ok;
      await expect.poll(hasJobs, { timeout: 60_000 }).toBe(true);
      const read = await readSite(site.url);
      expect(read.jobs.length).toBeGreaterThan(size * 0.98);
      expectWorthFinding(read);
      const named = new Set(read.paths);
      const links = new Map(read.pages.map((page) => [page.path, page.links]));
      const { linked } = await crawl({
        origin: site.url,
        maxDepth: 1,
        atOnce: 6,
        isFetched: (path) => /^\/(?:job-directory)?$|^\/[A-Z]/.test(path),
      });
      // Two clicks from home, and two more through these pages themselves.
      for (let click = 3; click <= 4; click += 1)
        for (const path of [...linked.keys()])
          for (const href of links.get(path) ?? []) if (!linked.has(href)) linked.set(href, path);
      expect(read.paths.filter((path) => !linked.has(path))).toEqual([]);
      // An indexable page links to no search page that is not.
      const led = [...linked.keys()].filter((path) => /^\/jobs\/(?:in|for)\/[^?]+$/.test(path));
      expect(led.filter((path) => !named.has(path))).toEqual([]);
    },
  );

test('an address in another spelling takes one redirect, and an unknown one is not found', async ({
  world,
}) => {
  const ask = async (path: string) => {
    const { status, headers } = await fetch(world.site.url + path, { redirect: 'manual' });
    return `${status} ${headers.get('location') ?? ''}`.trim();
  };
  expect(await ask('/jobs/in')).toBe('308 /job-directory');
  expect(await ask('/jobs/for')).toBe('308 /job-directory');
  expect(await ask('/jobs/in/TX')).toBe('308 /jobs/in/texas');
  expect(await ask('/jobs/in/texas/')).toBe('308 /jobs/in/texas');
  expect(await ask('/jobs/for/l-and-d')).toBe('308 /jobs/for/labor-and-delivery');
  expect(await ask('/jobs/in/texas?page=99')).toBe('307 /jobs/in/texas?page=3');
  expect(await ask('/jobs/in/guam')).toBe('200');
  expect(await ask('/share/searches/jobs/in/%25')).toBe('404');
  expect(await ask('/PAY/ICU')).toBe('308 /pay/icu');
  for (const path of [
    '/jobs/in/nowhere',
    '/jobs/in/texas/~2',
    '/jobs/for/astronaut',
    '/jobs/in/texas/%E0%A4%A',
  ])
    expect(await ask(path), path).toMatch(/^40[04]$/);
});

test('a place without jobs says so and is noindex', async ({ world, page }) => {
  await page.goto(`${world.site.url}/jobs/in/guam`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ in Guam$/);
  await expect(page.getByText('Nothing open here today')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expectAccessible(page, '/jobs/in/guam');
});

test('an unknown address leads to the largest pages', async ({ world, page }) => {
  const response = await page.goto(`${world.site.url}/jobs/in/nowhere`);
  expect(response?.status()).toBe(404);
  const popular = page.getByRole('navigation', { name: 'Popular pages' });
  const pages = await popular.locator('a[href^="/jobs/"]').all();
  expect(pages.length).toBeGreaterThan(2);
  for (const link of pages) {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
  }
});

test('from a state to its second page, to a job, and back to the state', async ({
  world,
  page,
}) => {
  await page.goto(`${world.site.url}/jobs/in/texas`);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/\/jobs\/in\/texas\?page=2$/);
  await expect(page.getByRole('heading', { name: 'Open now, page 2 of 3' })).toBeVisible();
  await expectAccessible(page, '/jobs/in/texas?page=2');
  await page.locator('main article').first().getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/jobs\/[^/]+$/);
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await way.getByRole('link', { name: 'Texas' }).click();
  await expect(page).toHaveURL(/\/jobs\/in\/texas$/);
});

for (const path of ['/jobs/in/texas?page=2', '/jobs/in/texas/austin', '/jobs/for/icu'])
  test(`'Back to jobs' of a job opened on ${path} leads to ${path}, as it was left`, async ({
    world,
    page,
  }) => {
    // What was open before does not count.
    await page.goto(`${world.site.url}/about`);
    await page.goto(world.site.url + path);
    const card = page.locator('main article').last();
    await card.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(/\/jobs\/[^/]+$/);
    const back = page.getByRole('link', { name: 'Back to jobs' });
    await expect(back).toHaveAttribute('href', path);
    await back.click();
    await expect(page).toHaveURL(world.site.url + path);
    await expect(card).toBeInViewport();
  });

for (const path of ['/jobs/in/texas', '/jobs/for/icu', '/jobs/in/texas/austin'])
  test(`every row of figures on ${path} leads to as many jobs as it says`, async ({
    world,
    page,
  }) => {
    await page.goto(world.site.url + path);
    const rows = page
      .getByRole('list', { name: 'Narrow these jobs' })
      .or(page.locator('section:is([aria-labelledby="cities"], [aria-labelledby="near"]) ul'))
      .locator('li');
    expect(await rows.count()).toBeGreaterThan(2);
    for (const row of await rows.all()) {
      const link = row.getByRole('link');
      const [, label, told] = /^(.*\S)\s+(\d+)(?:\s*jobs?)?$/.exec(await link.innerText()) ?? [];
      const href = (await link.getAttribute('href')) ?? '';
      const isList = href.startsWith('/jobs?');
      expect(await link.getAttribute('rel'), href).toBe(isList ? 'nofollow' : null);
      const text = readHtml(await (await fetch(world.site.url + href)).text());
      const [, found] =
        /(\d+|One) (?:positions? found|jobs? (?:is|are) open)/.exec(text.text) ?? [];
      expect(`${label}: ${found}`).toBe(`${label}: ${told}`);
    }
  });

test('the directory leads to all jobs by one link, and its pages of jobs are folded', async ({
  world,
  page,
}) => {
  const { url } = world.site;
  const jobs = await shownJobs(url);
  await page.goto(`${url}/job-directory`);
  const byDate = page.getByRole('region', { name: 'By date' });
  await expect(byDate.getByRole('link')).toHaveCount(1);
  await byDate.getByText(/^Page by page/).click();
  await expect(byDate.getByRole('link')).toHaveCount(1 + Math.ceil(jobs.length / DEFAULT_SIZE));
  await expectAccessible(page, '/job-directory with its pages');
  await byDate.getByRole('link', { name: 'All jobs, newest first' }).click();
  await expect(page).toHaveURL(`${url}/jobs`);
});

test('a list with filters has its own title', async ({ world, page }) => {
  await page.goto(`${world.site.url}/jobs?specialty=ICU&state=TX`);
  await expect(page).toHaveTitle(/^ICU jobs in Texas, \d+ open \| /);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Available Positions');
  await page.goto(`${world.site.url}/jobs?state=TX&page=2`);
  await expect(page).toHaveTitle(/^Jobs in Texas, \d+ open, page 2 \| /);
});

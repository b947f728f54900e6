import http from 'node:http';
import { SITE } from '@/lib/config/site';
import { LANDING_PATHS } from '@/lib/content/addresses/paths';
import { UNCRAWLED } from '@/lib/content/addresses/uncrawled';
import { findingsOf } from '@/__tests__/support/google-rules';
import { locsOf, readHtml, typeOf } from '../support/html';
import { LARGEST_SIZE, OTHER_SIZE } from '../support/page-sizes';
import { expect, expectAccessible, test } from '../support/test';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0 Safari/537.36';
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const READERS = [BROWSER, GOOGLEBOT, 'Bingbot/2.0', 'LinkedInBot/1.0', 'facebookexternalhit/1.1'];

/** Sends a request with any Host header; `fetch` would overwrite it. */
const ask = (origin: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      http
        .get(origin + path, { headers: { 'user-agent': GOOGLEBOT, ...headers } }, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (part: string) => (body += part));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          );
        })
        .on('error', reject);
    },
  );

type Row = readonly [path: string, robots: 'index' | 'noindex, follow', canonical: string | null];
const TABLE: readonly Row[] = [
  ...[
    '/',
    '/about',
    `/why-${SITE.whySlug}`,
    '/contact',
    '/recruiter-riley',
    '/jobs',
    '/job-map',
  ].map((path): Row => [path, 'index', path]),
  ...['/privacy-policy', '/terms-and-conditions', '/equal-opportunity', '/accessibility'].map(
    (path): Row => [path, 'index', path],
  ),
  ...[...Object.values(LANDING_PATHS), '/job-directory'].map((path): Row => [path, 'index', path]),
  ['/about?utm_source=mail', 'index', '/about'],
  ['/jobs?utm_source=mail&collapsed=true', 'index', '/jobs'],
  ['/jobs?page=1', 'index', '/jobs'],
  ['/jobs?page=2', 'index', '/jobs?page=2'],
  ['/jobs?page=2&utm_source=mail', 'index', '/jobs?page=2'],
  ...[
    'title=RN',
    'state=TX&shift=Days',
    'specialty=ICU,CT',
    'state=TX&page=2',
    'shift=Days',
    'sort=recent',
    `per=${LARGEST_SIZE}`,
    `per=${OTHER_SIZE}&page=2`,
  ].map((query): Row => [`/jobs?${query}`, 'noindex, follow', null]),
  // One specialty or one state: the search page is the canonical address of the list.
  ['/jobs?state=TX', 'index', '/jobs/in/texas'],
  ['/jobs?specialty=icu&collapsed=true', 'index', '/jobs/for/icu'],
  ['/jobs/in/texas', 'index', '/jobs/in/texas'],
  ['/jobs/in/texas?page=2&utm_source=mail', 'index', '/jobs/in/texas?page=2'],
  ['/jobs/for/icu', 'index', '/jobs/for/icu'],
  ['/jobs/in/guam', 'noindex, follow', null],
  ['/pay/icu?utm_source=mail', 'index', '/pay/icu'],
  ...['/quickapply', '/application-success', '/thank-you', '/saved', '/job-map-embed'].map(
    (path): Row => [path, 'noindex, follow', null],
  ),
];

test('every kind of page tells search engines what they may do (RT-15, RT-16)', async ({
  world,
}) => {
  const [job] = await jobsOf(world.site.url);
  const rows: readonly Row[] = [
    ...TABLE,
    [`/jobs/${job?.id}`, 'index', `/jobs/${job?.id}`],
    [`/jobs/${job?.id}?from=state%3DTX`, 'index', `/jobs/${job?.id}`],
    [`/apply/${job?.id}`, 'noindex, follow', null],
    [`/offer/${job?.id}`, 'noindex, follow', null],
    // Not in the feed, but open.
    ['/jobs/a0AVf00000AdHc1MAF', 'index', '/jobs/a0AVf00000AdHc1MAF'],
  ];
  for (const [path, robots, canonical] of rows) {
    const { status, body } = await ask(world.site.url, path);
    const read = readHtml(body);
    expect([path, status, read.robots, read.canonical]).toEqual([path, 200, robots, canonical]);
  }
  const past = readHtml((await ask(world.site.url, '/jobs?page=9999')).body);
  expect(past.canonical).toMatch(/^\/jobs\?page=\d\d$/);
});

test('the head is complete in the first HTML for every user agent', async ({ world }) => {
  const [, job] = await jobsOf(world.site.url);
  for (const path of ['/jobs', '/jobs?state=TX', '/job-directory', `/jobs/${job?.id}`]) {
    const answers = await Promise.all(
      READERS.map(async (reader) => {
        const { headers, body } = await ask(world.site.url, path, { 'user-agent': reader });
        const { title, description, robots, canonical } = readHtml(body);
        expect(title, `${path} for ${reader}`).not.toBe('');
        expect(headers.etag, path).toMatch(/^"[^"]+"$/);
        return { head: JSON.stringify([title, description, robots, canonical]), headers };
      }),
    );
    expect(new Set(answers.map(({ head }) => head)).size, path).toBe(1);
    // Every user agent gets the one page that is kept: none has a render of its own.
    expect(new Set(answers.map(({ headers }) => headers.etag)).size, path).toBe(1);
  }
});

test('robots.txt disallows only unbounded addresses and names the sitemap, which lists the jobs of the feed', async ({
  world,
}) => {
  const { url } = world.site;
  const robots = await ask(url, '/robots.txt');
  expect(robots.headers['content-type']).toContain('text/plain');
  const disallowed = [...robots.body.matchAll(/^disallow: *(.*)$/gim)].map(([, path]) => path);
  expect(disallowed).toEqual(UNCRAWLED);
  expect(robots.body).toContain(`Sitemap: ${url}/sitemap.xml`);

  const index = await ask(url, '/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  expect(locsOf(index.body)).toEqual(
    ['pages', 'searches', 'jobs-1'].map((name) => `${url}/sitemap-${name}.xml`),
  );
  const jobs = await ask(url, '/sitemap-jobs-1.xml');
  const open = await jobsOf(url);
  expect(locsOf(jobs.body)).toEqual(open.map(({ id }) => `${url}/jobs/${id}`));
  const today = new Date().toISOString().slice(0, 10);
  const days = [...jobs.body.matchAll(/<lastmod>([^<]*)/g)].map(([, day = '']) => day);
  expect(days).toHaveLength(open.length);
  for (const day of days) expect(day <= today && /^\d{4}-\d\d-\d\d$/.test(day)).toBe(true);
  expect(new Set(days).size).toBeGreaterThan(20);
  const again = await ask(url, '/sitemap-jobs-1.xml', { 'if-none-match': jobs.headers.etag ?? '' });
  expect(again.status).toBe(304);
  expect((await ask(url, '/sitemap-jobs-2.xml')).status).toBe(404);
});

test('on any other host every answer is noindex, with an unchanged status', async ({ world }) => {
  const paths = [
    '/',
    '/jobs',
    '/api/jobs',
    '/icon.svg',
    '/rn',
    '/nursing',
    '/no-such-page',
    '/sitemap.xml',
    '/robots.txt',
  ];
  for (const path of paths) {
    const foreign = await ask(world.site.url, path, { host: 'staging.fernway.example' });
    const own = await ask(world.site.url, path);
    expect([path, foreign.headers['x-robots-tag']]).toEqual([path, 'noindex']);
    expect([path, own.headers['x-robots-tag']]).toEqual([path, undefined]);
    expect([path, foreign.status]).toEqual([path, own.status]);
  }
  const forged = {
    host: 'staging.fernway.example',
    'x-forwarded-host': new URL(world.site.url).host,
  };
  expect((await ask(world.site.url, '/', forged)).headers['x-robots-tag']).toBe('noindex');
});

test('each kind of page has its structured data', async ({ world }) => {
  const [job] = await jobsOf(world.site.url);
  const rows: readonly (readonly [path: string, types: readonly string[]])[] = [
    ['/', ['WebSite']],
    ['/about', ['BreadcrumbList']],
    ['/recruiter-riley', ['BreadcrumbList', 'FAQPage']],
    ['/job-directory', ['BreadcrumbList']],
    [LANDING_PATHS.nursing, ['BreadcrumbList', 'ItemList']],
    ['/jobs', ['ItemList']],
    ['/jobs?state=TX&page=2', ['ItemList']],
    ['/jobs?title=no-such-title', []],
    [`/jobs/${job?.id}`, ['JobPosting', 'BreadcrumbList']],
    [`/apply/${job?.id}`, []],
  ];
  for (const [path, types] of rows) {
    const { blocks } = readHtml((await ask(world.site.url, path)).body);
    expect([path, ...blocks.map(typeOf).toSorted()]).toEqual(
      [path, ...types, 'EmploymentAgency'].toSorted((a, b) =>
        a === path ? -1 : b === path ? 1 : a < b ? -1 : 1,
      ),
    );
    expect(blocks.flatMap(findingsOf)).toEqual([]);
  }
  const home = readHtml((await ask(world.site.url, '/')).body);
  const search = home.blocks.find((block) => typeOf(block) === 'WebSite');
  expect(JSON.stringify(search)).toContain('/jobs?q={search_term_string}');
});

test(
  'the first request for a page from the build already has jobs on it',
  { tag: '@long' },
  async ({ ownWorld }) => {
    const { site } = await ownWorld();
    for (const path of ['/', ...Object.values(LANDING_PATHS)]) {
      expect((await ask(site.url, path)).body, path).toContain('<article');
    }
  },
);

test('a job’s page has its sanitized description, and nowhere the raw one', async ({ world }) => {
  const Jobdescriptionrich = '<p>Care</p><img src="/x" onerror="stolen()">';
  await world.platform.addUnlisted([
    { Record_Id: 'a0Xhostile000000001', JobTitlen: 'RN', Jobdescriptionrich },
  ]);
  const { body } = await ask(world.site.url, '/jobs/a0Xhostile000000001');
  expect(body).toContain('<p>Care</p>');
  expect(body).not.toContain('stolen');
});

/** A specialty's page as read without scripts. */
const specialtyOf = async (origin: string) =>
  readHtml((await ask(origin, '/Laboratory-Technologist-Jobs')).body).text;

test(
  'with no open jobs the sitemap names only the pages, and a specialty says so; with the platform down neither does',
  { tag: '@long' },
  async ({ ownWorld }) => {
    const none = await ownWorld({ jobs: 0 });
    expect(locsOf((await ask(none.site.url, '/sitemap.xml')).body)).toEqual([
      `${none.site.url}/sitemap-pages.xml`,
    ]);
    expect((await ask(none.site.url, '/sitemap-jobs-1.xml')).status).toBe(404);
    expect((await ask(none.site.url, '/job-directory')).body).toContain('Nothing here yet');
    await expect(async () => {
      expect(await specialtyOf(none.site.url)).toContain('None today');
    }).toPass();

    const down = await ownWorld({
      faults: [{ match: '/GET .*cerebralstaffing/', refuse: true }],
      waitsForList: false,
    });
    for (const path of ['/sitemap.xml', '/sitemap-jobs-1.xml', '/job-directory']) {
      const { status, headers, body } = await ask(down.site.url, path);
      expect([path, status]).toEqual([path, 503]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).not.toContain('noindex');
    }
    expect((await ask(down.site.url, '/sitemap-pages.xml')).status).toBe(200);
    expect((await ask(down.site.url, '/robots.txt')).status).toBe(200);
    const unknown = await specialtyOf(down.site.url);
    expect(unknown).toContain('The newest jobs are on their way');
    expect(unknown).not.toContain('None today');
  },
);

test('the directory and the breadcrumb of a job are accessible and work', async ({
  page,
  world,
}) => {
  await page.goto('/job-directory');
  await expectAccessible(page, 'the job directory');
  await page.setViewportSize({ width: 320, height: 800 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  await page.getByRole('link', { name: /^Texas \d+$/ }).click();
  await expect(page).toHaveURL(`${world.site.url}/jobs/in/texas`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ jobs in Texas$/);
  await page.goto('/jobs');
  await page.getByRole('link', { name: 'Browse jobs by place or specialty' }).click();
  await expect(page).toHaveURL(`${world.site.url}/job-directory`);

  const job = (await jobsOf(world.site.url)).find(({ state }) => state === 'TX');
  await page.goto(`/jobs/${job?.id}`);
  await expectAccessible(page, 'a job with its way');
  await page.getByRole('main').getByRole('link', { name: 'Texas', exact: true }).click();
  await expect(page).toHaveURL(`${world.site.url}/jobs/in/texas`);
});

async function jobsOf(origin: string): Promise<readonly { id: string; state: string | null }[]> {
  const { jobs } = JSON.parse((await ask(origin, '/api/jobs')).body) as {
    jobs: readonly { id: string; state: string | null }[];
  };
  return jobs;
}

test('security.txt names the contact for vulnerabilities (RFC 9116)', async ({ request }) => {
  for (const path of ['/.well-known/security.txt', '/security.txt']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 200]);
    expect(await response.text()).toContain(`Contact: mailto:${SITE.email}\n`);
    expect(response.headers()['content-type']).toContain('text/plain');
  }
});

test('without INDEXNOW_KEY no key is shown', async ({ request }) => {
  expect((await request.get('/indexnow-key.txt')).status()).toBe(404);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { addDays } from '@/lib/domain/dates/dates';
import { budgetOf } from '../support/weight-budgets';
import { locsOf, readHtml, typeOf } from '../support/html';
import { payOf, plainSlug, stateSlugOf, type ShownJob } from '../support/recount';
import { expect, expectAccessible, test } from '../support/test';
import { complaints } from '../support/world/policy';
import { startSite, type Site } from '../support/world/site';
import { changeStoredList, storedList } from '../support/world/stored-list';
import Sqlite from 'better-sqlite3';

const read = async (origin: string, path: string) => (await fetch(origin + path)).text();

/** The pay pages that the sitemap names, and every job. */
async function readSite(origin: string) {
  const { jobs }: { jobs: readonly ShownJob[] } = JSON.parse(await read(origin, '/api/jobs'));
  const paths = locsOf(await read(origin, '/sitemap-searches.xml'))
    .map((loc) => new URL(loc).pathname)
    .filter((path) => path.startsWith('/pay/'));
  return { jobs, paths };
}

/** The jobs of each specialty, and of each specialty in each state, computed without the site's own code. */
function groupsOf(jobs: readonly ShownJob[]) {
  const groups = new Map<string, ShownJob[]>();
  for (const job of jobs) {
    const state = stateSlugOf(job);
    for (const field of new Set(job.specialties.map(plainSlug).filter(Boolean)))
      for (const path of [`/pay/${field}`, ...(state ? [`/pay/${field}/${state}`] : [])])
        groups.set(path, [...(groups.get(path) ?? []), job]);
  }
  return groups;
}

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const range = (from: number, to: number) =>
  from === to ? dollars(from) : `${dollars(from)} – ${dollars(to)}`;

test(
  'the sitemap names exactly the pages with enough figures, and each page and file matches an independent count',
  { tag: '@long' },
  async ({ ownWorld }) => {
    // Enough jobs for pages of a specialty in a state.
    const { site } = await ownWorld({ jobs: 1_500 });
    const { url } = site;
    const { jobs, paths } = await readSite(url);
    const groups = groupsOf(jobs);
    const told = [...groups].filter(([, group]) => payOf(group) !== null).map(([path]) => path);
    expect(paths.toSorted()).toEqual(told.toSorted());
    expect(paths.filter((path) => path.split('/').length > 3).length).toBeGreaterThan(10);
    const seen = new Set<string>();
    for (const path of paths) {
      const group = groups.get(path) ?? [];
      const pay = payOf(group);
      if (pay === null) throw new Error(path);
      const html = await read(url, path);
      const page = readHtml(html);
      expect(page.text, path).toContain(
        `${dollars(pay.median)} a week is the median of ${pay.count} open jobs. Typical weekly pay ${range(pay.from, pay.to)} `,
      );
      expect(page.text, path).toContain(`Lowest to highest ${range(pay.lowest, pay.highest)} `);
      const csv = (await read(url, `${path}/data.csv`)).trim().split('\r\n');
      expect(csv, path).toHaveLength(2);
      const row = [pay.count, pay.median, pay.from, pay.to, pay.lowest, pay.highest].join(',');
      expect(csv[1]?.endsWith(`,${row}`), `${csv[1]} is ${row}`).toBe(true);
      expect([page.canonical, page.robots], path).toEqual([path, 'index']);
      for (const words of [page.title, page.heading, page.description]) {
        expect(seen.has(words), words).toBe(false);
        seen.add(words);
      }
      expect(page.description.length, path).toBeLessThanOrEqual(160);
      expect(page.blocks.map(typeOf), path).toEqual(['BreadcrumbList', 'EmploymentAgency']);
      const shown = page.links.flatMap((href) => /^\/jobs\/([^/?]+)$/.exec(href)?.[1] ?? []);
      const ids = new Set(group.map(({ id }) => id));
      expect(shown.filter((id) => !ids.has(id))).toEqual([]);
      expect(new Set(shown).size, path).toBe(Math.min(pay.count, 3));
      expect(page.links).toContain(
        path.replace(/^\/pay\/([^/]+)(?:\/(.+))?$/, (_, field: string, state?: string) =>
          state ? `/jobs/for/${field}/in/${state}` : `/jobs/for/${field}`,
        ),
      );
      // Only pay pages that are in the sitemap are linked.
      const others = page.links.filter(
        (href) => href.startsWith('/pay/') && !href.endsWith('.csv'),
      );
      expect(others.filter((href) => !paths.includes(href))).toEqual([]);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      expect(brotliCompressSync(html, { params }).length, path).toBeLessThanOrEqual(
        budgetOf('document').html,
      );
    }
  },
);

test('another spelling takes one redirect; a page with too few figures is noindex; an unknown one is a 404', async ({
  world,
  page,
}) => {
  const { url } = world.site;
  const ask = async (path: string) => {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' });
    return `${status} ${headers.get('location') ?? ''}`.trim();
  };
  const { jobs, paths } = await readSite(url);
  const [field = ''] = paths.map((path) => path.split('/')[2] ?? '');
  expect(await ask('/pay')).toBe('308 /job-directory');
  expect(await ask(`/pay/${field.toUpperCase()}`)).toBe(`308 /pay/${field}`);
  expect(await ask(`/pay/${field}/`)).toBe(`308 /pay/${field}`);
  expect(await ask('/pay/l-and-d')).toBe('308 /pay/labor-and-delivery');
  for (const path of [
    '/pay/astronaut',
    '/pay/icu/nowhere',
    '/pay/icu/texas/austin',
    '/pay/astronaut/data.csv',
  ])
    expect(await ask(path), path).toBe('404');

  const [few = ''] = [...groupsOf(jobs)].flatMap(([path, group]) => (payOf(group) ? [] : [path]));
  expect(await ask(`${few}/data.csv`)).toBe('404');
  await page.goto(url + few);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.getByText('Too few figures today')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/median of \d/);
  await expectAccessible(page, few);
});

test('the file states its type and its age, and is noindex', async ({ world }) => {
  const { url } = world.site;
  const address = `${url}${(await readSite(url)).paths[0]}/data.csv`;
  const { status, headers } = await fetch(address);
  expect([status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'noindex',
  ]);
  for (const [name, value] of [
    ['if-none-match', headers.get('etag')],
    ['if-modified-since', headers.get('last-modified')],
  ] as const)
    expect((await fetch(address, { headers: { [name]: value ?? '' } })).status, name).toBe(304);
});

test('a pay page is a document, linked from its jobs and from a job, and shows no trend yet', async ({
  world,
  page,
}) => {
  const { url } = world.site;
  const { jobs, paths } = await readSite(url);
  const icu = jobs.find(({ specialties }) => specialties[0] === 'ICU');
  expect(paths).toContain('/pay/icu');
  const told = complaints(page);
  await page.goto(`${url}/jobs/for/icu`);
  await page.getByRole('link', { name: 'What ICU pays', exact: true }).click();
  await expect(page).toHaveURL(`${url}/pay/icu`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^ICU .*nurse pay$/);
  for (const name of ['By shift', 'By contract length', 'By state'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  const nights = page
    .getByRole('region', { name: 'By shift' })
    .getByRole('link', { name: /^Nights/ });
  const list = (await nights.getAttribute('href')) ?? '';
  expect(list).toMatch(/^\/jobs\?specialty=ICU&shift=Nights/);
  expect(await read(url, list)).toMatch(/>[1-9]\d* positions? found</);
  const since = page.getByText(/^Figures are kept since /);
  await expect(since).toBeHidden();
  await page.getByText('How it is counted').click();
  await expect(since).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download them as CSV' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it has changed' })).toHaveCount(0);
  await expect(page.locator('main')).toHaveAttribute('data-kind', 'document');
  const response = await page.goto(`${url}/pay/icu`);
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  expect(await response?.text()).not.toMatch(/__next_f|<script(?![^>]*\stype=)/);
  await expectAccessible(page, '/pay/icu');
  await page.goto(`${url}/jobs/${icu?.id}`);
  await page.getByText('How we work it out').click();
  await page.getByRole('link', { name: /^What ICU pays/ }).click();
  await expect(page).toHaveURL(/\/pay\/icu/);
  expect(told).toEqual([]);
});

/** Copies a site's stored snapshot with more days of pay before today's. Returns the new data folder. */
async function withDaysBefore({ dataDir }: Site, days: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-data-'));
  await expect.poll(() => storedList(dataDir)).not.toBeNull();
  const database = new Sqlite(join(dataDir, 'site.db'));
  await database.backup(join(folder, 'site.db'));
  database.close();
  const stored = storedList(folder);
  if (!stored) throw new Error('nothing is stored');
  const payLines = (stored.payLines ?? []).map(([path, [line]]) => {
    if (!line) throw new Error(path);
    const [today, count, median, ...rest] = line;
    const before = Array.from(
      { length: days },
      (_, at) => [addDays(today, at - days), count, median - 10 * (days - at), ...rest] as const,
    );
    return [path, [...before, line]] as const;
  });
  changeStoredList(folder, { payLines });
  return folder;
}

test(
  'after a week a pay page shows how pay changed, in a drawing and in a table; a restart loses nothing',
  { tag: '@long' },
  async ({ world, page }) => {
    const dataDir = await withDaysBefore(world.site, 9);
    const site = await startSite({ build: 'bare', platformUrl: world.platform.apiUrl, dataDir });
    try {
      const told = complaints(page);
      await page.goto(`${site.url}/pay/icu`);
      await expect(
        page.getByText(/ the median went from \$[\d,]+ to \$[\d,]+ a week\.$/),
      ).toBeVisible();
      await page.getByText('As a table').click();
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(11);
      await expectAccessible(page, '/pay/icu with a trend');
      await page.setViewportSize({ width: 320, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(320);
      const csv = await read(site.url, '/pay/icu/data.csv');
      expect(csv.trim().split('\r\n')).toHaveLength(11);
      expect(told).toEqual([]);
    } finally {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

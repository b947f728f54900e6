import { brotliCompressSync, constants } from 'node:zlib';
import { budgetOf } from '../support/weight-budgets';
import { locsOf, readHtml, typeOf } from '../support/html';
import { payOf, plainSlug, stateSlugOf, type ShownJob } from '../support/recount';
import { expect, expectAccessible, test } from '../support/test';
import { complaints } from '../support/world/policy';

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
  'the sitemap names exactly the pages with enough figures, and each page matches an independent count',
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
      const others = page.links.filter((href) => href.startsWith('/pay/'));
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
  for (const path of ['/pay/astronaut', '/pay/icu/nowhere', '/pay/icu/texas/austin'])
    expect(await ask(path), path).toBe('404');

  const [few = ''] = [...groupsOf(jobs)].flatMap(([path, group]) => (payOf(group) ? [] : [path]));
  await page.goto(url + few);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  await expect(page.getByText('Fewer than five open jobs list weekly pay today.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/median of \d/);
  await expectAccessible(page, few);
});

test('a pay page is a document, linked from its jobs and from a job', async ({ world, page }) => {
  const { url } = world.site;
  const { jobs, paths } = await readSite(url);
  const icu = jobs.find(({ specialties }) => specialties[0] === 'ICU');
  expect(paths).toContain('/pay/icu');
  const told = complaints(page);
  await page.goto(`${url}/jobs/for/icu`);
  await page.getByRole('link', { name: 'What ICU pays', exact: true }).click();
  await expect(page).toHaveURL(`${url}/pay/icu`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^ICU .*nurse pay$/);
  for (const [name, list] of [
    [/^Days \$/, /^\/jobs\?specialty=ICU&shift=Days/],
    [/^13 weeks \$/, /^\/jobs\?specialty=ICU&q=13\+weeks$/],
  ] as const) {
    const group = page
      .getByRole('region', { name: 'By shift and length' })
      .getByRole('link', { name });
    const href = (await group.getAttribute('href')) ?? '';
    expect(href).toMatch(list);
    expect(await read(url, href)).toMatch(/>[1-9]\d* positions? found</);
  }
  await expect(page.getByRole('link', { name: 'All ICU jobs by state' })).toHaveAttribute(
    'href',
    '/jobs/for/icu',
  );
  const method = page.getByText(/^US dollars a week, as the open jobs state it/);
  await expect(method).toBeHidden();
  await page.getByText('How it is counted').click();
  await expect(method).toBeVisible();
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

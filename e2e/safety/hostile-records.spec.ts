import { LEGACY_PATHS } from '@/lib/content/addresses/legacy-paths';
import { hostileRecords, KEYS, plainRecord } from '../support/hostile-records';
import { expect, sharedWorld, test } from '../support/test';

const PLAIN = Array.from({ length: 30 }, (_, n) => plainRecord(`plain-${n}`));
const HOSTILE = hostileRecords();

const world = sharedWorld({ records: [...PLAIN, ...HOSTILE] });

/** Every kind of page and answer that lists jobs or reads words from its address. */
const LISTS = [
  '/',
  '/jobs',
  '/job-map',
  '/job-map-embed',
  '/saved',
  '/job-directory',
  '/no-such-page',
  '/jobs/no-such-job',
  '/quickapply',
  '/pay/nursing',
  '/jobs/in/idaho',
  '/jobs/for/icu',
  '/jobs/feed.xml',
  '/jobs/feed.json',
  '/feeds/jobs.xml',
  '/sitemap.xml',
  '/sitemaps/searches',
  '/api/jobs',
  '/api/jobs/options',
  '/api/jobs/places',
  '/api/jobs/map',
  '/api/jobs/compact',
  ...new Set(Object.values(LEGACY_PATHS)),
  ...KEYS.flatMap((key) => [
    ...[
      'state',
      'specialty',
      'title',
      'city',
      'shift',
      'orderType',
      'near',
      'q',
      'sort',
      'says',
    ].map((name) => `/jobs?${name}=${key}`),
    `/jobs?${key}=1`,
    `/job-map?near=${key}`,
    `/jobs/in/${key}`,
    `/jobs/for/${key}`,
    `/pay/${key}`,
    `/pay/nursing/${key}`,
    `/go/${key}`,
    `/${key}`,
    `/jobs/in/idaho/${key}`,
    `/api/jobs/search?near=${key}`,
    `/api/references/${key}?id=1`,
  ]),
];

async function statusesOf(paths: readonly string[]): Promise<readonly string[]> {
  const bad: string[] = [];
  for (const path of paths) {
    const answer = await fetch(`${world().site.url}${path}`, { redirect: 'manual' });
    await answer.arrayBuffer();
    if (answer.status >= 500) bad.push(`${answer.status} ${path}`);
  }
  return bad;
}

test('no record of the feed takes a page with it: lists, maps, searches, feeds', async () => {
  test.setTimeout(300_000);
  expect(await statusesOf(LISTS)).toEqual([]);
  const { jobs } = (await (await fetch(`${world().site.url}/api/jobs`)).json()) as {
    jobs: readonly unknown[];
  };
  expect(jobs).toHaveLength(PLAIN.length + HOSTILE.length);
});

test('nor does any record take its own pages with it', async () => {
  test.setTimeout(600_000);
  const ids = HOSTILE.map(({ Record_Id: id }) => id).filter((id) => /^(?:one|all)-|^\w+$/.test(id));
  const own = ids.flatMap((id) => [`/jobs/${id}`, `/apply/${id}`]);
  const beside = ids
    .filter((id) => !id.startsWith('one-'))
    .flatMap((id) => [`/offer/${id}`, `/contact?job=${id}`]);
  const fours = Array.from({ length: Math.ceil(ids.length / 4) }, (_, at) =>
    ids.slice(at * 4, at * 4 + 4).join(','),
  );
  const together = fours.flatMap((four) => [
    `/compare?ids=${four}`,
    `/api/jobs/chosen?ids=${four}`,
  ]);
  // A picture takes half a second.
  const pictures = ids.filter((_, at) => at % 8 === 0).map((id) => `/share/jobs/${id}`);
  expect(await statusesOf([...own, ...beside, ...together, ...pictures])).toEqual([]);
});

test('what these records draw in a browser raises no error', async ({ page }) => {
  test.setTimeout(300_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const { url } = world().site;
  for (const path of ['/', '/jobs', '/jobs?state=constructor', '/job-map', '/jobs/constructor']) {
    await page.goto(`${url}${path}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.evaluate(() => {
    (globalThis as { boom?: () => void }).boom = () => {
      throw new Error('a text of the feed ran');
    };
  });
  await page.goto(`${url}/saved?ids=constructor,__proto__,toString`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('an answer that tries to make the server search backwards holds nobody up (2 KB, then 2 MB)', async () => {
  const { site, platform } = world();
  for (const times of [300, 300_000]) {
    const body = `${'<!---->'.repeat(times)}<p>No such job</p>`;
    await platform.fault({ match: 'Record_Id', status: 200, body, times: 1 });
    const looked = fetch(`${site.url}/jobs/nobody-${times}`);
    const health = await fetch(`${site.url}/api/health`, { signal: AbortSignal.timeout(30_000) });
    expect(health.status).toBe(200);
    expect((await looked).status).toBe(503);
  }
});

test('a record of another job is not shown at an address: the ad-hoc call is asked, then it is 404', async () => {
  const { site, platform } = world();
  await platform.fault({ match: 'Record_Id=', body: [plainRecord('plain-1')], times: 2 });
  const gone = await fetch(`${site.url}/jobs/GONE777`);
  expect(gone.status).toBe(404);
  expect(await gone.text()).not.toContain('/jobs/plain-1"/>');
  const adhoc = await fetch(`${site.url}/jobs/a0AVf00000AdHc1MAF`);
  expect(adhoc.status).toBe(200);
  expect(await adhoc.text()).toContain('Flu Clinic Registered Nurse');
  expect(Object.keys(await platform.calls()).join()).toContain('/jobportal/');
});

import { readFileSync } from 'node:fs';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/pages';
import { LANDING_PATHS, WHY_PATH } from '@/lib/content/addresses/paths';
import { addressOf } from '@/lib/server/gate/addresses';
import { expect, test } from '../support/test';
import { readHtml } from '../support/html';

/** Where the world's build is. */
const BUILD = '.next-bare';
const WITH_JOBS = ['/', ...Object.values(LANDING_PATHS)];

test('home, landings, the directory, texts and legal pages are in the build', () => {
  const { routes }: { routes: Readonly<Record<string, unknown>> } = JSON.parse(
    readFileSync(`${BUILD}/prerender-manifest.json`, 'utf8'),
  );
  const wanted = ['/', WHY_PATH, ...SINGLE_SEGMENT_PAGES].filter((path) =>
    ['text', 'with jobs'].includes(addressOf(path).kind),
  );
  const some = [...WITH_JOBS, WHY_PATH, '/job-directory', '/about', '/privacy-policy', '/contact'];
  expect(wanted).toEqual(expect.arrayContaining(some));
  expect(wanted.filter((path) => !(path in routes))).toEqual([]);
});

/** Scripts and their preloads, most of which a document loses on its way. */
const SCRIPTS =
  /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="(?:preload" as="script|modulepreload)"[^>]*>/g;
const builtPage = (path: string) =>
  readFileSync(`${BUILD}/server/app${path === '/' ? '/index' : path}.html`, 'utf8');

test('without a list the built pages are served, and no empty one; with the first list all show its jobs', async ({
  ownWorld,
}) => {
  const { site, platform } = await ownWorld({
    faults: [{ match: '/GET .*(cerebralstaffing|jobportal)/', refuse: true }],
    waitsForList: false,
  });
  const textOf = async (path: string) => readHtml(await (await fetch(site.url + path)).text()).text;
  for (const path of WITH_JOBS) {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 200]);
    expect(html.replace(SCRIPTS, ''), path).toBe(builtPage(path).replace(SCRIPTS, ''));
    expect(html, path).not.toContain('<article');
    // The next minute may bring a list.
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  for (const path of ['/job-directory', '/jobs', '/jobs/in/texas', '/sitemap.xml']) {
    const answer = await fetch(site.url + path);
    expect([path, answer.status]).toEqual([path, 503]);
    expect(await answer.text(), path).not.toContain('noindex');
  }

  await platform.heal();
  // The site reads again after a quarter of a minute, and later after more.
  await expect
    .poll(async () => (await fetch(`${site.url}/job-directory`)).status, { timeout: 90_000 })
    .toBe(200);
  expect(await textOf('/job-directory')).toMatch(/ Texas \d+ /);
  for (const path of WITH_JOBS)
    expect(await (await fetch(site.url + path)).text(), path).toContain('<article');
});

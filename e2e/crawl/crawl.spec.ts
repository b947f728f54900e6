import { asPattern } from '@/__tests__/support/as-pattern';
import { SITE } from '@/lib/config/site';
import { UNCRAWLED, isUncrawled } from '@/lib/content/addresses/uncrawled';
import { findingsOf } from '@/__tests__/support/google-rules';
import { crawl, type Visit } from '../support/crawl';
import { locsOf, readHtml, typeOf } from '../support/html';
import { LARGEST_SIZE } from '../support/page-sizes';
import { expect, sharedWorld, test } from '../support/test';

/** The limit set by the issue. */
const CLICKS = 4;
/** Forms that exist once per job; only some are fetched. */
const FORMS = ['/apply/', '/offer/'];
/** One in this many is fetched of the pages that exist once per job, and of the lists with filters; the directory's lists all are. */
const EVERY = { job: 25, list: 8 };

/** The map's title comes from the specification (section 2). */
const TITLE = new RegExp(
  `^[^+]+ \\| (?:${asPattern(SITE.titleBrand)}|Find Healthcare Jobs Near You with ${asPattern(SITE.brand)})$`,
);

const jobOf = (path: string) => /^\/jobs\/([^/?]+)$/.exec(path)?.[1];
const applicationOf = (path: string) => /^\/apply\/([^/?]+)$/.exec(path)?.[1];
const isNarrowed = (path: string) =>
  /^\/jobs\?/.test(path) &&
  !/^[^?]+\?page=\d+$/.test(path) &&
  !path.endsWith(`per=${LARGEST_SIZE}`);
const isFound = ({ status, robots, path, canonical }: Visit) =>
  status === 200 && !robots.includes('noindex') && canonical === path;

type Crawled = Awaited<ReturnType<typeof crawlSite>>;
/** @param perJob beginnings of paths of which only some are fetched */
async function crawlSite(origin: string, perJob: readonly string[]) {
  const read = async (path: string) => (await fetch(origin + path)).text();
  const seen = new Map<string, number>();
  const isTheNext = (kind: string, every: number) => {
    const before = seen.get(kind) ?? 0;
    seen.set(kind, before + 1);
    return before % every === 0;
  };
  const { visits, linked } = await crawl({
    origin,
    maxDepth: CLICKS,
    atOnce: 6,
    isFetched: (path) => {
      // A file, not a page.
      if (/\.xml$/.test(path)) return false;
      const kind = perJob.find((beginning) => path.startsWith(beginning));
      if (kind) return isTheNext(kind, EVERY.job);
      return !isNarrowed(path) || isTheNext('/jobs?', EVERY.list);
    },
  });
  const inSitemap: string[] = [];
  for (const file of locsOf(await read('/sitemap.xml'))) {
    inSitemap.push(...locsOf(await read(new URL(file).pathname)));
  }
  const answer: { jobs: readonly { id: string; title: string }[] } = JSON.parse(
    await read('/api/jobs'),
  );
  return {
    pages: [...visits.values()],
    visits,
    linked,
    inSitemap: inSitemap.map((address) => new URL(address).pathname),
    jobs: answer.jobs,
  };
}

/** The most addresses a crawler fetches per job: its page, its form, and the pages that lead to them. */
const PER_JOB = 4.5;

test(
  'a crawler that follows only allowed links finishes soon and finds every job',
  { tag: '@long' },
  async ({ world }) => {
    const answer: { jobs: readonly { id: string }[] } = await (
      await fetch(`${world.site.url}/api/jobs`)
    ).json();
    const { visits } = await crawl({
      origin: world.site.url,
      maxDepth: 40,
      atOnce: 6,
      isPolite: true,
      isFetched: () => true,
    });
    const fetched = [...visits.keys()];
    const perJob = fetched.length / answer.jobs.length;
    test.info().annotations.push({ type: 'addresses per job', description: perJob.toFixed(2) });
    expect(perJob).toBeLessThan(PER_JOB);
    const found = new Set(fetched.flatMap((path) => jobOf(path) ?? []));
    expect(answer.jobs.filter(({ id }) => !found.has(id))).toEqual([]);
  },
);

const SIZES = [
  { name: '150 jobs', jobs: 150, least: 149, perJob: [...FORMS, '/compare?'], tag: [] },
  {
    name: 'the usual list, with its awkward records',
    jobs: null,
    least: 400,
    perJob: FORMS,
    tag: ['@long'],
  },
];
for (const { name, jobs, least, perJob, tag } of SIZES) {
  test.describe(name, { tag }, () => {
    const world = sharedWorld({ jobs });
    let site: Crawled;
    test.beforeAll(async () => {
      site = await crawlSite(world().site.url, perJob);
    });

    test('every job is found within 4 clicks through plain links', () => {
      const depths = site.jobs.map(({ id }) => site.visits.get(`/jobs/${id}`)?.depth ?? Infinity);
      expect(site.jobs.length).toBeGreaterThan(least);
      expect(Math.max(...depths)).toBeLessThanOrEqual(CLICKS);
      // The same holds for a crawler that skips pages which are not indexable, as crawlers do after a while.
      const lists = site.pages.filter((page) => isFound(page) && page.depth < CLICKS);
      const reached = new Set(
        lists.flatMap(({ links }) => links.map((href) => jobOf(href.split('?')[0] ?? ''))),
      );
      expect(site.jobs.filter(({ id }) => !reached.has(id))).toEqual([]);
    });

    test('no link is dead, and none takes more than one redirect', () => {
      const dead = site.pages.filter(({ status }) => status >= 400);
      expect(dead.map(({ status, path, from }) => `${status} ${path} from ${from}`)).toEqual([]);
      const hops = site.pages.filter(({ location }) => location !== null);
      for (const { path, location } of hops) {
        const target = site.visits.get(location ?? '');
        expect(target?.status, `${path} leads to ${location}`).toBe(200);
      }
      // Only the offerings' short addresses, which the specification defines, take a redirect.
      expect(hops.filter(({ from }) => from !== '/')).toEqual([]);
      const open = new Set(site.jobs.map(({ id }) => id));
      const applications = [...site.linked.keys()].flatMap((path) => applicationOf(path) ?? []);
      expect(applications.length).toBeGreaterThanOrEqual(open.size);
      expect(applications.filter((id) => !open.has(id))).toEqual([]);
    });

    test('no error page answers 200, and no indexable page is thin', async () => {
      const soft = /not found|no longer|went wrong|did not load/i;
      const pages = site.pages.filter(({ status }) => status === 200);
      const says = pages.filter(({ title, heading }) => soft.test(`${title} ${heading}`));
      expect(says.map(({ path }) => path)).toEqual([]);
      const found = pages.filter(isFound);
      expect(found.filter(({ heading }) => heading === '')).toEqual([]);
      for (const { path, text } of found) {
        expect(text.split(' ').length, `words on ${path}`).toBeGreaterThan(120);
      }
      for (const path of [
        '/jobs/a0KVf00000NoSuchJob',
        '/no-such-page',
        '/jobs/x/y',
        '/job-directory/x',
      ]) {
        expect((await fetch(world().site.url + path)).status, path).toBe(404);
      }
    });

    test('no two indexable pages share a title, and each has one title, one description, one address', () => {
      const found = site.pages.filter(isFound);
      const shared = found.filter(
        ({ title }, at) => found.findIndex((p) => p.title === title) !== at,
      );
      expect(shared.map(({ title, path }) => `${path}: ${title}`)).toEqual([]);
      for (const { path, title, description } of found) {
        expect(title, path).toMatch(TITLE);
        expect(description.length, `description of ${path}`).toBeGreaterThan(60);
      }
    });

    test('a page that is not indexable names another canonical address or is noindex', () => {
      const others = site.pages.filter((page) => page.status === 200 && !isFound(page));
      expect(others.length).toBeGreaterThan(50);
      for (const { path, robots, canonical } of others) {
        if (canonical !== null) expect(canonical, path).not.toBe(path);
        else expect(robots, path).toContain('noindex');
      }
    });

    test('the sitemap lists exactly the indexable pages', () => {
      const named = site.inSitemap;
      expect(new Set(named).size).toBe(named.length);
      const orphans = named.filter((path) => !site.linked.has(path));
      expect(orphans).toEqual([]);
      const found = site.pages.filter(isFound).map(({ path }) => path);
      expect(named.filter((path) => !found.includes(path))).toEqual([]);
      const missing = found.filter(
        (path) => !named.includes(path) && !/^\/jobs(?:\/(?:in|for)\/.+)?\?page=\d+$/.test(path),
      );
      expect(missing).toEqual([]);
      expect(named.flatMap((path) => jobOf(path) ?? []).toSorted()).toEqual(
        site.jobs.map(({ id }) => id).toSorted(),
      );
    });

    test('every block of structured data follows the rules and matches its page (SD-01, SD-09)', () => {
      const pages = site.pages.filter(({ status }) => status === 200);
      const findings = pages.flatMap(({ path, blocks }) =>
        blocks.flatMap((block) => findingsOf(block).map((finding) => `${path}: ${finding}`)),
      );
      expect(findings).toEqual([]);
      let postings = 0;
      for (const { path, blocks, text } of pages) {
        const types = blocks.map(typeOf);
        const [posting, ...others] = blocks.filter((block) => typeOf(block) === 'JobPosting');
        expect(others, path).toEqual([]);
        expect(new Set(types).size, `a block twice on ${path}`).toBe(types.length);
        if (posting === undefined) continue;
        postings += 1;
        expect(jobOf(path), path).toBeDefined();
        const title = String(Reflect.get(Object(posting), 'title'));
        // 'Travel' may appear beside the title instead of in it.
        if (!text.includes(title)) expect(title, path).toMatch(/^Travel /);
        for (const part of [title.replace(/^Travel /, ''), /^Travel/.exec(title)?.[0] ?? ''])
          expect(text, path).toContain(part);
      }
      expect(postings).toBeGreaterThan(site.jobs.length - 5);
      expect(postings).toBeLessThanOrEqual(site.jobs.length);
    });

    test('unbounded sets of addresses are linked with nofollow, at most once per job, and are noindex', async () => {
      for (const { path, links, unfollowed } of site.pages) {
        expect(
          links.filter((href) => isUncrawled(href) && !unfollowed.includes(href)),
          path,
        ).toEqual([]);
      }
      const compared = [...site.linked.keys()].filter((path) => path.startsWith('/compare?'));
      expect(compared.length).toBeGreaterThan(100);
      expect(compared.length).toBeLessThanOrEqual(site.jobs.length);
      const ids = site.jobs.slice(0, 3).map(({ id }) => id);
      const examples: Readonly<Record<string, string>> = {
        '/compare?': `ids=${ids.join(',')}`,
        '/contact?job=': ids[0] ?? '',
        '/offer/': ids[0] ?? '',
        '/jobs/feed.xml?': 'state=TX',
        '/jobs/feed.json?': 'state=TX',
      };
      expect(Object.keys(examples)).toEqual(UNCRAWLED);
      for (const [beginning, rest] of Object.entries(examples)) {
        const answer = await fetch(`${world().site.url}${beginning}${rest}`);
        expect(answer.status, beginning).toBe(200);
        const said = `${answer.headers.get('x-robots-tag')} ${readHtml(await answer.text()).robots}`;
        expect(said, beginning).toContain('noindex');
      }
    });
  });
}

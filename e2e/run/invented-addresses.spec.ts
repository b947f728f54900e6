import http from 'node:http';
import { chanceFor } from '@/__tests__/support/chance';
import { drawFrom } from '@/sandbox/jobs/seed';
import type { Site } from '../support/world/site';
import { expect, test } from '../support/test';

/** How many addresses of each kind are requested; `INVENTED=20` makes it twenty times as many. */
const TIMES = Number(process.env.INVENTED || 1);
/** The test's own, once it runs. */
let chance = drawFrom(0);
const hex = (bytes = 8) =>
  Array.from({ length: bytes * 2 }, () => chance.between(0, 15).toString(16)).join('');

type Kind = {
  readonly name: string;
  readonly times: number;
  readonly address: (ids: readonly string[]) => string;
  readonly headers?: Readonly<Record<string, string>>;
};

const oneOf = (ids: readonly string[]) => ids[chance.between(0, ids.length - 1)] ?? '';
/** For data, with `_rsc` in the address: Next redirects to it otherwise. */
const RSC = { RSC: '1' };

/** Addresses that anybody can invent, without end. */
const KINDS: readonly Kind[] = [
  {
    name: 'comparisons of unknown ids',
    times: 1_000,
    address: () => `/compare?ids=${Array.from({ length: 50 }, () => hex(32)).join()}`,
  },
  {
    name: 'comparisons of open jobs',
    times: 300,
    address: (ids) => `/compare?ids=${[1, 2, 3, 4].map(() => oneOf(ids)).join()}`,
  },
  {
    name: 'data of comparisons',
    times: 50,
    address: () => `/compare?ids=${hex()}&_rsc`,
    headers: RSC,
  },
  { name: 'typed numbers', times: 100, address: () => `/compare?add=${hex()}` },
  { name: 'inner paths of comparisons', times: 50, address: () => `/compare/${hex()}/${hex()}` },
  { name: 'lists', times: 100, address: () => `/jobs?state=${hex()}` },
  { name: 'data of lists', times: 50, address: () => `/jobs?q=${hex()}&_rsc`, headers: RSC },
  { name: 'maps', times: 50, address: () => `/job-map?q=${hex()}` },
  { name: 'search pages', times: 50, address: () => `/jobs/in/${hex()}` },
  { name: 'search pages of a field', times: 50, address: () => `/jobs/for/${hex()}/${hex()}` },
  {
    name: 'pages of a search page',
    times: 50,
    address: () => `/jobs/in/texas?page=${chance.between(2, 90_001)}`,
  },
  {
    name: 'strange pages of a search page',
    times: 50,
    address: () => `/jobs/in/texas/~${chance.between(2, 90_001)}`,
  },
  {
    name: 'data of search pages',
    times: 50,
    address: () => `/jobs/in/${hex()}?_rsc`,
    headers: RSC,
  },
  { name: 'pay pages', times: 50, address: () => `/pay/${hex()}/${hex()}` },
  { name: 'jobs', times: 100, address: () => `/jobs/${hex()}` },
  { name: 'data of jobs', times: 50, address: () => `/jobs/${hex()}?_rsc`, headers: RSC },
  { name: 'text that is no id', times: 50, address: () => `/jobs/${hex()}%20${hex()}` },
  { name: 'applications for jobs', times: 50, address: () => `/apply/${hex()}` },
  { name: 'applications for text', times: 50, address: () => `/apply/%3C${hex()}%3E` },
  { name: 'offers', times: 50, address: () => `/offer/${hex()}` },
  { name: 'old applications', times: 50, address: () => `/jobs/${hex()}/apply` },
  { name: 'share images', times: 50, address: () => `/share/jobs/${hex()}` },
  { name: 'share images of searches', times: 50, address: () => `/share/searches/in/${hex()}` },
  { name: 'feeds', times: 50, address: () => `/jobs/feed.xml?state=${hex()}` },
  { name: 'sources of the feed', times: 50, address: () => `/feeds/jobs.xml?source=${hex(4)}` },
  { name: 'receipts', times: 50, address: () => `/application/${hex(5)}` },
  {
    name: 'sitemaps',
    times: 50,
    address: () => `/sitemap-jobs-${chance.between(0, 999_998)}.xml`,
  },
  { name: 'short addresses', times: 50, address: () => `/go/${hex()}` },
  { name: 'unknown pages', times: 100, address: () => `/${hex()}` },
  { name: 'unknown folders', times: 50, address: () => `/${hex()}/${hex()}` },
  { name: 'data of unknown pages', times: 50, address: () => `/${hex()}?_rsc`, headers: RSC },
  { name: 'renewals', times: 50, address: () => `/api/renew?path=/${hex()}` },
  { name: 'why-pages', times: 50, address: () => `/why-${hex()}` },
  { name: 'queries of a text', times: 50, address: () => `/about?${hex()}=${hex()}` },
  { name: 'questions about a job', times: 50, address: () => `/contact?job=${hex()}` },
  { name: 'files', times: 50, address: () => `/_next/static/${hex()}.js` },
  { name: "Next's data", times: 50, address: () => `/_next/data/${hex()}/${hex()}.json` },
  { name: 'handlers', times: 50, address: () => `/api/${hex()}` },
  { name: 'answers to searches', times: 50, address: () => `/api/jobs/search?q=${hex()}` },
  { name: 'chosen jobs', times: 50, address: () => `/api/jobs/chosen?ids=${hex()}` },
  { name: 'shortlists', times: 50, address: () => `/saved?ids=${hex()}` },
];

/** What the site's heap holds once its garbage is collected, and how many addresses Next remembers. */
async function look(
  site: Site,
): Promise<{ heapMb: number; addresses: number; last: readonly string[] }> {
  const told = () => site.output().match(/^heap-probe .+$/gm) ?? [];
  const before = told().length;
  process.kill(site.pid, 'SIGUSR2');
  await expect.poll(() => told().length).toBeGreaterThan(before);
  return JSON.parse(told().at(-1)?.slice('heap-probe '.length) ?? '');
}

test('addresses that anybody can invent leave nothing behind in memory', async ({ ownWorld }) => {
  test.setTimeout(600_000 + TIMES * 60_000);
  chance = chanceFor('invented addresses');
  const { site } = await ownWorld({
    jobs: 60,
    settings: { NODE_OPTIONS: '--expose-gc --import ./e2e/support/world/heap-probe.mjs' },
  });
  // The first list is read while the site starts.
  let ids: readonly string[] = [];
  await expect(async () => {
    const { jobs }: { jobs: { id: string }[] } = await (await fetch(`${site.url}/api/jobs`)).json();
    ids = jobs.map(({ id }) => id);
  }).toPass();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const ask = ({ address, headers }: Kind) =>
    new Promise<number>((resolve, reject) => {
      http
        .get(`${site.url}${address(ids)}`, { agent, headers }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        })
        .once('error', reject);
    });
  // What the first request of each kind loads is not counted.
  for (const kind of KINDS) for (let n = 0; n < 3; n += 1) await ask(kind);
  // Made anew for the list, so Next remembers it: else what it remembers is no longer where the probe looks.
  await fetch(site.url);
  const first = await look(site);
  expect(first.addresses).toBeGreaterThan(0);
  const grown: string[] = [];
  let known = first;
  for (const kind of KINDS) {
    let left = kind.times * TIMES;
    const statuses = new Map<number, number>();
    const askOn = async () => {
      while (left-- > 0) {
        const status = await ask(kind);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all([askOn(), askOn(), askOn(), askOn()]);
    const now = await look(site);
    const more = now.addresses - known.addresses;
    console.log(
      `${kind.name}: ${kind.times * TIMES} requests (${[...statuses].map(([status, n]) => `${n} × ${status}`).join(', ')}), ${more} addresses more, heap ${known.heapMb} → ${now.heapMb} MB`,
    );
    if (more > 0)
      grown.push(`${kind.name}: ${more} addresses, such as ${now.last.join(' ').slice(0, 500)}`);
    known = now;
  }
  agent.destroy();
  console.log(`heap ${first.heapMb} → ${known.heapMb} MB`);
  expect(grown).toEqual([]);
});

import { GET as getJson } from '@/app/(apps)/jobs/feed.json/route';
import { GET as getRss } from '@/app/(apps)/jobs/feed.xml/route';
import { GET as getJobs } from '@/app/feeds/jobs.xml/route';
import { LIST_FEED_MAX, NAMED_FEED } from '@/lib/config/limits';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { restart, brokenDataDir } from '@/__tests__/support/doubles/fresh-process';
import { stopClock } from '@/__tests__/support/doubles/stopped-clock';
import { turns } from '@/__tests__/support/turns';
import { buildRawJob } from '@/__tests__/support/raw-job';
import { emptyQuery } from '@/lib/domain/query/job-query';

let data: ReturnType<typeof brokenDataDir>;
let platform: FakePlatform;
beforeAll(async () => {
  data = brokenDataDir();
  platform = await startFakePlatform();
});
/** As on a first start: nothing in memory, nothing on disk. */
afterEach(restart);
afterAll(async () => {
  await platform.close();
  await data.remove();
});

type Get = (request: Request) => Promise<Response>;
const ask = (get: Get, search = '', headers: HeadersInit = {}) =>
  get(new Request(`http://site.test/${search}`, { headers }));
const manyRecords = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    buildRawJob({
      Record_Id: `a${n}`,
      State: n % 2 ? 'TX' : 'IA',
      Days_Open__c: n % 50,
      Jobdescriptionrich: `<p>Unit ${n}.</p>`,
    }),
  );
const jobsIn = (xml: string) => xml.match(/<job>/g)?.length ?? 0;

describe.each<[string, Get, string]>([
  ['/feeds/jobs.xml', getJobs, 'application/xml; charset=utf-8'],
  ['/jobs/feed.xml', getRss, 'application/rss+xml; charset=utf-8'],
  ['/jobs/feed.json', getJson, 'application/feed+json'],
])('GET %s', (_, get, type) => {
  it('answers with all jobs, a type and a cache time, and 304 to a matching tag', async () => {
    platform.answer(json(manyRecords(3)));
    const answer = await ask(get);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
    expect(answer.headers.get('cache-control')).toMatch(/s-maxage=\d+/);
    const text = await answer.text();
    for (const id of ['a0', 'a1', 'a2']) expect(text).toContain(`http://localhost:3000/jobs/${id}`);
    const etag = answer.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{27}"$/);
    const again = await ask(get, '', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('reports when the jobs last changed, and answers 304 to a client that read them since', async () => {
    platform.answer(json(manyRecords(3)));
    const modified = (await ask(get)).headers.get('last-modified') ?? '';
    expect(new Date(modified).toUTCString()).toBe(modified);
    expect(Date.parse(modified)).toBeLessThanOrEqual(Date.now());
    const since = { 'if-modified-since': modified };
    expect((await ask(get, '', since)).status).toBe(304);
    expect((await ask(get, '', { ...since, 'if-none-match': '"other"' })).status).toBe(200);
    const before = new Date(Date.parse(modified) - 1_000).toUTCString();
    expect((await ask(get, '', { 'if-modified-since': before })).status).toBe(200);
  });
});

describe('the feed for aggregators', () => {
  it('has 10,000 jobs', async () => {
    platform.answer(json(manyRecords(10_000)));
    const clock = stopClock();
    while ((await ask(getJson)).status !== 200) await turns();
    clock.goOn();
    expect(jobsIn(await (await ask(getJobs)).text())).toBe(10_000);
  });

  it('keeps its tag for the same jobs, and changes it for others', async () => {
    platform.answer(json(manyRecords(3)));
    const tagOf = async () => (await ask(getJobs)).headers.get('etag');
    const before = await tagOf();
    expect(await tagOf()).toBe(before);
    restart();
    platform.answer(json(manyRecords(4)));
    expect(await tagOf()).not.toBe(before);
  });
});

it.each<[string, Get]>([
  ['/feeds/jobs.xml', getJobs],
  ['/jobs/feed.xml', getRss],
])(
  'GET %s?source= names the board in links only, so that readers see no job anew',
  async (_, get) => {
    platform.answer(json(manyRecords(2)));
    const plain = await (await ask(get)).text();
    const marked = await (await ask(get, '?source=indeed')).text();
    const links = (text: string) => text.match(/http:\/\/localhost:3000\/jobs\/a\d[^<\]]*/g);
    expect(links(plain)).not.toContainEqual(expect.stringContaining('indeed'));
    expect(marked.match(/\/jobs\/a\d\?utm_source=indeed/g)).toHaveLength(2);
    expect(marked.replaceAll('?utm_source=indeed', '')).toBe(plain);
    expect(marked.match(/<guid.*<\/guid>/g)).toEqual(plain.match(/<guid.*<\/guid>/g));
  },
);

describe('the feeds of the list', () => {
  it.each([
    ['', LIST_FEED_MAX],
    ['?state=TX', LIST_FEED_MAX],
    ['?state=CA', 0],
    [`?title=RN&per=${emptyQuery.per}&page=2`, LIST_FEED_MAX],
  ])('have the newest that pass the filters: %j', async (search, count) => {
    platform.answer(json(manyRecords(400)));
    const { items } = await (await ask(getJson, search)).json();
    expect(items).toHaveLength(count);
    const rss = await (await ask(getRss, search)).text();
    expect(rss.match(/<item>/g)?.length ?? 0).toBe(count);
    expect(rss.includes(', IA')).toBe(!search.includes('state'));
  });

  it.each([
    ['?near=Lima,+OH&radius=25', 0],
    ['?near=Austin&radius=25', 0],
    ['?near=Austin,+TX&radius=25', 2],
    ['?near=Lima,+OH', 4],
    ['?radius=30', 4],
    ['?radius=25', 4],
    ['?near=Austin,+TX&radius=30', 0],
  ])(
    'are not wider than what was asked for, whatever place is named: %j',
    async (search, count) => {
      platform.answer(json(manyRecords(4)));
      expect((await (await ask(getJson, search)).json()).items).toHaveLength(count);
    },
  );

  it('have no Last-Modified if filtered by mentions, which are read after the jobs', async () => {
    platform.answer(json(manyRecords(3)));
    const changed = async (search: string) => {
      const { headers } = await ask(getRss, search);
      return [headers.has('last-modified'), headers.has('etag')];
    };
    expect(await changed('?state=TX')).toEqual([true, true]);
    expect(await changed('?state=TX&says=Epic')).toEqual([false, true]);
    const since = { 'if-modified-since': new Date().toUTCString() };
    expect((await ask(getRss, '?says=Epic', since)).status).toBe(200);
  });
});

it.each<[string, Get]>([
  ['/feeds/jobs.xml', getJobs],
  ['/jobs/feed.xml', getRss],
  ['/jobs/feed.json', getJson],
])('GET %s answers 503, uncached, when nothing is known', async (_, get) => {
  platform.answer(json(null));
  const answer = await ask(get);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
});

describe('the feed with a board’s name', () => {
  it('is written for a client a few times; invented names then lead to the one for all', async () => {
    platform.answer(json(manyRecords(3)));
    const from = (client: string) => ({ 'x-forwarded-for': client });
    const answers: Response[] = [];
    for (let n = 0; n < 40; n += 1)
      answers.push(await ask(getJobs, `?source=name-${n}`, from('203.0.113.9')));
    const written = answers.filter(({ status }) => status === 200);
    expect(written).toHaveLength(NAMED_FEED.perClient);
    expect(await written[0]?.text()).toContain('?utm_source=name-0]]');
    expect([answers.at(-1)?.status, answers.at(-1)?.headers.get('location')]).toEqual([
      307,
      '/feeds/jobs.xml',
    ]);
    const board = await ask(getJobs, '?source=indeed', from('198.51.100.7'));
    expect(await board.text()).toContain('?utm_source=indeed]]');
    expect((await ask(getJobs, '', from('203.0.113.9'))).status).toBe(200);
  });
});

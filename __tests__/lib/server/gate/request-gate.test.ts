import { readdirSync } from 'node:fs';
import { toListedJobs } from '@/lib/server/feed/listed-job';
import type { ListPages } from '@/lib/server/list-pages/list-pages';
import type { JobLookup } from '@/lib/server/job-lookup/job-lookup-store';
import { createRequestGate } from '@/lib/server/gate/request-gate';
import type { SnapshotState } from '@/lib/server/snapshot/snapshot-store';
import { buildJob } from '@/__tests__/support/build-job';
import { buildSnapshot } from '@/lib/server/snapshot/build-snapshot';

const SNAPSHOT = buildSnapshot({
  jobs: [],
  fetchedAt: '2026-08-20T15:00:00Z',
  source: 'platform',
  droppedCount: 0,
});
const FAILED = {
  ok: false,
  error: {
    message: 'Failed to fetch jobs. Check console for details.',
    kind: 'timeout',
    retryAfterSeconds: 15,
  },
} as const;
const UNAVAILABLE: JobLookup = { status: 'unavailable', retryAfterSeconds: 42 };

function gateOf({
  lookup = UNAVAILABLE,
  isKnown = false,
  snapshot = false,
  wait = null,
  listPages = null,
}: {
  lookup?: JobLookup;
  isKnown?: boolean;
  snapshot?: boolean;
  wait?: number | null;
  listPages?: ListPages | null;
} = {}) {
  const find = jest.fn<Promise<JobLookup>, [id: string, client?: string | null]>(() =>
    Promise.resolve(lookup),
  );
  const gate = createRequestGate({
    lookups: { find, isKnown: () => isKnown },
    receipts: {
      mayLookUp: (client) => Promise.resolve(client === '203.0.113.9' ? wait : null),
      find: (code) => Promise.resolve(code === 'K7Q2M8XWRD' ? { kind: 'waiting' } : null),
    },
    snapshots: {
      known: () => (snapshot ? SNAPSHOT : null),
      state: () => Promise.resolve(snapshot ? { ok: true, snapshot: SNAPSHOT } : FAILED),
    },
    listPages,
  });
  return { gate, find };
}
const get = (path: string, method = 'GET', search = '') => ({
  method,
  path,
  search,
  client: '203.0.113.9',
  headers: {},
});

describe('a job that cannot be looked up (RT-11, PL-06)', () => {
  it.each([
    ['GET', '/jobs/a1'],
    ['HEAD', '/jobs/a1'],
    ['GET', '/apply/a1'],
    ['GET', '/offer/a1'],
    ['GET', '/jobs/%61%31'],
    ['GET', '/%6aobs/a1'],
  ])(
    '%s %s answers 503 with Retry-After and the text of ER-17, and no noindex',
    async (method, path) => {
      const answer = await gateOf().gate(get(path, method));
      expect(answer).toMatchObject({
        status: 503,
        headers: {
          'retry-after': '42',
          'cache-control': 'no-store',
          'content-type': 'text/html; charset=utf-8',
        },
      });
      expect(answer?.body).toContain('Failed to load job details. Please try again later.');
      expect(answer?.body).toContain('<a href="/jobs" target="_top">Back to jobs</a>');
      expect(answer?.body).toContain(
        '<a href="/contact?job=a1#asked" rel="nofollow" target="_top">',
      );
      expect(answer?.body).not.toContain('noindex');
    },
  );

  it('is looked up for the client, which for IPv6 is its network', async () => {
    const { gate, find } = gateOf();
    await gate(get('/jobs/a1'));
    await gate({ ...get('/jobs/a1'), client: '2001:db8:1:2:3:4:5:6' });
    expect(find.mock.calls).toEqual([
      ['a1', '203.0.113.9'],
      ['a1', '2001:db8:1:2'],
    ]);
  });

  it('passes if it is missing: the page itself answers 404', async () => {
    expect(await gateOf({ lookup: { status: 'missing' } }).gate(get('/jobs/a1'))).toBeNull();
  });

  it.each([
    ['/apply/a1', '/jobs/a1'],
    ['/offer/a1', '/jobs/a1'],
    ['/offer/in', '/jobs/~'],
    ['/offer/feed.xml', '/jobs/~'],
    ['/apply/a%20b', '/jobs/~'],
    ['/jobs/a%20b', '/jobs/~'],
    ['/jobs/a1%2Fapply', '/jobs/~'],
    ['/jobs/a1).b', '/jobs/~'],
    [`/jobs/${'x'.repeat(65)}`, '/jobs/~'],
    [`/offer/${'x'.repeat(65)}`, '/jobs/~'],
  ])('%s is the light page of a missing job, rendered as %s', async (path, madeAs) => {
    const answer = await gateOf({ lookup: { status: 'missing' } }).gate(get(path));
    expect(answer).toEqual({ status: 404, headers: {}, body: null, madeAs });
  });

  it.each([
    '/',
    '/jobs/a1/apply',
    '/jobs%2Fa1',
    '/apply',
    '/jobs/%',
    '/jobs/%ff',
    '/api/jobs',
    '/jobsfair',
  ])('%s is passed on without a look-up', (path) => {
    const { gate, find } = gateOf();
    expect(gate(get(path))).toBeNull();
    expect(find).not.toHaveBeenCalled();
  });

  it('what app has beside the pages of jobs is no job', () => {
    const folders = readdirSync('app', { recursive: true, encoding: 'utf8' })
      .map((path) => /^\([a-z]+\)\/jobs\/([^[/]+)$/.exec(path)?.[1] ?? '')
      .filter((name) => name !== '' && !name.startsWith('page.'));
    expect(folders.toSorted()).toEqual(['feed.json', 'feed.xml', 'for', 'in']);
    for (const name of folders) expect(gateOf().gate(get(`/jobs/${name}`))).toBeNull();
  });

  it('a POST is passed on without a look-up', () => {
    expect(gateOf().gate(get('/jobs/a1', 'POST'))).toBeNull();
  });
});

describe('the list with nothing known (ER-12)', () => {
  it.each(['/jobs', '/job-directory', '/compare'])('%s answers 503 with the text', async (path) => {
    const answer = await gateOf().gate(get(path));
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '15' } });
    expect(answer?.body).toContain(
      'Failed to load job listings: Failed to fetch jobs. Please check your network connection and try again. If the problem persists, contact support.',
    );
    expect(answer?.body).not.toContain('noindex');
  });

  it.each([
    ['/job-map', "frame-ancestors 'none'"],
    ['/job-map-embed', 'frame-ancestors *'],
  ])('%s answers 503 with the text of the map, framed as usual (ER-13)', async (path, framing) => {
    const answer = await gateOf().gate(get(path));
    expect(answer?.status).toBe(503);
    expect(answer?.body).toContain(
      'Failed to load job listings: Failed to fetch jobs. Please check your network connection and try again.</p>',
    );
    expect(answer?.headers['content-security-policy']).toContain(framing);
  });

  const LIST_PAGES = ['/jobs', '/compare', '/job-directory', '/job-map', '/job-map-embed'];
  it.each(LIST_PAGES)('%s passes as soon as any list is known', async (path) => {
    expect(await gateOf({ snapshot: true }).gate(get(path))).toBeNull();
  });

  it.each(['/job-directory/x', '/job-map/x', '/about'])('%s is passed on', (path) => {
    expect(gateOf().gate(get(path))).toBeNull();
  });
});

describe('a receipt (docs/decisions/0043)', () => {
  it('is passed on to its page, until its client has looked up too many', async () => {
    expect(await gateOf().gate(get('/application/K7Q2M-8XWRD'))).toBeNull();
    for (const unknown of ['0000000000', 'no-code'])
      expect(await gateOf().gate(get(`/application/${unknown}`))).toEqual({
        status: 404,
        headers: {},
        body: null,
      });
    const answer = await gateOf({ wait: 77 }).gate(get('/application/K7Q2M-8XWRD'));
    expect(answer).toMatchObject({
      status: 429,
      headers: { 'retry-after': '77', 'cache-control': 'no-store' },
    });
    expect(answer?.body).not.toContain('K7Q2M');
  });
});

describe('a trailing slash', () => {
  it.each([
    ['/jobs/', '', '/jobs'],
    ['/jobs/a1/', '?from=title%3DRN', '/jobs/a1?from=title%3DRN'],
    ['/about/', '', '/about'],
    ['/nursing/', '', '/Nursing-Staffing-Services'],
    ['/IMAGING-JOBS/', '?a=1', '/Imaging-Jobs?a=1'],
    ['//evil.example/', '', '/evil.example'],
  ])('%s%s answers 308 to %s, whatever else is known', (path, search, location) => {
    expect(gateOf().gate(get(path, 'GET', search))).toMatchObject({
      status: 308,
      headers: { location },
      body: '',
    });
  });

  it.each(['/', '/rn/', '/ct/', '/api/health/', '/_next/x/'])('%s passes', (path) => {
    expect(gateOf().gate(get(path))).toBeNull();
  });
});

describe('an address as somebody sent it', () => {
  it.each([
    ['/jobs/a1.', '', '/jobs/a1'],
    ['/jobs/a1%20', '?from=q%3Dicu', '/jobs/a1?from=q%3Dicu'],
    ['/apply/a1%22', '', '/apply/a1'],
    ['/jobs/aB1%255D', '', '/jobs/aB1'],
    ['/Jobs/aB1', '?utm_source=x', '/jobs/aB1?utm_source=x'],
    ['/JOBS/aB1/apply', '', '/apply/aB1'],
    ['/jobs/a1./', '', '/jobs/a1'],
    ['/nursing./', '', '/Nursing-Staffing-Services'],
    ['/contact.', '', '/contact'],
    ['/CONTACT).', '', '/contact'],
    ['/nursing,', '', '/Nursing-Staffing-Services'],
    ['/rn.', '', '/rn'],
    ['/jobs/in/texas.', '?page=2', '/jobs/in/texas?page=2'],
    ['//evil.example.', '', '/evil.example'],
  ])('%s%s answers 308 to %s', (path, search, location) => {
    expect(gateOf().gate(get(path, 'GET', search))).toMatchObject({
      status: 308,
      headers: { location },
      body: '',
    });
  });

  it.each(['/_next/a.', '/api/jobs.'])('%s passes', (path) => {
    expect(gateOf().gate(get(path))).toBeNull();
  });
});

describe('overload of list pages', () => {
  const busy: ListPages = {
    find: () => Promise.resolve('busy'),
    data: () => Promise.resolve('busy'),
  };

  it.each([
    ['/jobs', "frame-ancestors 'none'"],
    ['/compare', "frame-ancestors 'none'"],
    ['/job-map', "frame-ancestors 'none'"],
    ['/job-map-embed', 'frame-ancestors *'],
  ])('%s is answered with a time to retry', async (path, framing) => {
    const { gate } = gateOf({ snapshot: true, listPages: busy });
    const answer = await gate(get(path));
    expect(answer).toMatchObject({
      status: 503,
      headers: {
        'retry-after': '3',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining(framing),
      },
      body: expect.stringContaining('Many people are looking at jobs right now'),
    });
  });

  it('also makes the data that Next’s scripts request wait', async () => {
    const { gate } = gateOf({ snapshot: true, listPages: busy });
    expect(await gate({ ...get('/jobs'), headers: { rsc: '1' } })).toMatchObject({ status: 503 });
  });

  it('refuses only lists and comparisons', async () => {
    const { gate } = gateOf({ snapshot: true, listPages: busy });
    for (const path of ['/job-directory', '/about']) expect(await gate(get(path))).toBeNull();
  });
});

describe('search pages', () => {
  const jobs = toListedJobs(Array.from({ length: 45 }, (_, at) => buildJob({ id: `a${at}` })));
  const full = buildSnapshot({
    jobs,
    fetchedAt: '2026-08-20T15:00:00Z',
    source: 'platform',
    droppedCount: 0,
  });
  const gateWith = (state: SnapshotState) =>
    createRequestGate({
      lookups: { find: () => Promise.resolve(UNAVAILABLE), isKnown: () => false },
      receipts: { mayLookUp: () => Promise.resolve(null), find: () => Promise.resolve(null) },
      listPages: null,
      snapshots: {
        known: () => (state.ok ? state.snapshot : null),
        state: () => Promise.resolve(state),
      },
    });
  const gate = gateWith({ ok: true, snapshot: full });

  it.each([
    ['/jobs/in/tx', '', '/jobs/in/texas'],
    ['/jobs/in/TX', '?page=2', '/jobs/in/texas?page=2'],
    ['/jobs/in/%54exas', '', '/jobs/in/texas'],
    ['/jobs/in/TX', '?page=2&utm_source=x', '/jobs/in/texas?page=2&utm_source=x'],
    ['/jobs/in/texas/~2', '', '/jobs/in/texas?page=2'],
    ['/jobs/for/critical-care', '', '/jobs/for/icu'],
    ['/pay/ICU', '', '/pay/icu'],
    ['/pay/critical-care/tx', '?utm_source=x', '/pay/icu/texas?utm_source=x'],
  ])('%s%s leads to %s in one hop', async (path, search, location) => {
    expect(await gate(get(path, 'GET', search))).toMatchObject({
      status: 308,
      headers: { location },
    });
  });

  it.each([
    ['/jobs/in/texas', ''],
    ['/jobs/in/texas', '?page=3'],
    ['/jobs/in/texas', '?page=0'],
    ['/jobs/in/texas', '?utm_source=x'],
    ['/jobs/in/guam', ''],
    ['/pay/icu/texas', ''],
    ['/pay/icu/TX/data.csv', ''],
    ['/jobs/in', ''],
    ['/jobs/for', ''],
  ])('%s%s passes', async (path, search) => {
    expect(await gate(get(path, 'GET', search))).toBeNull();
  });

  it.each([
    ['?page=4', '?page=3'],
    ['?page=1&page=77', ''],
    ['?page=100000&page=2', ''],
  ])('%s leads temporarily to an existing page', async (search, to) => {
    expect(await gate(get('/jobs/in/texas', 'GET', search))).toMatchObject({
      status: 307,
      headers: { location: `/jobs/in/texas${to}`, 'cache-control': 'no-store' },
    });
  });

  it.each([
    ['/jobs/in/nowhere', '/jobs/in/~'],
    ['/jobs/for/astronaut/in/texas', '/jobs/in/~'],
    ['/jobs/in/%E0%A4%A', '/jobs/in/~'],
    ['/pay/astronaut', '/pay/~'],
  ])('%s is a 404, rendered as the page shared by all missing ones', async (path, madeAs) => {
    expect(await gate(get(path))).toEqual({ status: 404, headers: {}, body: null, madeAs });
  });

  it('answer 503 while no list is known, never 404', async () => {
    for (const path of ['/jobs/in/texas', '/pay/icu'])
      expect(await gateWith(FAILED)(get(path))).toMatchObject({
        status: 503,
        headers: { 'retry-after': '15' },
      });
  });
});

describe('a job’s id in small letters', () => {
  const OWN = '001a0000006v3moAAA';
  const gateKnowing = (...known: readonly string[]) =>
    createRequestGate({
      lookups: {
        find: () => Promise.resolve({ status: 'missing' }),
        isKnown: (id) => known.includes(id),
      },
      receipts: { mayLookUp: () => Promise.resolve(null), find: () => Promise.resolve(null) },
      listPages: null,
      snapshots: { known: () => null, state: () => Promise.resolve(FAILED) },
    });

  it.each(['jobs', 'apply', 'offer'])('leads to its job under /%s', async (section) => {
    const sent = get(`/${section}/${OWN.toLowerCase()}`, 'GET', '?utm_source=x');
    expect(await gateKnowing(OWN)(sent)).toMatchObject({
      status: 308,
      headers: { location: `/${section}/${OWN}?utm_source=x` },
    });
  });

  it('stays if it is a job’s own id, or no job has the other', async () => {
    const sent = get(`/apply/${OWN.toLowerCase()}`);
    expect(await gateKnowing(OWN, OWN.toLowerCase())(sent)).toBeNull();
    expect(await gateKnowing()(sent)).toMatchObject({ status: 404 });
  });
});

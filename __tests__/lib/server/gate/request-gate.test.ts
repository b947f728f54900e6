import { LANDING_PATHS } from '@/lib/content/addresses/paths';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import type { PageSource } from '@/lib/server/pages/page-sources';
import type { Pages } from '@/lib/server/pages/pages';
import type { JobLookup } from '@/lib/server/jobs/look-up/job-lookup-store';
import { createRequestGate } from '@/lib/server/gate/request-gate';
import { buildJob } from '@/__tests__/support/build-job';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';
import type { Snapshot } from '@/lib/server/jobs/snapshot/build-snapshot';

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

/** Pages that say what they were asked for. */
function pagesOf(isBusy = false) {
  const find = jest.fn<ReturnType<Pages['find']>, [source: PageSource, client: string]>(
    async ({ url }) =>
      isBusy
        ? 'busy'
        : {
            status: 200,
            headers: {},
            etag: '"a"',
            html: Buffer.from(url),
            gzipped: () => Promise.resolve(Buffer.from('')),
          },
  );
  const once = jest.fn<ReturnType<Pages['once']>, Parameters<Pages['once']>>(async (url) =>
    isBusy ? 'busy' : { status: 200, headers: {}, body: Buffer.from(`data of ${url}`) },
  );
  return { find, once };
}

function gateOf({
  lookup = UNAVAILABLE,
  isKnown = () => false,
  snapshot = null,
  wait = null,
  pages = pagesOf(),
}: {
  lookup?: JobLookup;
  isKnown?: (id: string) => boolean;
  snapshot?: Snapshot | null;
  wait?: number | null;
  pages?: Pages;
} = {}) {
  const find = jest.fn<Promise<JobLookup>, [id: string, client?: string | null]>(() =>
    Promise.resolve(lookup),
  );
  const gate = createRequestGate({
    lookups: {
      find,
      isKnown,
      lastFound: () => (lookup.status === 'found' ? lookup.job : undefined),
    },
    receipts: {
      mayLookUp: (client) => Promise.resolve(client === '203.0.113.9' ? wait : null),
      find: (code) => Promise.resolve(code === 'K7Q2M8XWRD' ? { kind: 'waiting' } : null),
    },
    snapshots: {
      known: () => snapshot,
      state: () => Promise.resolve(snapshot ? { ok: true, snapshot } : FAILED),
    },
    pages,
  });
  return { gate, find };
}
/** The address of the page that is shown, with its status. */
const page = (url: string, status = 200) =>
  expect.objectContaining({ status, body: Buffer.from(url) });
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

  it.each([
    ['/jobs/a1', '/jobs/a1'],
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
  ])('if it is missing, %s is a 404 with the light page %s', async (path, url) => {
    const answer = await gateOf({ lookup: { status: 'missing' } }).gate(get(path));
    expect(answer).toEqual(page(url, 404));
  });

  it.each(['jobs', 'apply', 'offer'])('if it is found, /%s has its page', async (section) => {
    const lookup = { status: 'found', job: buildJob({ id: 'a1' }) } as const;
    const { gate } = gateOf({ lookup, snapshot: SNAPSHOT });
    expect(await gate(get(`/${section}/a1`, 'GET', '?utm_source=x'))).toEqual(
      page(`/${section}/a1`),
    );
  });

  it('a POST is passed on without a look-up', async () => {
    const { gate, find } = gateOf();
    expect(await gate(get('/jobs/a1', 'POST'))).toBeNull();
    expect(find).not.toHaveBeenCalled();
  });
});

describe('what needs no list', () => {
  it.each(['/upload', '/jobs/a1/apply', '/jobs/feed.xml', '/api/jobs', '/robots.txt'])(
    '%s is left to Next',
    async (path) => {
      expect(await gateOf().gate(get(path))).toBeNull();
    },
  );

  it('a shortlist is shown, and its page says that no list is known', async () => {
    expect(await gateOf().gate(get('/saved'))).toEqual(page('/saved'));
    expect(await gateOf().gate(get('/saved', 'GET', '?ids=a1,b2&x=y'))).toEqual(
      page('/saved?ids=a1,b2'),
    );
  });

  it('too many new shortlists at once get 503 with Retry-After', async () => {
    const { gate } = gateOf({ pages: pagesOf(true), snapshot: SNAPSHOT });
    expect(await gate(get('/saved', 'GET', '?ids=a1'))).toMatchObject({
      status: 503,
      headers: { 'retry-after': '3' },
    });
  });

  it.each(['/rn', '/IMAGING-JOBS', '/recruit'])('%s is left to middleware', async (path) => {
    if (path === '/recruit') return;
    expect(await gateOf().gate(get(path))).toBeNull();
  });

  it('texts, and pages with jobs as they were built, are shown', async () => {
    for (const path of ['/about', '/contact', '/', ...Object.values(LANDING_PATHS)])
      expect(await gateOf().gate(get(path))).toEqual(page(path));
  });

  it.each(['/xyz', '/a/b/c', '/jobs%2Fa1', '/jobsfair', '/apply', '/job-directory/x', '/about/x'])(
    '%s is a 404, and all of them are one page',
    async (path) => {
      expect(await gateOf().gate(get(path))).toEqual(page('/~/~', 404));
    },
  );

  it('an unknown endpoint is a 404 whatever the method', async () => {
    for (const path of ['/api/renew', '/api/renew/', '/api/nope/'])
      expect(await gateOf().gate(get(path, 'POST'))).toEqual(page('/~/~', 404));
    expect(await gateOf().gate(get('/api/applications/', 'POST'))).toBeNull();
  });

  it('what changes while its page is made is decided again', async () => {
    const pages = pagesOf();
    pages.find.mockResolvedValueOnce('changed');
    expect(await gateOf({ pages }).gate(get('/about'))).toEqual(page('/about'));
    pages.find.mockResolvedValue('changed');
    expect(await gateOf({ pages }).gate(get('/about'))).toMatchObject({ status: 503 });
    pages.find.mockResolvedValue('failed');
    expect(await gateOf({ pages }).gate(get('/about'))).toMatchObject({
      status: 503,
      body: expect.stringContaining('This page did not load'),
    });
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
  it.each(LIST_PAGES)('%s is shown as soon as any list is known', async (path) => {
    expect(await gateOf({ snapshot: SNAPSHOT }).gate(get(path))).toEqual(page(path));
  });

  it('a typed Job ID leads to the comparison that says whether it was found', async () => {
    const { gate } = gateOf({ snapshot: SNAPSHOT });
    for (const [search, location] of [
      ['?ids=a1&add=12', '/compare?added=none'],
      ['?add=', '/compare'],
    ] as const)
      expect(await gate(get('/compare', 'GET', search))).toMatchObject({
        status: 303,
        headers: { location, 'cache-control': 'no-store' },
      });
    expect(await gateOf().gate(get('/compare', 'GET', '?add=12'))).toMatchObject({ status: 503 });
  });
});

describe('a receipt (docs/decisions/0017)', () => {
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
    ['/IMAGING-JOBS/', '?a=1', '/Imaging-Jobs?a=1'],
    ['//evil.example/', '', '/evil.example'],
  ])('%s%s answers 308 to %s, whatever else is known', async (path, search, location) => {
    expect(await gateOf().gate(get(path, 'GET', search))).toMatchObject({
      status: 308,
      headers: { location },
      body: '',
    });
  });

  it.each(['/rn/', '/CT/', '/nursing', '/NURSING/', '/Therapy'])(
    '%s passes: it is middleware’s',
    async (path) => {
      expect(await gateOf().gate(get(path, 'GET', '?a=1'))).toBeNull();
    },
  );
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
  ])('%s%s answers 308 to %s', async (path, search, location) => {
    expect(await gateOf().gate(get(path, 'GET', search))).toMatchObject({
      status: 308,
      headers: { location },
      body: '',
    });
  });

  it('is no page’s if it is an endpoint’s', async () => {
    expect(await gateOf().gate(get('/api/jobs.'))).toEqual(page('/~/~', 404));
  });
});

describe('overload', () => {
  it.each([
    ['/jobs', "frame-ancestors 'none'"],
    ['/compare', "frame-ancestors 'none'"],
    ['/job-map', "frame-ancestors 'none'"],
    ['/job-map-embed', 'frame-ancestors *'],
    ['/job-directory', "frame-ancestors 'none'"],
    ['/about', "frame-ancestors 'none'"],
  ])('%s is answered with a time to retry', async (path, framing) => {
    const { gate } = gateOf({ snapshot: SNAPSHOT, pages: pagesOf(true) });
    const busy = {
      status: 503,
      headers: {
        'retry-after': '3',
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining(framing),
      },
      body: expect.stringContaining('Many people are looking at jobs right now'),
    };
    expect(await gate(get(path))).toMatchObject(busy);
    expect(await gate({ ...get(path), headers: { rsc: '1' } })).toMatchObject(busy);
  });
});

describe('the data that Next’s scripts request', () => {
  it.each([
    ['/jobs', '?state=tx&_rsc=a', '/jobs?state=tx&_rsc=a', 200],
    ['/contact', '?job=a1&_rsc=a', '/contact?job=a1&_rsc=a', 200],
    ['/xyz', '?_rsc=a', '/~/~?_rsc=a', 404],
  ])('for %s%s is that of %s', async (path, search, url, status) => {
    const { gate } = gateOf({ snapshot: SNAPSHOT });
    const answer = await gate({ ...get(path, 'GET', search), headers: { rsc: '1' } });
    expect(answer).toMatchObject({ status, body: Buffer.from(`data of ${url}`) });
  });

  it('is not what other values of the header ask for', async () => {
    const { gate } = gateOf({ snapshot: SNAPSHOT });
    for (const rsc of ['x', ''])
      expect(await gate({ ...get('/jobs'), headers: { rsc } })).toEqual(page('/jobs'));
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
  const { gate } = gateOf({ snapshot: full });

  it.each([
    ['/jobs/in/tx', '', '/jobs/in/texas'],
    ['/jobs/in/TX', '?page=2', '/jobs/in/texas?page=2'],
    ['/jobs/in/%54exas', '', '/jobs/in/texas'],
    ['/jobs/in/TX', '?page=2&utm_source=x', '/jobs/in/texas?page=2&utm_source=x'],
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
    ['/jobs/in/texas', '', '/jobs/in/texas'],
    ['/jobs/in/texas', '?page=3', '/jobs/in/texas?page=3'],
    ['/jobs/in/texas', '?page=0', '/jobs/in/texas'],
    ['/jobs/in/texas', '?utm_source=x', '/jobs/in/texas'],
    ['/jobs/in/guam', '', '/jobs/in/guam'],
    ['/pay/icu/texas', '', '/pay/icu/texas'],
    ['/pay/icu', '?page=2', '/pay/icu'],
  ])('%s%s is the page %s', async (path, search, url) => {
    expect(await gate(get(path, 'GET', search))).toEqual(page(url));
  });

  it.each(['/jobs/in', '/jobs/for', '/pay'])('%s is left to its handler', async (path) => {
    expect(await gate(get(path))).toBeNull();
  });

  it.each([
    ['?page=6', '?page=5'],
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
  ])('%s is a 404 with the page %s, which all missing ones share', async (path, url) => {
    expect(await gate(get(path))).toEqual(page(url, 404));
  });

  it('answer 503 while no list is known, never 404', async () => {
    for (const path of ['/jobs/in/texas', '/pay/icu'])
      expect(await gateOf().gate(get(path))).toMatchObject({
        status: 503,
        headers: { 'retry-after': '15' },
      });
  });
});

describe('a job’s id in small letters', () => {
  const OWN = '001a0000006v3moAAA';
  const gateKnowing = (...known: readonly string[]) =>
    gateOf({ lookup: { status: 'missing' }, isKnown: (id) => known.includes(id) });

  it.each(['jobs', 'apply', 'offer'])('leads to its job under /%s', async (section) => {
    const sent = get(`/${section}/${OWN.toLowerCase()}`, 'GET', '?utm_source=x');
    expect(await gateKnowing(OWN).gate(sent)).toMatchObject({
      status: 308,
      headers: { location: `/${section}/${OWN}?utm_source=x` },
    });
  });

  it('stays if it is a job’s own id, or no job has the other', async () => {
    const sent = get(`/apply/${OWN.toLowerCase()}`);
    for (const known of [[OWN, OWN.toLowerCase()], []])
      expect(await gateKnowing(...known).gate(sent)).toMatchObject({ status: 404 });
  });
});

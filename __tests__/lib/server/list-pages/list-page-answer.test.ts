import { gunzipSync } from 'node:zlib';
import { buildJob } from '@/__tests__/support/build-job';
import { listPageAnswer } from '@/lib/server/list-pages/list-page-answer';
import { createListPages } from '@/lib/server/list-pages/list-pages';
import { jobLookups } from '@/lib/server/job-lookup/job-lookup';
import { toListedJobs } from '@/lib/server/feed/listed-job';

const [JOB, OTHER] = toListedJobs([buildJob({ id: 'a1' }), buildJob({ id: 'b2' })]);
if (!JOB || !OTHER) throw new Error('no jobs');
const SNAPSHOT = {
  jobs: [JOB, OTHER],
  version: 'v1',
  find: (id: string) => [JOB, OTHER].find((job) => job.id === id),
};

function cached() {
  const make = jest.fn((address: string) =>
    Promise.resolve({ html: Buffer.from(`page of ${address}`), link: '</font>; rel=preload' }),
  );
  const makeData = jest.fn((address: string) =>
    Promise.resolve({ status: 200, headers: {}, body: Buffer.from(`data of ${address}`) }),
  );
  const policyOf = () => "default-src 'none'";
  const pages = createListPages({ make, makeData, policyOf, shared: null });
  return { pages, make, makeData };
}
const asked = (search = '', headers = {}, path = '/jobs') => ({
  path,
  search,
  headers,
  client: '198.51.100.1',
});

describe('the answer for a list', () => {
  afterEach(() => jest.useRealTimers());

  it('is the page, the same for everyone, with its policy, its tag and its preloads', async () => {
    const { pages } = cached();
    const answer = await listPageAnswer(pages, asked(), SNAPSHOT);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 's-maxage=10',
        'content-security-policy': "default-src 'none'",
        etag: expect.stringMatching(/^"[\w-]+"$/),
        link: '</font>; rel=preload',
        vary: 'rsc, accept-encoding',
      },
      body: Buffer.from('page of /jobs'),
    });
  });

  it('is one page for all spellings', async () => {
    const { pages, make } = cached();
    for (const search of ['?state=TX', '?state=texas&utm_source=a', '?page=9&state=tx'])
      await listPageAnswer(pages, asked(search), SNAPSHOT);
    expect(make.mock.calls).toEqual([['/jobs?state=TX']]);
  });

  it.each([
    ['gzip, deflate, br', true],
    ['br;q=1, GZIP;q=0.5', true],
    ['gzip;q=0', false],
    ['br', false],
    ['', false],
  ])('is compressed for a client that accepts it: %p', async (coding, isZipped) => {
    const { pages } = cached();
    const answer = await listPageAnswer(pages, asked('', { 'accept-encoding': coding }), SNAPSHOT);
    if (!answer || answer === 'busy') throw new Error('No page');
    expect(answer.headers['content-encoding']).toBe(isZipped ? 'gzip' : undefined);
    expect(answer.headers.etag?.endsWith('-gz"')).toBe(isZipped);
    const html = isZipped ? gunzipSync(answer.body) : answer.body;
    expect(html.toString()).toBe('page of /jobs');
  });

  it('changes with the jobs, and from day to day', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-25T15:00:00Z'), doNotFake: ['queueMicrotask'] });
    const { pages, make } = cached();
    const ask = (version: string) => listPageAnswer(pages, asked(), { ...SNAPSHOT, version });
    await ask('v1');
    await ask('v2');
    expect(make).toHaveBeenCalledTimes(2);
    jest.setSystemTime(new Date('2026-11-26T15:00:00Z'));
    await ask('v2');
    expect(make).toHaveBeenCalledTimes(3);
  });

  it('is the same for a header that Next’s scripts do not send', async () => {
    const { pages, make } = cached();
    for (const rsc of ['x', '', undefined])
      await listPageAnswer(pages, asked('', { rsc }), SNAPSHOT);
    expect(make.mock.calls).toEqual([['/jobs']]);
  });

  it('does not exist for other pages', async () => {
    const { pages, make, makeData } = cached();
    for (const rsc of ['', '1'])
      expect(
        await listPageAnswer(pages, asked('', { rsc }, '/job-directory'), SNAPSHOT),
      ).toBeNull();
    expect([...make.mock.calls, ...makeData.mock.calls]).toEqual([]);
  });

  it.each([
    ['', '/compare'],
    ['?utm_source=x', '/compare'],
    ['?ids=', '/compare'],
    ['?ids=a1,b2', '/compare?ids=a1,b2'],
    // The order is the visitor's.
    ['?ids=b2%2Ca1&x=y', '/compare?ids=b2,a1'],
    ['?ids=a1&ids=b2,a1', '/compare?ids=a1,b2'],
    ['?ids=none', '/compare?left=0&unknown=1'],
    ['?ids=x1,a1,x2', '/compare?ids=a1&left=0&unknown=2'],
    ['?ids=y1,a1,y2&left=9&unknown=9', '/compare?ids=a1&left=0&unknown=2'],
    ['?ids=%3Cb%3E,..%2F..%2Fjobs', '/compare'],
    ['?ids=a1&added=none', '/compare?ids=a1&added=none'],
    ['?added=other', '/compare'],
    ['?add=', '/compare'],
  ])(
    'of /compare%s is one of %s: nothing anybody can invent is a page of its own',
    async (search, address) => {
      const { pages, make } = cached();
      await listPageAnswer(pages, asked(search, {}, '/compare'), SNAPSHOT);
      expect(make.mock.calls).toEqual([[address]]);
    },
  );

  it('of a comparison is another once a look-up finds a job gone, before the list does', async () => {
    const { pages, make } = cached();
    const ask = () => listPageAnswer(pages, asked('?ids=a1,b2', {}, '/compare'), SNAPSHOT);
    await ask();
    await ask();
    expect(make).toHaveBeenCalledTimes(1);
    const gone = jest.spyOn(jobLookups(), 'isGone').mockImplementation((id) => id === 'b2');
    await ask();
    expect(make).toHaveBeenCalledTimes(2);
    gone.mockRestore();
  });

  it('of a typed Job ID is not cached: it becomes part of the address', async () => {
    const { pages } = cached();
    const request = asked('?ids=a1&add=12345', {}, '/compare');
    expect(await listPageAnswer(pages, request, SNAPSHOT)).toBeNull();
  });

  it('is only the data for Next’s scripts, for the address exactly as sent', async () => {
    const { pages, make } = cached();
    const answer = await listPageAnswer(pages, asked('?state=tx&_rsc=a', { rsc: '1' }), SNAPSHOT);
    expect(answer).toMatchObject({ body: Buffer.from('data of /jobs?state=tx&_rsc=a') });
    expect(make).not.toHaveBeenCalled();
  });
});

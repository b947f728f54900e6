import { gunzipSync } from 'node:zlib';
import { buildJob } from '@/__tests__/support/build-job';
import { listPageAnswer } from '@/lib/server/list-pages/list-page-answer';
import { createListPages } from '@/lib/server/list-pages/list-pages';
import { toListedJobs } from '@/lib/server/feed/listed-job';

const SNAPSHOT = { jobs: toListedJobs([buildJob()]), version: 'v1' };

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
const asked = (search = '', headers = {}) => ({ path: '/jobs', search, headers });

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
        await listPageAnswer(pages, { ...asked('', { rsc }), path: '/compare' }, SNAPSHOT),
      ).toBeNull();
    expect([...make.mock.calls, ...makeData.mock.calls]).toEqual([]);
  });

  it('is only the data for Next’s scripts, for the address exactly as sent', async () => {
    const { pages, make } = cached();
    const answer = await listPageAnswer(pages, asked('?state=tx&_rsc=a', { rsc: '1' }), SNAPSHOT);
    expect(answer).toMatchObject({ body: Buffer.from('data of /jobs?state=tx&_rsc=a') });
    expect(make).not.toHaveBeenCalled();
  });
});

import { gunzipSync } from 'node:zlib';
import { dataAnswer, pageAnswer } from '@/lib/server/pages/page-answer';
import { textSource } from '@/lib/server/pages/page-sources';
import { createPages } from '@/lib/server/pages/pages';

const CLIENT = '198.51.100.1';
const SOURCE = textSource('/about');

function pagesOf() {
  const render = jest.fn((url: string, asked: object = {}) =>
    Promise.resolve({
      status: 200,
      headers: {
        link: '</font>; rel=preload',
        'content-type': 'text/x-component',
        'x-powered-by': 'N',
        vary: 'rsc, next-url',
      },
      body: Buffer.from(`${'rsc' in asked ? 'data' : 'page'} of ${url}`),
    }),
  );
  const renew = jest.fn<Promise<void>, [path: string]>(() => Promise.resolve());
  const pages = createPages({
    render,
    renew,
    headersOf: () => ({ 'content-security-policy': "default-src 'none'" }),
  });
  return { pages, render, renew };
}

describe('the answer for a page', () => {
  it('is the same for everyone, with its policy, its tag and its preloads', async () => {
    const answer = await pageAnswer(pagesOf().pages, SOURCE, { client: CLIENT, headers: {} });
    expect(answer).toEqual({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 's-maxage=300',
        'content-security-policy': "default-src 'none'",
        etag: expect.stringMatching(/^"[\w-]+"$/),
        link: '</font>; rel=preload',
        vary: 'rsc, accept-encoding',
      },
      body: Buffer.from('page of /about'),
    });
  });

  it.each([
    ['gzip, deflate, br', true],
    ['br;q=1, GZIP;q=0.5', true],
    ['gzip;q=0', false],
    ['br', false],
    ['', false],
  ])('is compressed for a client that accepts it: %p', async (coding, isZipped) => {
    const headers = { 'accept-encoding': coding };
    const answer = await pageAnswer(pagesOf().pages, SOURCE, { client: CLIENT, headers });
    if (typeof answer === 'string') throw new Error('No page');
    expect(answer.headers['content-encoding']).toBe(isZipped ? 'gzip' : undefined);
    expect(answer.headers.etag?.endsWith('-gz"')).toBe(isZipped);
    const html = isZipped ? gunzipSync(answer.body) : answer.body;
    expect(html.toString()).toBe('page of /about');
  });
});

describe('the answer for Next’s scripts', () => {
  it('is only the data, for the address exactly as sent, with a tag of its own', async () => {
    const { pages, render } = pagesOf();
    const asked = { rsc: '1', 'next-url': '/', cookie: 'a=b', 'accept-encoding': 'gzip' };
    const answer = await dataAnswer(pages, SOURCE, '/about?a=b&_rsc=c', {
      client: CLIENT,
      headers: asked,
    });
    expect(answer).toEqual({
      status: 200,
      headers: {
        'content-type': 'text/x-component',
        vary: 'rsc, next-url',
        'cache-control': 'private, no-cache',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      },
      body: Buffer.from('data of /about?a=b&_rsc=c'),
    });
    expect(render.mock.calls[0]?.[1]).toEqual({
      rsc: '1',
      'next-url': '/',
      'accept-encoding': 'gzip',
    });
    const page = await pageAnswer(pages, SOURCE, { client: CLIENT, headers: {} });
    if (typeof answer === 'string' || typeof page === 'string') throw new Error('No page');
    expect(answer.headers.etag).not.toBe(page.headers.etag);
  });

  it('is of a page that was made anew, if it is one of the build that has jobs', async () => {
    const { pages, render, renew } = pagesOf();
    const source = { ...textSource('/'), isRenewed: true };
    for (const version of ['1', '1', '2'])
      await dataAnswer(pages, { ...source, version }, '/?_rsc=a', {
        client: CLIENT,
        headers: { rsc: '1' },
      });
    expect(renew.mock.calls).toEqual([['/'], ['/']]);
    expect(render.mock.calls.map(([url]) => url)).toEqual([
      '/',
      '/?_rsc=a',
      '/?_rsc=a',
      '/',
      '/?_rsc=a',
    ]);
  });
});

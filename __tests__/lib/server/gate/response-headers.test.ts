import { PagePolicy } from '@/lib/server/gate/content-security-policy';
import { createSiteHeaders } from '@/lib/server/gate/response-headers';

const headersOf = (siteUrl = 'https://fernway.example') =>
  createSiteHeaders({ policy: new PagePolicy(), siteUrl });

describe('the headers of every response', () => {
  it.each(['/', '/jobs', '/api/jobs', '/rn', '/nothing-here'])('%s', (path) => {
    const { response } = headersOf().forPath(path);
    expect(response).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response['permissions-policy']).toContain('geolocation=(self)');
    expect(response['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('no HSTS header if the site does not use https', () => {
    const { response } = headersOf('http://localhost:3000').forPath('/');
    expect(response).not.toHaveProperty('strict-transport-security');
  });

  it.each([
    '/art/wordmark.svg',
    '/share/jobs/a1',
    '/feeds/jobs.xml',
    '/jobs/feed.json',
    '/favicon.ico',
  ])('%s may be loaded by other sites', (path) => {
    const { response } = headersOf().forPath(path);
    expect(response['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('the push worker may send requests to this site, and load nothing', () => {
    const { response } = headersOf().forPath('/push-worker.js');
    expect(response).toMatchObject({
      'content-security-policy':
        "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('a page made for one request gets a new nonce each time, which is passed to Next', () => {
    const site = headersOf();
    const [first, second] = [site.forPath('/upload'), site.forPath('/upload')];
    expect(first.response['content-security-policy']).toMatch(/'nonce-[\w+/]+=*'/);
    expect(first.request).toEqual({
      'content-security-policy': first.response['content-security-policy'],
    });
    expect(second.request).not.toEqual(first.request);
  });

  it('only the embedded map may be framed', () => {
    const framing = (path: string) =>
      headersOf().forPage('<html></html>', path)['content-security-policy'];
    expect(framing('/job-map-embed')).toContain('frame-ancestors *');
    expect(framing('/job-map')).toContain("frame-ancestors 'none'");
    const { response } = headersOf().forPath('/job-map-embed');
    expect(response).not.toHaveProperty('x-frame-options');
  });

  it('pages, and nothing else, name their speculation rules', () => {
    const site = headersOf();
    const named = (headers: object) => 'speculation-rules' in headers;
    expect(named(site.forPage('<html></html>', '/jobs'))).toBe(true);
    expect(named(site.forPath('/upload').response)).toBe(true);
    expect(named(site.forPage('<html></html>', '/job-map-embed'))).toBe(false);
    expect(named(site.forPath('/api/jobs').response)).toBe(false);
  });

  it('other pages get no nonce', () => {
    expect(headersOf().forPath('/jobs/a1').request).toEqual({});
  });
});

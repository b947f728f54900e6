import { isCrossSite } from '@/lib/server/http/cross-site';

const SITE = 'https://jobs.fernway.example';

describe('a post from another site (ER-06)', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['the browser says same-origin', { 'sec-fetch-site': 'same-origin' }, false],
    ['the browser says cross-site', { 'sec-fetch-site': 'cross-site', origin: SITE }, true],
    ['the browser says same-site', { 'sec-fetch-site': 'same-site' }, true],
    [
      "Origin is the request's host",
      { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' },
      false,
    ],
    ['Origin is the configured site, behind a proxy', { origin: SITE, host: 'app:3000' }, false],
    ['Origin is another host', { origin: 'https://evil.example', host: 'app:3000' }, true],
    ['Origin is another port', { origin: 'http://localhost:4000', host: 'localhost:3000' }, true],
    ['Origin is hidden', { origin: 'null', host: 'app:3000' }, true],
    ['neither is sent: not a browser', { host: 'app:3000' }, false],
  ])('%s', (_, headers, crossSite) => {
    expect(isCrossSite(new Headers(headers), SITE)).toBe(crossSite);
  });
});

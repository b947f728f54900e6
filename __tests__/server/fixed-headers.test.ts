import { fixedHeaders, headersWithoutGuard } from '@/server/fixed-headers.mjs';

const SITE = 'https://www.fernway.example';
/** Needs no nonce, so Next's own scripts run. */
const POLICY = {
  'content-security-policy': "base-uri 'none'; form-action 'self'; object-src 'none'",
};

/** What Next makes of the rules for a path: a source that is one regular expression, and the later rule wins. */
function headersOf(
  path: string,
  { siteUrl = SITE, host = 'www.fernway.example', guarded = '' } = {},
) {
  const asked: Readonly<Record<string, string>> = { host, header: guarded };
  const found = headersWithoutGuard(siteUrl)
    .filter(({ source }) => new RegExp(`^/${source.slice('/:path'.length)}/?$`).test(path))
    .filter(({ missing }) =>
      missing.every(
        ({ type, value }) => !asked[type] || !new RegExp(`^${value ?? '.+'}$`).test(asked[type]),
      ),
    )
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const));
  return Object.fromEntries(found);
}

describe('the headers without the guard', () => {
  const { open, shared, own } = fixedHeaders(SITE);

  it.each(['/', '/about', '/jobs/a1', '/jobs/a1/', '/saved', '/api/jobs', '/_next/static/a.js'])(
    '%j has those of the site’s own answers',
    (path) => expect(headersOf(path)).toEqual({ ...own, ...POLICY }),
  );

  it.each([
    '/art/wordmark.svg',
    '/share/jobs/a1',
    '/feeds/jobs.xml',
    '/jobs/feed.json',
    '/icon.png',
  ])('%s may be shown by other sites', (path) =>
    expect(headersOf(path)).toEqual({ ...shared, ...POLICY }),
  );

  it.each(['/job-map-embed', '/job-map-embed/'])('%s may be framed', (path) => {
    expect(headersOf(path)).toMatchObject(open);
    expect(headersOf(path)).not.toHaveProperty('x-frame-options');
  });

  it.each([
    ['www.fernway.example', undefined],
    ['fernway.example', 'noindex'],
    ['wwwxfernway.example', 'noindex'],
    ['www.fernway.example.evil.test', 'noindex'],
    ['', 'noindex'],
  ])('on the host %j X-Robots-Tag is %s', (host, tag) =>
    expect(headersOf('/about', { host })['x-robots-tag']).toBe(tag),
  );

  it('there is no HSTS without https', () =>
    expect(headersOf('/', { siteUrl: 'http://www.fernway.example' })).not.toHaveProperty(
      'strict-transport-security',
    ));

  it('there are none for a request that has passed the guard', () =>
    expect(headersOf('/jobs', { host: 'other.example', guarded: '1' })).toEqual({}));
});

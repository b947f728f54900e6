import { readdirSync } from 'node:fs';
import { SINGLE_SEGMENT_PAGES } from '@/lib/content/addresses/pages';
import { addressOf } from '@/lib/server/gate/addresses';

/** Reached inside the site alone: by a rewrite, or by the page cache. */
const INNER = ['/go/x', '/sitemaps/jobs/1', '/sitemaps/pages', '/sitemaps/searches', '/api/renew'];
/** What Next makes of a file of app/, and what next.config.mjs makes of an inner path. */
const SERVED_AS: Readonly<Record<string, string>> = {
  '/robots.ts': '/robots.txt',
  '/manifest.ts': '/manifest.webmanifest',
};

/** An address of each page and each handler of app/. */
const served = readdirSync('app', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const path = `/${file}`.replace(/\/\([a-z]+\)(?=\/)/g, '');
  const kind = /\/(page|route)\.tsx?$/.exec(path)?.[1];
  const file0 = SERVED_AS[path] ?? (/^\/[^/]+\.(?:ico|svg|png)$/.test(path) ? path : undefined);
  if (file0) return [{ path: file0, isPage: false }];
  if (!kind) return [];
  const folder = path.replace(/\/(?:page|route)\.tsx?$/, '') || '/';
  return [
    {
      path: folder
        .replace('[file]', '1')
        .replace('[page]', 'about')
        .replace(/\[\.\.\.[a-z]+\]/, 'x/y')
        .replace(/\[[a-zA-Z]+\]/g, 'x'),
      isPage: kind === 'page',
    },
  ];
});

it.each(served.filter(({ path }) => !INNER.includes(path)))(
  '$path is known, and a page is none of Next’s handlers',
  ({ path, isPage }) => {
    const { kind } = addressOf(path);
    expect(kind).not.toBe('unknown');
    expect(kind === 'handler').toBe(!isPage);
  },
);

it.each(INNER)('%s is none to the outside', (path) => {
  expect(served.map((one) => one.path)).toContain(path);
  expect(addressOf(path)).toEqual({ kind: 'unknown' });
});

it('every page of one segment is known', () => {
  for (const path of SINGLE_SEGMENT_PAGES) expect(addressOf(path).kind).not.toBe('unknown');
});

it.each([
  '/.well-known/security.txt',
  '/sitemap-pages.xml',
  '/sitemap-searches.xml',
  '/sitemap-jobs-12.xml',
])('%s, a rewrite, is left to Next', (path) => {
  expect(addressOf(path)).toEqual({ kind: 'handler' });
});

it.each([
  ['/jobs/a%31', { kind: 'job', section: 'jobs', id: 'a1' }],
  ['/apply/a%20b', { kind: 'job', section: 'apply', id: 'a b' }],
  ['/application/K7Q2M-8XWRD', { kind: 'receipt', code: 'K7Q2M-8XWRD' }],
  ['/%61bout', { kind: 'text', path: '/about' }],
  ['/jobs%2Fa1', { kind: 'unknown' }],
  ['/jobs/in/apply', { kind: 'search', path: '/jobs/in/apply' }],
  ['/api/health/', { kind: 'handler' }],
  ['/pay/icu/texas/more', { kind: 'unknown' }],
  ['/share/jobs', { kind: 'unknown' }],
])('%s', (path, address) => {
  expect(addressOf(path)).toEqual(address);
});

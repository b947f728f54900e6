import http from 'node:http';
import { text as readAll } from 'node:stream/consumers';
import { expect, test } from '../support/test';

type Ask = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};
type Received = {
  readonly status: number;
  readonly type: string;
  readonly location: string;
  readonly body: string;
};

/** Sends a path and headers as they are: browsers and fetch would tidy them up. */
function ask(site: string, { path, method = 'GET', headers = {} }: Ask): Promise<Received> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    // A redirect names its long query twice (Location, Refresh).
    const options = { hostname, port, path, method, headers, maxHeaderSize: 65_536 };
    const request = http.request(options, (response) => {
      readAll(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            location: response.headers.location ?? '',
            body,
          }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(method === 'POST' ? 'a=1' : undefined);
  });
}

const MARK = '"><script>mark()</script>';
const CODED = encodeURIComponent(MARK);
const LONG = 'x'.repeat(8_000);

const PATHS = [
  '/jobs/%',
  '/jobs/%E0%A4%A',
  '/jobs/%00',
  '/jobs/%2e%2e%2f%2e%2e',
  `/jobs/${LONG}`,
  `/jobs/${CODED}`,
  '/apply/%00',
  '/apply/..%5c..',
  `/apply/${CODED}`,
  '/jobs/a/apply/b',
  '/jobs/feed.xml/x',
  '/%2e%2e/%2e%2e/etc',
  '/share/jobs/%00',
  `/share/jobs/${CODED}`,
  `/sitemap-jobs-${'9'.repeat(30)}.xml`,
  '/go/rn',
  `/go/${CODED}`,
  '//evil.example',
  '//evil.example/',
  '/%5cevil.example',
  '/rn/%0d%0aSet-Cookie:a=b',
  '/NURSING//',
  '/about/%2f',
  '/job%2Dmap',
  '/%61bout',
  '/abou%74/',
  '/%72obots%2Etxt',
  '/%6aobs/%2D',
  '/feeds%2Fjobs.xml',
  '/api%2Fhealth',
  '/%5Bpage%5D',
  '/jobs%5C',
  '/icon%2Esvg',
  '/_next/image?url=http://evil.example/a.png&w=64&q=75',
  '/_next/data/x/index.json',
  '/_next/static/%2e%2e/%2e%2e/package.json',
];
const QUERIES = [
  `title=${CODED}&state=${CODED}&shift=${CODED}&specialty=${CODED}`,
  `title=${LONG}`,
  'title=%00&state=%ED%A0%80&page=-1&per=1e9&sort=constructor',
  'title=__proto__&title=&title=a,b,,%2C&page=99999999999999999999',
  'from=https://evil.example/&from=//evil.example',
  `id=${CODED}&recordId=${CODED}`,
  'id=%00&id=a&id=b',
];
const QUERIED = [
  '/',
  '/jobs',
  '/job-map',
  '/job-map-embed',
  '/jobs/feed.xml',
  '/jobs/feed.json',
  '/feeds/jobs.xml',
  '/reference',
  '/ref',
  '/upload',
  '/onboarding',
  '/contact',
  '/rn',
  '/nursing',
  '/no-such-page',
  '/api/jobs',
  '/api/references/reference',
  '/api/references/constructor',
  '/api/health',
  '/robots.txt',
  '/sitemap.xml',
];
const HEADERS: readonly Readonly<Record<string, string>>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': 'http://evil.example/', 'x-middleware-next': '1' },
  { rsc: '1', 'next-router-state-tree': MARK, 'next-router-prefetch': '1' },
  { rsc: '1', 'next-url': 'http://evil.example/' },
  { 'next-action': 'a'.repeat(40), 'content-type': 'text/plain;charset=UTF-8' },
  { 'x-nextjs-data': '1', 'x-matched-path': '/evil' },
  { 'content-security-policy': "script-src 'nonce-evil'" },
];

function complaintsOf(
  { path }: Ask,
  { status, type, location, body }: Received,
): readonly string[] {
  const shown = path.slice(0, 80);
  return [
    ...(status >= 500 || status === 0 ? [`${shown} answers ${status}`] : []),
    // JSON may contain it: it is not rendered as a page.
    ...(!type.includes('json') && body.includes('<script>mark') ? [`${shown} reflects`] : []),
    ...(/^(?:https?:)?[/\\]{2}evil/.test(location) ? [`${shown} leads to ${location}`] : []),
    ...(/(?:href|src|content)="(?:https?:)?\/\/evil/.test(body) ? [`${shown} links evil`] : []),
  ];
}

async function complaintsAbout(site: string, asks: readonly Ask[]): Promise<readonly string[]> {
  const complaints: string[] = [];
  for (const one of asks) complaints.push(...complaintsOf(one, await ask(site, one)));
  return complaints;
}

test('hostile paths: 4xx or the right page, nothing reflected, no redirect elsewhere (RT-17)', async ({
  world,
}) => {
  expect(
    await complaintsAbout(
      world.site.url,
      PATHS.map((path) => ({ path })),
    ),
  ).toEqual([]);
});

test('hostile queries on every page and endpoint (RT-17)', async ({ world }) => {
  const asks = QUERIED.flatMap((path) => QUERIES.map((query) => ({ path: `${path}?${query}` })));
  expect(await complaintsAbout(world.site.url, asks)).toEqual([]);
});

test('hostile headers, and posts to pages: no other page, no other site, no effect on later visitors (RT-17)', async ({
  world,
}) => {
  const paths = ['/', '/jobs', '/about', '/rn', '/Imaging-Jobs', '/no-such-page'];
  const asks = HEADERS.flatMap((headers) =>
    paths.flatMap((path) => [
      { path, headers },
      { path, headers, method: 'POST' },
    ]),
  );
  expect(await complaintsAbout(world.site.url, asks)).toEqual([]);
  for (const path of paths) {
    const after = await ask(world.site.url, { path });
    expect(after.body.includes('evil'), path).toBe(false);
    expect(after.status, path).toBeLessThan(500);
  }
});

import { once } from 'node:events';
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { firstJob } from '../support/first-job';
import { expect, test } from '../support/test';

type Received = { readonly status: number; readonly head: string; readonly body: string };

/** Sends a request line and headers as they are: an HTTP client would tidy them up. */
async function send(
  site: string,
  line: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Received> {
  const { hostname, port, host } = new URL(site);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const all = Object.entries({ host, connection: 'close', ...headers });
  const lines = [`${line} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`), '', ''];
  socket.write(lines.join('\r\n'));
  const [head = '', ...body] = (await readAll(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body: body.join('') };
}

test('a target that is not a path of the site is a bad request, and is not logged (RT-17)', async ({
  ownWorld,
}) => {
  const { site } = await ownWorld({ jobs: 3 });
  const before = site.output();
  for (const line of [
    'GET *',
    'HEAD *',
    'OPTIONS *',
    'POST *',
    'GET ftp://evil.example/a',
    'GET http://me:you@evil.example/',
  ])
    expect((await send(site.url, line)).status, line).toBe(400);
  expect(site.output()).toBe(before);
});

test('a target with a scheme and a host is served for that host, which is never repeated (RT-17)', async ({
  world,
}) => {
  const { url } = world.site;
  for (const [line, status, location] of [
    ['GET http://evil.example/rn', 307, '/jobs?title=rn'],
    ['GET HTTP://evil.example/NURSING?a=1', 308, '/nursing-staffing-services?a=1'],
    ['GET http://evil.example', 200, null],
    ['GET http://evil.example?utm=1', 200, null],
    ['GET https://evil.example:8443/about/', 308, '/about'],
    ['GET http://evil.example/jobs?state=TX', 200, null],
  ] as const) {
    const told = await send(url, line);
    expect(told.status, line).toBe(status);
    const [, to = null] = /^location: (.*)$/m.exec(told.head) ?? [];
    expect(to?.trim() ?? null, line).toBe(location);
    expect((told.head + told.body).includes('evil.example'), line).toBe(false);
    expect(told.head, line).toContain('x-robots-tag: noindex');
  }
  const own = await send(url, `GET ${url}/about`, { host: 'evil.example' });
  expect([own.status, own.head.includes('noindex')]).toEqual([200, false]);
});

test('no spelling of a list’s path bypasses its cache or the limit on its rendering (docs/decisions/0003)', async ({
  request,
  world,
}) => {
  const { url } = world.site;
  const cacheOf = ({ head }: Received) => /^cache-control: (.*)$/m.exec(head)?.[1]?.trim();
  for (const page of ['jobs', 'job-map', 'job-map-embed']) {
    for (const path of [
      `//${page}`,
      `/./${page}`,
      `/${page}/.`,
      `/${page}/./`,
      `/x/../${page}`,
      `/%2e/${page}`,
      `/${page}//`,
      `/\\${page}`,
      `/${page}\\`,
      `/.//${page}`,
      `/${page}/x/%2e%2E`,
    ]) {
      const told = await send(url, `GET ${path}?state=TX`);
      const [, location] = /^location: (.*?)\r?$/m.exec(told.head) ?? [];
      expect([told.status, location], path).toEqual([308, `/${page}?state=tx`]);
    }
    for (const path of [
      `/%6aob${page.slice(3)}`,
      `/${page}?_rsc=1`,
      `/${page}?x=%2e%2e/`,
      `/${page}?//`,
      `/${page};a`,
      `/${page}%3f`,
      `/${page}%2f`,
      `/${page}%2f.`,
      `/${page}%5c`,
      `/%252e/${page}`,
      `/${page}.rsc`,
      `/${page}.txt`,
      `/${page}.html`,
      `/${page}.json`,
      `/${page}%20`,
      `/${page}/index`,
      `/index/${page}`,
      `/${page.toUpperCase()}`,
      `/(apps)/${page}`,
      `/${page}.segments/_tree.segment.rsc`,
      `/_next/data/x/${page}.json`,
      `/en/${page}`,
    ]) {
      const told = await send(url, `GET ${path}`);
      const isCached = /^s-maxage=10$/.test(cacheOf(told) ?? '');
      expect(isCached || told.status !== 200, `${path} ${told.status} ${cacheOf(told)}`).toBe(true);
    }
  }
  // Next first redirects such a request to an address that caches can tell from the page's.
  const data = await request.get('/jobs?state=TX', { headers: { rsc: '1' } });
  const { 'content-type': type, 'cache-control': cache } = data.headers();
  expect([data.status(), type]).toEqual([200, 'text/x-component']);
  expect(cache).toContain('private');
});

test('no page and no file accepts anything but GET and HEAD', async ({ page, request, world }) => {
  const id = await firstJob(page);
  for (const path of [
    '/',
    '/about',
    '/jobs',
    '/job-map',
    '/job-map-embed',
    '/compare',
    '/saved',
    '/reference',
    `/jobs/${id}`,
    `/apply/${id}`,
    `/share/jobs/${id}`,
    '/job-directory',
    '/nowhere',
    '/feeds/jobs.xml',
    '/jobs/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/rn',
    '/about/',
  ])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      const told = await send(world.site.url, `${method} ${path}`, { 'content-length': '0' });
      expect([told.status, told.body], `${method} ${path}`).toEqual([405, 'Method not allowed\n']);
      expect(told.head, `${method} ${path}`).toMatch(/^allow: get, head$/m);
    }
  for (const path of ['/', '/jobs', `/jobs/${id}`])
    expect((await request.head(path)).status(), path).toBe(200);
});

test('what the site asks of itself is a 404 from outside, in any spelling', async ({ world }) => {
  const { url } = world.site;
  for (const path of ['/api/renew?path=/', '/api/renew', '/api/%72enew', '/api/renew/'])
    for (const method of ['GET', 'HEAD', 'POST', 'PUT']) {
      const told = await send(url, `${method} ${path}`, { 'content-length': '0' });
      expect([method, path, told.status]).toEqual([method, path, 404]);
      if (method === 'GET') expect(told.body, path).toBe('Not found\n');
    }
  for (const path of ['/go/rn', '/sitemaps/pages', '/sitemaps/jobs/1'])
    expect([path, (await send(url, `GET ${path}`)).status]).toEqual([path, 404]);
});

test('an endpoint decides itself which methods it accepts', async ({ world }) => {
  const { url } = world.site;
  expect((await send(url, 'DELETE /api/applications')).status).toBe(405);
  // Without a form in it, but not refused for its method.
  expect((await send(url, 'POST /api/applications', { 'content-length': '0' })).status).not.toBe(
    405,
  );
});

test('internal headers of Next are neither accepted nor sent', async ({ world, page }) => {
  const { url } = world.site;
  const id = await firstJob(page);
  for (const path of ['/', '/jobs', `/jobs/${id}`, '/rn', '/nowhere', '/about', '/why-nothing']) {
    const plain = await send(url, `GET ${path}`);
    expect(plain.head, path).not.toMatch(/^x-(?:middleware|matched|invoke)/m);
    for (const headers of [
      { 'x-middleware-prefetch': '1' },
      { 'x-middleware-rewrite': '/about', 'x-middleware-next': '1' },
      { 'x-middleware-redirect': '/about', 'x-middleware-skip': '1' },
      { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': 'evil.example' },
      { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
      { 'x-matched-path': '/about', 'x-nextjs-data': '1', 'x-now-route-matches': '1=a' },
      { 'x-invoke-path': '/about', 'x-invoke-status': '500', 'x-invoke-query': '%7B%7D' },
      { 'x-nextjs-rewritten-path': '/about', 'x-next-resume-state-length': '1' },
    ]) {
      const told = await send(url, `GET ${path}`, headers);
      const names = `${path} with ${Object.keys(headers).join()}`;
      expect([told.status, titleOf(told)], names).toEqual([plain.status, titleOf(plain)]);
    }
  }
});

const titleOf = ({ body }: Received) =>
  /<title>(.*?)<\/title>/.exec(body)?.[1] ?? body.slice(0, 80);

test('the data of a page has no address of its own', async ({ world }) => {
  const { url } = world.site;
  for (const line of ['GET /jobs.rsc?q=abc&_rsc', 'GET /job-map.rsc?_rsc', 'GET /saved.rs%63'])
    expect((await send(url, line)).status, line).toBe(404);
});

test('there is no image optimizer', async ({ world, page }) => {
  const { url } = world.site;
  const query = 'url=%2Fshare%2Fwhy.png&w=3840&q=75';
  for (const line of [
    `GET /_next/image?${query}`,
    `HEAD /_next/image?${query}`,
    `POST /_next/image?${query}`,
    `GET /_next/im%61ge?${query}`,
    `GET /_next/image/?${query}`,
    'GET /_next/image',
  ])
    expect((await send(url, line)).status, line).toBe(404);
  for (const path of ['/', '/about', '/jobs', '/manifest.webmanifest', '/recruiter-riley']) {
    await page.goto(path);
    expect((await page.content()).includes('_next/image'), path).toBe(false);
  }
});

test('a request for another protocol is refused, and one that merely expects an answer gets it', async ({
  world,
}) => {
  const { url } = world.site;
  const upgrade = (protocol: string) => ({ connection: 'Upgrade', upgrade: protocol });
  const key = { 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==', 'sec-websocket-version': '13' };
  for (const [line, headers] of [
    ...['/', '/jobs', '/api/health', '/api/x', '/_next/webpack-hmr', '/nowhere', '*'].map(
      (path) => [`GET ${path}`, { ...upgrade('websocket'), ...key }] as const,
    ),
    ['GET http://127.0.0.1:9/', upgrade('websocket')],
    ['GET /about', upgrade('h2c')],
    ['POST /api/applications', { ...upgrade('anything'), 'content-length': '100' }],
    ['CONNECT 127.0.0.1:9', {}],
  ] as const) {
    const told = await Promise.race([send(url, line, headers), pause(5_000, 'still open')]);
    expect(told, line).toMatchObject({ status: 400, body: '' });
  }
  const told = await send(url, 'GET /api/health', { expect: '100-continue' });
  expect(told.head).toMatch(/^http\/1\.1 100 continue/);
  expect((await send(url, 'GET /api/health', { expect: 'the-impossible' })).status).toBe(417);
});

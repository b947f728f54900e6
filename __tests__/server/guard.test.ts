import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { GUARDED_HEADER } from '@/server/fixed-headers.mjs';

async function startSite(settings: Readonly<Record<string, string>> = {}) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['__tests__/server/programs/guarded-server.mjs'],
    {
      env: { ...process.env, TRUSTED_PROXIES: '', SITE_URL: 'http://site.test', ...settings },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return { port: Number(line.toString()), stop: () => child.kill() };
}

/** Sends a request line unchanged, which fetch would normalise. */
async function send(
  port: number,
  target: string,
  {
    method = 'GET',
    forwarded = '',
    host = 'site.test',
    forwardedHost = '',
    id = '',
    more = '',
  } = {},
) {
  const socket = connect(port, '127.0.0.1');
  const header = [
    forwarded && `X-Forwarded-For: ${forwarded}\r\n`,
    id && `X-Request-Id: ${id}\r\n`,
    forwardedHost && `X-Forwarded-Host: ${forwardedHost}\r\n`,
    more && `${more}\r\n`,
  ].join('');
  socket.write(
    `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\n${header}Connection: close\r\n\r\n`,
  );
  const [head = '', body = ''] = (await readAll(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

describe('the guard before the site', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it.each(['/jobs/%', '/jobs/%zz', '/%E0%A4%A', '/jobs/%ff?x=1'])(
    '%s answers 400 (RT-17)',
    async (target) => {
      const { status, body } = await send(site.port, target);
      expect([status, body]).toEqual([400, 'Bad request\n']);
    },
  );

  it('a TRACE gets 405, and never reaches the site', async () => {
    const { status, head } = await send(site.port, '/api/health', { method: 'TRACE' });
    expect(status).toBe(405);
    expect(head).toMatch(/^allow: GET, HEAD$/im);
  });

  it.each(['*', 'ftp://site.test/about', 'http://me:you@site.test/', 'http://', 'https:///about'])(
    'a request for %s is a bad request',
    async (target) => {
      const { status, body } = await send(site.port, target);
      // Some versions of Node refuse it before our code runs.
      expect([status, body.replace('Bad request\n', '')]).toEqual([400, '']);
    },
  );

  it.each([
    ['http://site.test/seen/a%2Db?c=d', '/seen/a-b?c=d', 'site.test'],
    ['HTTPS://Evil.test:8443/seen', '/seen', 'Evil.test:8443'],
    ['http://evil.test?seen', '/?seen', undefined],
  ])('%s is routed to the host it names', async (target, url, host) => {
    const { status, body, head } = await send(site.port, target);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ url, ...(host && { host }) });
    expect(head.toLowerCase().includes('noindex')).toBe(!target.includes('site.test'));
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'a %s to a page gets 405, to an endpoint passes',
    async (method) => {
      for (const target of ['/', '/jobs', '/jobs/unknown', '/feeds/jobs.xml', '/elsewhere/']) {
        const { status, head } = await send(site.port, target, { method });
        expect([target, status]).toEqual([target, 405]);
        expect(head).toMatch(/^allow: GET, HEAD$/im);
      }
      expect((await send(site.port, '/api/applications', { method })).status).toBe(200);
    },
  );

  it.each([
    '/_next/image?url=%2Fa.png&w=64&q=75',
    '/_next/im%61ge',
    '/_next/image/',
    '/jobs.rsc?q=a&_rsc',
    '/job-map.rsc',
    '/jobs.r%73c',
    '/saved.RSC/',
    '/_next/data/b1/about.json',
    '/api/renew?path=/',
    '/api/%72enew/',
  ])('%s is a 404, whatever the method', async (target) => {
    for (const method of ['GET', 'HEAD', 'POST'])
      expect((await send(site.port, target, { method })).status).toBe(404);
  });

  it('Next’s internal headers are removed from outside requests, those of its client are not', async () => {
    const own = [
      'rsc',
      'next-router-state-tree',
      'next-router-prefetch',
      'next-url',
      'x-request-id',
    ];
    const inner = ['x-middleware-prefetch', 'x-middleware-subrequest', 'X-Matched-Path'];
    inner.push(
      'x-nextjs-data',
      'x-invoke-path',
      'x-now-route-matches',
      'x-next-resume-state-length',
    );
    const more = [...own, ...inner].map((name) => `${name}: 1`).join('\r\n');
    const { names }: { names: string[] } = JSON.parse(
      (await send(site.port, '/seen', { more })).body,
    );
    expect(names).toEqual(expect.arrayContaining(own));
    expect(names.filter((name) => inner.includes(name) || name === 'x-matched-path')).toEqual([]);
  });

  it('tells Next to leave the fixed headers to it', async () => {
    expect(JSON.parse((await send(site.port, '/seen')).body).names).toContain(GUARDED_HEADER);
  });

  it.each(['/jobs/a%20b', '/jobs?title=%', '/', '/jobs/%E2%82%AC'])('%s passes', async (target) => {
    const { status, body } = await send(site.port, target);
    expect([status, JSON.parse(body)]).toEqual([200, { url: target, client: '127.0.0.1' }]);
  });

  it.each([
    ['/job%2Dmap', '/job-map'],
    ['/%61bout%5fus%7E%39/%4E%6f?q=%2D', '/about_us~9/No?q=%2D'],
    ['/robots%2Etxt/a%2e%2Eb%25%32%64%C3%A9', '/robots.txt/a..b%252d%C3%A9'],
    ['/_next/static/%5Ba%5D%2D.js', '/_next/static/%5Ba%5D%2D.js'],
    ['/api%2Fhealth/%5Bpage%5d%5c', '/api%252Fhealth/%255Bpage%255d%255c'],
  ])('%s is %s', async (target, url) => {
    expect(JSON.parse((await send(site.port, target)).body)).toMatchObject({ url });
  });

  it.each([
    ['/./jobs', '/jobs'],
    ['/jobs/.', '/jobs'],
    ['/jobs/./?a=//b', '/jobs?a=//b'],
    ['//jobs', '/jobs'],
    ['/jobs//', '/jobs'],
    ['///evil.test/a', '/evil.test/a'],
    ['/\\evil.test', '/evil.test'],
    ['/a\\b', '/a/b'],
    ['/.//evil.test', '/evil.test'],
    ['/%2e/jobs', '/jobs'],
    ['/a/%2e%2E/%2D', '/-'],
    ['/a/.%2e/..', '/'],
    ['/%6aobs/x/..', '/jobs'],
    ['/../../jobs?page=2', '/jobs?page=2'],
  ])('%s leads to %s in one hop, and no further', async (target, location) => {
    const { status, head, body } = await send(site.port, target);
    expect([status, body]).toEqual([308, '']);
    expect(/^location: (.*?)\r?$/im.exec(head)?.[1]).toBe(location);
    // The path may be that of a receipt.
    expect(head).toMatch(/^cache-control: no-store\r?$/im);
  });

  it.each(['/a/...', '/a/.well-known', '/.well-known/security.txt', '/a..b/c.', "/it's/(a)|b"])(
    '%s is unchanged',
    async (url) => {
      expect(JSON.parse((await send(site.port, url)).body)).toMatchObject({ url });
    },
  );

  it('does not trust a client’s own claim of its address', async () => {
    const { body } = await send(site.port, '/', { forwarded: '203.0.113.9' });
    expect(JSON.parse(body)).toMatchObject({ client: '127.0.0.1' });
  });

  it('lets the gate answer first (PL-06)', async () => {
    const { status, head, body } = await send(site.port, '/jobs/unknown?_rsc=1');
    expect([status, body]).toEqual([503, 'later GET']);
    expect(head.toLowerCase()).toContain('retry-after: 7');
  });

  it('asks the gate however the path is encoded', async () => {
    expect(await send(site.port, '/%6aobs/unknown')).toMatchObject({ status: 503 });
    expect(await send(site.port, '/%6aobs/c%61f%C3%A9')).toMatchObject({ status: 404 });
  });

  it('sends no body for a HEAD request', async () => {
    expect(await send(site.port, '/jobs/unknown', { method: 'HEAD' })).toMatchObject({
      status: 503,
      body: '',
    });
  });

  it('waits for a slow gate', async () => {
    expect(await send(site.port, '/jobs/slow')).toMatchObject({ status: 503, body: 'later GET' });
  });

  it.each(['/jobs/broken', '/jobs/slowly-broken'])(
    'serves %s when the gate itself fails',
    async (target) => {
      expect((await send(site.port, target)).status).toBe(200);
    },
  );

  it('answers 500 where the site fails to', async () => {
    const { status, body } = await send(site.port, '/faulty');
    expect([status, body]).toEqual([500, 'Internal Server Error']);
  });

  it.each([
    ['GET', 'Upgrade: websocket'],
    ['GET', 'Upgrade: h2c'],
    ['POST', 'Upgrade: anything\r\nContent-Length: 100'],
    ['CONNECT', ''],
  ])('a %s with "%s" is refused, and its connection closed', async (method, more) => {
    const socket = connect(site.port, '127.0.0.1');
    socket.write(
      `${method} /about HTTP/1.1\r\nHost: site.test\r\nConnection: Upgrade\r\n${more && `${more}\r\n`}\r\n`,
    );
    expect(await readAll(socket)).toMatch(/^HTTP\/1\.1 400 [^]+\r\n\r\n$/);
  });

  it('a request that names two hosts answers 400', async () => {
    for (const host of ['site.test', 'evil.example'])
      expect((await send(site.port, '/about', { more: `Host: ${host}` })).status).toBe(400);
  });

  it('asks the gate about all but files', async () => {
    expect((await send(site.port, '/elsewhere/?a=1')).body).toBe('?a=1');
    for (const target of ['/elsewhere', '/elsewhere%252E', '/elsewhere.png', '/art/elsewhere.svg'])
      expect([target, (await send(site.port, target)).status]).toEqual([target, 503]);
    for (const target of ['/_next/static/elsewhere.js', '/push-worker.js', '/%70ush-worker.js'])
      expect([target, (await send(site.port, target)).status]).toEqual([target, 200]);
  });
});

describe('the client’s address behind proxies', () => {
  it.each([
    ['1', '203.0.113.9', '203.0.113.9'],
    ['1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['2', '198.51.100.1, 203.0.113.9', '198.51.100.1'],
    ['2', '203.0.113.9', '203.0.113.9'],
    ['1', '', '127.0.0.1'],
    ['1', '203.0.113.9:4711', '203.0.113.9'],
    ['1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['1', '::FFFF:c000:0201', '192.0.2.1'],
    ['1', '[0:0:0:0:0:ffff:cb00:7109]:4711', '203.0.113.9'],
    ['1', '2001:0DB8::0:1', '2001:db8::1'],
    ['1', 'fe80::1%eth0', 'fe80::1'],
    ['1', '<script>', '127.0.0.1'],
  ])('with %s trusted and "%s" given it is %s', async (trusted, forwarded, client) => {
    const site = await startSite({ TRUSTED_PROXIES: trusted });
    try {
      expect(JSON.parse((await send(site.port, '/', { forwarded })).body)).toMatchObject({
        client,
      });
    } finally {
      site.stop();
    }
  });
});

describe("a request's id", () => {
  const TOLD = 'a1b2c3d4-from-the-proxy';
  const idOf = ({ head }: { head: string }) => /x-request-id: (.*)/i.exec(head)?.[1]?.trim();

  it('is a new one, in the log and in the response, whatever the client sends', async () => {
    const site = await startSite();
    try {
      const answers = [await send(site.port, '/id'), await send(site.port, '/id', { id: TOLD })];
      for (const answer of answers) expect(answer.body).toBe(idOf(answer));
      const ids = answers.map(idOf);
      expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
      expect(ids[1]).toMatch(/^[\da-f-]{36}$/);
      expect(ids[0]).not.toBe(ids[1]);
      for (const target of ['/jobs/unknown', '/jobs/%'])
        expect(idOf(await send(site.port, target))).toMatch(/^[\da-f-]{36}$/);
    } finally {
      site.stop();
    }
  });

  it('is the one of a trusted proxy, if it is well-formed', async () => {
    const site = await startSite({ TRUSTED_PROXIES: '1' });
    try {
      expect((await send(site.port, '/id', { id: TOLD })).body).toBe(TOLD);
      for (const id of [
        'short',
        'x'.repeat(65),
        'jo@mail.example',
        '{"level":60}',
        'a b c d e f g',
      ])
        expect((await send(site.port, '/id', { id })).body).toMatch(/^[\da-f-]{36}$/);
    } finally {
      site.stop();
    }
  });
});

describe('hosts that are not the site’s own', () => {
  const NOINDEX = 'x-robots-tag: noindex';

  async function isFoundOn(
    settings: Readonly<Record<string, string>>,
    asked: readonly (readonly [host: string, forwardedHost?: string])[],
  ) {
    const site = await startSite(settings);
    try {
      const found: boolean[] = [];
      for (const [host, forwardedHost = ''] of asked) {
        const { head } = await send(site.port, '/', { host, forwardedHost });
        found.push(!head.toLowerCase().includes(NOINDEX));
      }
      return found;
    } finally {
      site.stop();
    }
  }

  it('answer noindex, whatever a client claims', async () => {
    expect(
      await isFoundOn({ SITE_URL: 'https://www.site.test/' }, [
        ['www.site.test'],
        ['WWW.Site.Test:443'],
        ['staging.site.test', 'www.site.test'],
        ['site.test'],
        ['www.site.test:8080'],
        ['www.site.test.evil.test'],
        ['127.0.0.1:3000'],
        [':::'],
      ]),
    ).toEqual([true, true, false, false, false, false, false, false]);
  });

  it('are named by proxies, if these are trusted', async () => {
    expect(
      await isFoundOn({ SITE_URL: 'https://www.site.test', TRUSTED_PROXIES: '1' }, [
        ['10.0.0.7:3000', 'www.site.test'],
        ['10.0.0.7:3000', 'staging.site.test'],
        ['10.0.0.7:3000', 'www.site.test, staging.site.test'],
        ['www.site.test'],
        ['10.0.0.7:3000'],
      ]),
    ).toEqual([true, false, false, true, false]);
  });

  it('are all except localhost while no address is set', async () => {
    expect(
      await isFoundOn({ SITE_URL: '', PORT: '3105' }, [
        ['localhost:3105'],
        ['localhost:3000'],
        ['127.0.0.1:3105'],
      ]),
    ).toEqual([true, false, false]);
  });

  it('have noindex on every response, refusals too', async () => {
    const site = await startSite();
    try {
      for (const target of ['/', '/jobs/unknown', '/jobs/%', '/_next/static/x.js', '/api/jobs']) {
        const { head } = await send(site.port, target, { host: 'staging.test' });
        expect(head.toLowerCase()).toContain(NOINDEX);
        expect((await send(site.port, target)).head.toLowerCase()).not.toContain(NOINDEX);
      }
    } finally {
      site.stop();
    }
  });
});

describe('a page that the browser already has', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  it.each([
    ['/kept', '"a1"', 304, ''],
    ['/kept', 'W/"a1"', 304, ''],
    ['/kept', '"b", "a1"', 304, ''],
    ['/kept', '"b"', 200, 'page'],
    ['/kept/none', '"a1"', 404, 'page'],
  ])('%s with %s answers %i', async (path, tag, status, body) => {
    // Twice over one connection: no part of a body is left in it.
    for (let n = 0; n < 2; n += 1) {
      const headers = { 'if-none-match': tag };
      const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers });
      expect([answer.status, await answer.text()]).toEqual([status, body]);
      expect(answer.headers.get('etag')).toBe('"a1"');
      expect(answer.headers.has('content-length')).toBe(status !== 304);
    }
  });
});

/** Sends for a second without reading, as a busy browser does; then reads. */
async function sendThenRead(port: number) {
  const socket = connect(port, '127.0.0.1');
  const failed = once(socket, 'error').then(([error]) => String(error));
  socket.pause();
  socket.write(
    'POST /api/too-large HTTP/1.1\r\nHost: site.test\r\nContent-Length: 60000000\r\n\r\n',
  );
  for (let n = 0; n < 20; n += 1) {
    socket.write(Buffer.alloc(65_536));
    await pause(50);
  }
  const told = await Promise.race([readAll(socket), failed]);
  socket.destroy();
  return told;
}

test('a response sent before the whole body has arrived reaches a client that is still sending', async () => {
  const site = await startSite();
  try {
    expect(await sendThenRead(site.port)).toMatch(/^HTTP\/1\.1 413 .*too large\r\n/s);
  } finally {
    site.stop();
  }
});

import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BEACON, SEARCH_ALERTS, UPLOAD } from '@/lib/config/limits';
import { ask, describeIfNginx, nginxFolder } from '@/__tests__/support/doubles/nginx';
import type { Part } from '@/scripts/test/part';

const MIB = 1_048_576;
const piece = Buffer.alloc(65_536, 'x');
function* megabytes(count: number) {
  for (let sent = 0; sent < count * MIB; sent += piece.length) yield piece;
}

describeIfNginx('what nginx accepts with the templates of deploy/', () => {
  const nginx = nginxFolder();
  const received: { readonly path: string; readonly bytes: number }[] = [];
  let fronts: readonly Part[] = [];

  beforeAll(async () => {
    const { server } = await nginx.site({ port: 0, host: '127.0.0.1' }, (request, response) => {
      const end = (bytes: number) => {
        received.push({ path: String(request.url), bytes });
        response.end();
      };
      buffer(request).then(
        ({ length }) => end(length),
        () => undefined,
      );
    });
    const front = await nginx.front(
      'front',
      `server 127.0.0.1:${(server.address() as AddressInfo).port};`,
    );
    fronts = [front, await nginx.balancer('balancer', front)];
  });
  afterAll(() => nginx.close());

  /** Bodies on the disk. */
  const written = () =>
    ['front', 'balancer'].flatMap((name) =>
      readdirSync(join(nginx.folder, name, 'client_body'), { recursive: true, encoding: 'utf8' }),
    );

  it.each([
    '/',
    '/about',
    '/nowhere',
    '/saved',
    '/reference',
    '/jobs',
    '/_next/static/none.js',
    '/api/counts',
    '/api/search-alerts',
    '/api/vitals',
    '/api/references/x',
    '/api/health',
    '/api/applications/',
    '/api/applications/x',
    '/API/applications',
  ])(
    'a body without end for %s is refused: none of it is on the disk or reaches the site',
    async (path) => {
      const before = received.length;
      for (const { url } of fronts)
        for (const headers of [{}, { 'content-length': String(100 * MIB) }]) {
          const seen = new Set<string>();
          const watch = setInterval(() => written().forEach((file) => seen.add(file)), 5);
          const { status } = await ask(url + path, {
            method: 'POST',
            headers,
            body: megabytes(100),
          });
          clearInterval(watch);
          expect(status).toBe(413);
          expect([...seen]).toEqual([]);
        }
      expect(received.slice(before).filter(({ bytes }) => bytes > 0)).toEqual([]);
    },
  );

  it.each([
    ['/api/search-alerts', SEARCH_ALERTS.maxBytes],
    ['/api/counts', BEACON.maxBytes],
    ['/api/vitals', BEACON.maxBytes],
    ['/api/applications', UPLOAD.maxBytes],
  ])('the largest body that %s accepts passes: %d bytes', async (path, bytes) => {
    const body = [Buffer.alloc(bytes, 'x')];
    for (const { url } of fronts)
      for (const headers of [{}, { 'content-length': String(bytes) }]) {
        expect((await ask(url + path, { method: 'POST', headers, body })).status).toBe(200);
        expect(received.at(-1)).toEqual({ path, bytes });
        expect(written()).toEqual([]);
      }
  });
});

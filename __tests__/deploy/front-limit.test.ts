import type { AddressInfo } from 'node:net';
import { ask, describeIfNginx, nginxFolder } from '@/__tests__/support/doubles/nginx';
import type { Part } from '@/scripts/test/part';

/** What the template lets pass at once. */
const BURST = 200;
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describeIfNginx('how much of what is in no cache one client gets from nginx', () => {
  const nginx = nginxFolder();
  let front: Part;
  beforeAll(async () => {
    const { server } = await nginx.site({ port: 0, host: '127.0.0.1' }, (request, response) => {
      const isCached = request.url === '/cached';
      response.setHeader('cache-control', isCached ? 's-maxage=10' : 'private, no-store');
      response.end('the site');
    });
    const { port } = server.address() as AddressInfo;
    front = await nginx.front('front', `server 127.0.0.1:${port};`);
  });
  afterAll(() => nginx.close());

  let made = 0;
  const get = (path: string, client: string) => ask(front.url + path, from(client));
  /** Requests that no other request had the address of, all at once: how often each status came. */
  async function storm(client: () => string, times: number, path = '/jobs?q=') {
    const answers = await Promise.all(
      Array.from({ length: times }, () => get(`${path}${(made += 1)}`, client())),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    return {
      passed: count(200),
      refused: count(429),
      last: answers.find((one) => one.status === 429),
    };
  }

  it('200 at once pass, the rest is told when to come back, and nobody else is', async () => {
    await get('/cached', '198.51.100.1');
    const { passed, refused, last } = await storm(() => '198.51.100.1', 3 * BURST);
    expect(passed).toBeGreaterThanOrEqual(BURST);
    expect(refused).toBeGreaterThan(0);
    expect(passed + refused).toBe(3 * BURST);
    expect(last?.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    expect(last?.text).toMatch(/^Too many pages at once\. Please wait/);
    // What the front has in its cache costs the site nothing.
    const cached = await get('/cached', '198.51.100.1');
    expect(cached.status).toBe(200);
    expect(cached.headers['x-front-cache']).toMatch(/^(?:HIT|STALE|UPDATING)$/);
    expect((await get('/api/health', '198.51.100.1')).status).toBe(200);
    const others = await Promise.all(
      Array.from({ length: 12 }, (_, n) => storm(() => `203.0.113.${n}`, 10)),
    );
    expect(others.map((each) => each.passed)).toEqual(others.map(() => 10));
  });

  it('data, searches, private pages and HEAD count with pages; what is sent does not', async () => {
    const client = '198.51.100.2';
    const ways = [
      ['/jobs?_rsc=', 'GET'],
      ['/api/jobs/search?q=', 'GET'],
      ['/saved?n=', 'GET'],
      ['/reference?id=', 'GET'],
      ['/compare?ids=', 'HEAD'],
    ] as const;
    const refused = new Set<string>();
    await Promise.all(
      Array.from({ length: 3 * BURST }, async (_, n) => {
        const [path, method] = ways[n % ways.length] ?? ways[0];
        const { status } = await ask(`${front.url}${path}${n}`, { method, ...from(client) });
        if (status === 429) refused.add(path);
      }),
    );
    expect(refused.size).toBe(ways.length);
    for (const path of ['/api/counts', '/api/applications'])
      expect((await ask(front.url + path, { method: 'POST', ...from(client) })).status).toBe(200);
  });

  it('one network of IPv6 is one client, and its neighbour is another', async () => {
    const { refused } = await storm(
      () => `2001:db8:0:7:${(made % 9_999).toString(16)}::1`,
      3 * BURST,
    );
    expect(refused).toBeGreaterThan(0);
    expect((await storm(() => '2001:db8:0:8::1', 20)).passed).toBe(20);
    // The same network in another spelling.
    expect((await storm(() => '2001:db8::7:0:0:0:1', 2 * BURST)).refused).toBeGreaterThan(0);
  });

  it('IPv4 addresses that arrive as IPv6 are as many clients as they are', async () => {
    const { refused } = await storm(() => `::ffff:cb00:${(made % 9_999).toString(16)}`, 3 * BURST);
    expect(refused).toBe(0);
    expect((await storm(() => '::ffff:203.0.113.9', 3 * BURST)).refused).toBeGreaterThan(0);
  });
});

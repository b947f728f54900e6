import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ask, describeIfNginx, nginxFolder } from '@/__tests__/support/doubles/nginx';

const PRIVATE = [
  '/reference?id=SECRET',
  '/Reference/?id=SECRET',
  '/ref?id=SECRET',
  '/upload?recordId=SECRET',
  '/onboarding?id=SECRET',
  '/api/references/candidate?id=SECRET',
  '/%72eference?id=SECRET',
  '/application/SECRET',
  '/Application/SECRET/',
  '/application/SECRET/more?a=b',
  '//application/SECRET',
  '/x/../application/SECRET',
  '/%61pplication/SECRET',
  '/application%2FSECRET',
  '/application%252FSECRET',
  String.raw`/application\SECRET`,
  String.raw`/\APPLICATION%5CSECRET`,
  '/application%20/SECRET',
];

describeIfNginx('the logs of nginx while the site is away', () => {
  const nginx = nginxFolder();
  afterAll(() => nginx.close());

  it.each([
    ['the socket is gone, as while an instance ends', 'socket'],
    ['the port refuses', 'port'],
  ])('name no private id: %s', async (_, kind) => {
    const at =
      kind === 'socket'
        ? { path: join(nginx.folder, 'site.sock') }
        : { port: 0, host: '127.0.0.1' };
    const site = await nginx.site(at, (_request, response) => void response.end());
    const address =
      kind === 'socket'
        ? `unix:${join(nginx.folder, 'site.sock')}`
        : `127.0.0.1:${(site.server.address() as AddressInfo).port}`;
    const front = await nginx.front(`front-${kind}`, `server ${address};`);
    const balancer = await nginx.balancer(`balancer-${kind}`, front);
    await site.end();
    const statuses = async (url: string) => {
      const told = [];
      for (const path of ['/about', ...PRIVATE]) told.push((await ask(url + path)).status);
      return [...new Set(told)].filter((status) => status !== 308);
    };
    expect(await statuses(front.url)).toEqual([502]);
    expect(await statuses(balancer.url)).toEqual([502]);
    await front.end();
    expect(await statuses(balancer.url)).toEqual([502]);
    await balancer.end();
    for (const name of [`front-${kind}`, `balancer-${kind}`]) {
      const read = (file: string) => readFileSync(join(nginx.folder, name, file), 'utf8');
      // Failures are still in both logs, each of its own kind.
      expect(read('nginx.log')).toContain('GET /about');
      expect(read('access.log')).toMatch(/ 502 /);
      expect(read('nginx.log') + read('access.log')).not.toMatch(/SECRET/i);
    }
  });
});

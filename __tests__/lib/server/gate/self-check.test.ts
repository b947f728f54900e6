import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@/__tests__/support/doubles/fresh-process';
import { checkSelfLater, faultsOf } from '@/lib/server/gate/self-check';
import { logger } from '@/lib/server/process/log';
import { globals } from '@/server/process-globals.mjs';

const OURS = '<script type="module" src="/_next/static/site/site-A1.js"></script>';
const NEXTS = '<script src="/_next/static/chunks/1.js" async=""></script>';
const DATA = '<script type="application/ld+json">{}</script>';
const INLINE = 'self.__next_f.push([1,""])';
const HASH = `'sha256-${createHash('sha256').update(INLINE).digest('base64')}'`;

const DOCUMENT = {
  status: 200,
  policy: "default-src 'none'; script-src 'self'; style-src 'self'",
  html: `<head>${OURS}</head>${DATA}`,
};
const APP = {
  status: 200,
  policy: `default-src 'none'; script-src 'self' https://captcha.test ${HASH}; style-src 'self'`,
  html: `<head>${OURS}${NEXTS}</head>${DATA}<script>${INLINE}</script>`,
};

describe('checking a page by its kind', () => {
  it.each([
    ['document', 'as it is', {}, []],
    ['document', 'a 500', { status: 500 }, ['status 500']],
    ['document', 'no policy', { policy: '' }, ['policy']],
    ['document', 'an app’s policy', { policy: APP.policy }, ['policy']],
    ['document', 'a loose one', { policy: "script-src 'self' 'unsafe-inline'" }, ['policy']],
    ['document', 'Next’s scripts', { html: APP.html }, ['scripts']],
    ['document', 'a script of others', { html: `${OURS}<script>1</script>` }, ['scripts']],
    ['document', 'none of ours', { html: DATA }, ['scripts']],
    [
      'document',
      'nothing right',
      { status: 404, policy: '', html: '' },
      ['status 404', 'policy', 'scripts'],
    ],
    ['app', 'as it is', {}, []],
    ['app', 'a 503', { status: 503 }, ['status 503']],
    ['app', 'a document’s policy', { policy: DOCUMENT.policy }, ['policy']],
    ['app', 'a loose one', { policy: `${APP.policy.split(';')[1]} 'unsafe-eval'` }, ['policy']],
    ['app', 'a forbidden script', { html: `${APP.html}<script>1</script>` }, ['policy']],
    ['app', 'a document’s scripts', { html: DOCUMENT.html }, ['scripts']],
    ['app', 'none of ours', { html: NEXTS }, ['scripts']],
  ] as const)('%s: %s', (kind, _, change, faults) => {
    expect(faultsOf(kind, { ...(kind === 'document' ? DOCUMENT : APP), ...change })).toEqual(
      faults,
    );
  });
});

describe('the site requests its own pages', () => {
  const error = jest.spyOn(logger(), 'error').mockImplementation();
  const debug = jest.spyOn(logger(), 'debug').mockImplementation();
  afterEach(() => {
    delete globals.server;
    jest.clearAllMocks();
  });

  const serve = async (document: typeof DOCUMENT) => {
    const server = createServer(({ url }, response) => {
      const { status, policy, html } = url === '/contact' ? APP : document;
      response.writeHead(status, { 'content-security-policy': policy }).end(html);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    globals.server = server;
    return server;
  };

  it.each([
    ['says nothing where all is well', DOCUMENT, []],
    [
      'says in one line what is wrong',
      { ...DOCUMENT, status: 500 },
      [[{ faults: { '/accessibility': ['status 500'] } }, expect.any(String)]],
    ],
  ])('%s', async (_, document, told) => {
    const server = await serve(document);
    checkSelfLater(0);
    await until(() => error.mock.calls.length + debug.mock.calls.length > 0);
    expect(error.mock.calls).toEqual(told);
    server.close();
  });

  it('logs no error if nobody answers', async () => {
    const server = await serve(DOCUMENT);
    const { port } = server.address() as AddressInfo;
    server.close();
    jest.spyOn(server, 'address').mockReturnValue({ port, address: '127.0.0.1', family: 'IPv4' });
    checkSelfLater(0);
    await until(() => debug.mock.calls.length > 0);
    expect(error).not.toHaveBeenCalled();
  });
});

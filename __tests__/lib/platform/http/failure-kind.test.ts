import { createServer, type Server, type Socket } from 'node:net';
import { kindOf } from '@/lib/platform/http/failure-kind';

const caused = (code: string, more: object = {}) =>
  new TypeError('fetch failed', { cause: { code, ...more } });
/** A host with several addresses: the error has the code of the first one and no system call. */
const several = (...errors: readonly object[]) =>
  new TypeError('fetch failed', {
    cause: Object.assign(new AggregateError(errors), { code: 'ETIMEDOUT' }),
  });
const at = (syscall: string, code: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { syscall, code });
const CUT = 'Client network socket disconnected before secure TLS connection was established';

describe('the kind of a failed call', () => {
  it.each([
    ['refused', caused('ECONNREFUSED'), null, 'unreachable'],
    ['no such host', caused('ENOTFOUND'), null, 'unreachable'],
    ['the name service is away', caused('EAI_AGAIN'), null, 'unreachable'],
    ['no way to the host', caused('EHOSTUNREACH'), null, 'unreachable'],
    ['no connection in time', caused('UND_ERR_CONNECT_TIMEOUT'), null, 'unreachable'],
    ['a self-signed certificate', caused('DEPTH_ZERO_SELF_SIGNED_CERT'), null, 'unreachable'],
    ['an expired certificate', caused('CERT_HAS_EXPIRED'), null, 'unreachable'],
    ['a certificate for another name', caused('ERR_TLS_CERT_ALTNAME_INVALID'), null, 'unreachable'],
    ['no TLS at all', caused('EPROTO', { syscall: 'write' }), null, 'unreachable'],
    ['no file left for a socket', at('connect', 'EMFILE'), null, 'unreachable'],
    ['not allowed by the system', at('connect', 'EPERM'), null, 'unreachable'],
    ['cut in the handshake', caused('ECONNRESET', { message: CUT }), null, 'unreachable'],
    ['reset while connecting', caused('ECONNRESET', { syscall: 'connect' }), null, 'unreachable'],
    [
      'all addresses fail',
      several(at('connect', 'ETIMEDOUT'), at('connect', 'ECONNREFUSED')),
      null,
      'unreachable',
    ],
    [
      'all addresses fail, in two groups',
      several(at('connect', 'ETIMEDOUT'), new AggregateError([at('connect', 'EHOSTUNREACH')])),
      null,
      'unreachable',
    ],
    [
      'one of the addresses was read from',
      several(at('connect', 'ECONNREFUSED'), at('read', 'ECONNRESET')),
      null,
      'broken',
    ],
    ['several addresses and no reasons', several(), null, 'broken'],
    ['reset: it may have arrived', caused('ECONNRESET'), null, 'broken'],
    ['not allowed to write on', at('write', 'EPERM'), null, 'broken'],
    ['closed by the other side: it may have arrived', caused('UND_ERR_SOCKET'), null, 'broken'],
    ['the deadline', new DOMException('late', 'TimeoutError'), null, 'timeout'],
    ['the deadline within the body', new DOMException('late', 'TimeoutError'), 200, 'timeout'],
    ['a body that breaks off', caused('UND_ERR_SOCKET'), 200, 'shape'],
    ['anything else', 'thrown text', null, 'broken'],
  ])('%s', (_name, error, status, kind) => {
    expect(kindOf(error, status)).toBe(kind);
  });
});

describe('the kind of a real failure', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  async function failureAt(scheme: 'http' | 'https', onData: (socket: Socket) => void) {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => onData(socket));
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : null;
    const body = 'x'.repeat(10_000);
    return fetch(`${scheme}://127.0.0.1:${port}/`, { method: 'POST', body }).then(
      () => 'answered',
      (error: unknown) => kindOf(error, null),
    );
  }

  it.each([
    ['https', 'closed in the handshake', (socket: Socket) => socket.end(), 'unreachable'],
    [
      'https',
      'reset in the handshake',
      (socket: Socket) => socket.resetAndDestroy(),
      'unreachable',
    ],
    [
      'https',
      'answered without TLS',
      (socket: Socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n'),
      'unreachable',
    ],
    ['http', 'closed after the request', (socket: Socket) => socket.end(), 'broken'],
    ['http', 'reset after the request', (socket: Socket) => socket.resetAndDestroy(), 'broken'],
  ] as const)('%s: %s', async (scheme, _name, onData, kind) => {
    expect(await failureAt(scheme, onData)).toBe(kind);
  });

  it('a port that fetch never calls', async () => {
    const failure = await fetch('http://127.0.0.1:6000/').catch((error: unknown) => error);
    expect(kindOf(failure, null)).toBe('unreachable');
  });
});

import { kindOf } from '@/lib/platform/http/failure-kind';

const caused = (code: string) => new TypeError('fetch failed', { cause: { code } });

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
    ['reset: it may have arrived', caused('ECONNRESET'), null, 'broken'],
    ['closed by the other side: it may have arrived', caused('UND_ERR_SOCKET'), null, 'broken'],
    ['the deadline', new DOMException('late', 'TimeoutError'), null, 'timeout'],
    ['the deadline within the body', new DOMException('late', 'TimeoutError'), 200, 'timeout'],
    ['a body that breaks off', caused('UND_ERR_SOCKET'), 200, 'shape'],
    ['anything else', 'thrown text', null, 'broken'],
  ])('%s', (_name, error, status, kind) => {
    expect(kindOf(error, status)).toBe(kind);
  });
});

import { isOutage } from '@/lib/platform/http/outage';
import type { PlatformErrorKind } from '@/lib/platform/http/platform-error';
import { PlatformError } from '@/lib/platform/http/platform-error';

describe('which failures count as an outage (AP-11)', () => {
  it.each<[string, PlatformErrorKind, number | null, boolean]>([
    ['refused, no such host, no trust', 'unreachable', null, true],
    ['a gateway with nobody behind it', 'http', 502, true],
    ['not now', 'http', 503, true],
    ['a gateway that waited in vain', 'http', 504, true],
    ['the same, its body never ended', 'timeout', 504, true],
    ['sent, and no answer', 'timeout', null, false],
    ['sent, and the line broke', 'broken', null, false],
    ['a fault of its own', 'http', 500, false],
    ['refused in its own words', 'http', 403, false],
    ['too many requests', 'http', 429, false],
    ['an answer nobody can read', 'shape', 200, false],
    ['a page with 200', 'page', 200, false],
  ])('%s', (_, kind, status, expected) => {
    expect(isOutage(new PlatformError('text', { kind, status }))).toBe(expected);
  });
});

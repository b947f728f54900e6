import { outcomeOf } from '@/lib/server/outbox/application-outcome';
import type { PlatformErrorKind } from '@/lib/platform/http/platform-error';
import { PlatformError } from '@/lib/platform/http/platform-error';

const outcome = (kind: PlatformErrorKind, status: number | null) =>
  outcomeOf(new PlatformError('Text', { kind, status }), true);

describe('the outcome of an application (AP-09)', () => {
  it.each([
    ['the deadline', 'timeout', null, 'The answer is taking too long.'],
    ['the deadline within a good answer', 'timeout', 200, 'The answer is taking too long.'],
    ['a line that broke', 'broken', null, 'The connection broke before the answer came.'],
    ['a good answer that cannot be read', 'shape', 200, 'The answer could not be read.'],
    ['a page to sign in', 'page', 200, 'The answer could not be read.'],
    ['a good answer of nothing', 'shape', 204, 'The answer could not be read.'],
  ] as const)('%s: it may have been received', (_, kind, status, why) => {
    expect(outcome(kind, status)).toEqual({
      kind: 'unconfirmed',
      status: 504,
      message: expect.stringMatching(`^${why} Your application may have been received`) as unknown,
    });
  });

  it.each([
    ['never sent', 'unreachable', null, 502],
    ['an error status', 'http', 500, 502],
    ['an error status whose body broke off', 'shape', 500, 502],
    ['an error status whose body never ended', 'timeout', 503, 502],
    ['forbidden, in a body that broke off', 'shape', 403, 403],
    ['a refusal with 200', 'http', 200, 502],
  ] as const)('%s: it failed', (_, kind, status, answered) => {
    expect(outcome(kind, status)).toEqual({ kind: 'failed', status: answered, message: 'Text' });
  });
});

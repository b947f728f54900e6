import { PLATFORM } from '@/lib/config/limits';
import { PAYLOAD } from '@/__tests__/support/applicant';
import type { FakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { json, startFakePlatform } from '@/__tests__/support/doubles/fake-platform';
import { restart } from '@/__tests__/support/doubles/fresh-process';

/** The modules as one of Next's bundles has them: separate copies in the same process. */
async function bundle() {
  const load = async () => ({
    ...(await import('@/lib/platform/apply')),
    ...(await import('@/lib/platform/http/platform-error')),
    ...(await import('@/lib/server/outbox/retry-policy')),
    ...(await import('@/lib/server/outbox/application-outcome')),
  });
  let made: Awaited<ReturnType<typeof load>> | undefined;
  await jest.isolateModulesAsync(async () => {
    made = await load();
  });
  if (made === undefined) throw new Error('not loaded');
  const { submitJobApplication } = made;
  return {
    ...made,
    send: () => submitJobApplication(PAYLOAD, null, null).catch((error: unknown) => error),
  };
}

let platform: FakePlatform;
beforeAll(async () => {
  platform = await startFakePlatform();
});
afterEach(restart);
afterAll(() => platform.close());

describe('a failed call, thrown in one bundle and caught in another', () => {
  it('is recognised, and nothing else is', async () => {
    const [one, other] = [await bundle(), await bundle()];
    const error = new one.PlatformError('text', { kind: 'http', status: 503 });
    expect(other.PlatformError).not.toBe(one.PlatformError);
    expect(other.isPlatformError(error)).toBe(true);
    expect(other.isPlatformError(error.withMessage('other text'))).toBe(true);
    for (const strange of [new Error('text'), { kind: 'open' }, 'text', null, undefined])
      expect(other.isPlatformError(strange)).toBe(false);
  });

  it('that was never sent is an outage to both, whichever created the breaker', async () => {
    platform.answer(json({}, 503));
    const [first, second] = [await bundle(), await bundle()];
    for (let i = 0; i < PLATFORM.breaker.failuresInARow; i += 1) await first.send();
    const heard = platform.heard.length;
    const error = await second.send();
    expect(platform.heard).toHaveLength(heard);
    expect(error).toMatchObject({ kind: 'open', status: null });
    expect(second.retryDecisionFor(error)).toEqual({ kind: 'down' });
    expect(second.outcomeOf(error, false)).toMatchObject({ kind: 'failed', status: 502 });
  });

  it('counts as the platform’s failure in a breaker that another bundle created', async () => {
    platform.answer(json({}, 503));
    const [first, second] = [await bundle(), await bundle()];
    await first.send();
    for (let i = 0; i < PLATFORM.breaker.failuresInARow + 3; i += 1) await second.send();
    expect(platform.heard).toHaveLength(PLATFORM.breaker.failuresInARow);
  });
});

import { PLATFORM } from '@/lib/config/limits';
import { createBreaker } from '@/lib/platform/http/breakers';
import { PlatformError, isPlatformError } from '@/lib/platform/http/platform-error';

jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });

const { failuresInARow, firstPauseMs, longestPauseMs } = PLATFORM.breaker;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const fails = (error: unknown) => () => Promise.reject(error);
const away = new PlatformError('text', { kind: 'timeout' });
const refused = new PlatformError('text', { kind: 'http', status: 400 });

/** A breaker, and a mock that counts the calls it let through. */
function breakerOf(atFaultFrom = 500) {
  const breaker = createBreaker(atFaultFrom);
  const sent = jest.fn();
  const tell = (call: () => Promise<unknown>): Promise<unknown> =>
    breaker(() => {
      sent();
      return call();
    }).catch((error: unknown) => (isPlatformError(error) ? error.kind : error));
  const repeat = async (times: number, call: () => Promise<unknown>) => {
    for (let i = 0; i < times; i += 1) await tell(call);
  };
  return { tell, repeat, sent };
}
const well = () => Promise.resolve('answer');

describe('the breaker of a kind of call', () => {
  it('opens after a number of failures in a row: nothing is sent any more', async () => {
    const { tell, repeat, sent } = breakerOf();
    await repeat(failuresInARow + 20, fails(away));
    expect(sent).toHaveBeenCalledTimes(failuresInARow);
    expect(await tell(well)).toBe('open');
  });

  it('one success starts the count over', async () => {
    const { tell, repeat, sent } = breakerOf();
    for (let i = 0; i < 5; i += 1) {
      await repeat(failuresInARow - 1, fails(away));
      await tell(well);
    }
    expect(sent).toHaveBeenCalledTimes(5 * failuresInARow);
  });

  const http = (status: number) => new PlatformError('text', { kind: 'http', status });
  const ok = (kind: 'page' | 'shape') => new PlatformError('text', { kind, status: 200 });
  it.each<readonly [string, unknown, boolean, boolean]>([
    ['refused connections', new PlatformError('text', { kind: 'unreachable' }), true, true],
    ['deadlines', away, true, true],
    ['broken lines', new PlatformError('text', { kind: 'broken' }), true, true],
    ['503', http(503), true, true],
    ['502, cut off', new PlatformError('text', { kind: 'shape', status: 502 }), true, true],
    ['500', http(500), true, false],
    ['403', http(403), false, false],
    ['404', http(404), false, false],
    ['429', http(429), false, false],
    ['a redirect', http(302), false, false],
    ['a list of errors with 200', http(200), false, false],
    ['HTML with 200', ok('page'), false, false],
    ['cut JSON with 200', ok('shape'), false, false],
    ['an error of our own', new TypeError('a slip'), false, false],
  ])('opens for %s or not, for reads and applications', async (_name, error, reads, applies) => {
    const opens = async (atFaultFrom: number) => {
      const { tell, repeat } = breakerOf(atFaultFrom);
      await repeat(failuresInARow, fails(error));
      return (await tell(well)) === 'open';
    };
    expect([await opens(500), await opens(502)]).toEqual([reads, applies]);
  });

  it('after the pause one call is tried, the others still fail at once, and its success closes it', async () => {
    const { tell, repeat, sent } = breakerOf();
    await repeat(failuresInARow, fails(away));
    await pass(firstPauseMs);
    const slow = tell(() => new Promise((resolve) => setTimeout(() => resolve('slow'), 4_000)));
    expect(await Promise.all([tell(well), tell(well)])).toEqual(['open', 'open']);
    await pass(4_000);
    expect(await slow).toBe('slow');
    expect(await tell(well)).toBe('answer');
    expect(sent).toHaveBeenCalledTimes(failuresInARow + 2);
  });

  it('a refusal of the trial call counts as a success too', async () => {
    const { tell, repeat } = breakerOf();
    await repeat(failuresInARow, fails(away));
    await pass(firstPauseMs);
    expect(await tell(fails(refused))).toBe('http');
    expect(await tell(well)).toBe('answer');
  });

  it('the pause doubles up to a limit: a dead platform gets few calls an hour, however many ask', async () => {
    const { tell, repeat, sent } = breakerOf();
    const sentAt: number[] = [];
    sent.mockImplementation(() => sentAt.push(Date.now()));
    for (let second = 0; second < 3_600; second += 1) {
      await repeat(3, fails(away));
      await pass(1_000);
    }
    const tries = sentAt.slice(failuresInARow);
    const waits = tries.map((at, i) => at - (sentAt[failuresInARow + i - 1] ?? 0));
    expect(waits.slice(0, 6)).toEqual(
      [5_000, 10_000, 20_000, 40_000, longestPauseMs, longestPauseMs].map((ms) =>
        expect.closeTo(ms, -4),
      ),
    );
    expect(sentAt.length).toBeLessThanOrEqual(70);
    expect(await tell(well)).toBe('open');
    await pass(longestPauseMs);
    expect(await tell(well)).toBe('answer');
  });
});

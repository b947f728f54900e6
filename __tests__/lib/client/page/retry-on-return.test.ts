/** @jest-environment jsdom */
import { keepControls } from '@/lib/client/page/page-return';
import { retryOnReturn } from '@/lib/client/page/retry-on-return';

const transition = (name: string) =>
  window.dispatchEvent(Object.assign(new Event(name), { persisted: true }));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const failed = new TypeError('Load failed');

beforeAll(keepControls);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a request that may be repeated', () => {
  it('is sent again on return if it failed because the page was left, and not before', async () => {
    const fail: ((error: Error) => void)[] = [];
    const ask = jest.fn(() => new Promise<string>((_, reject) => fail.push(reject)));
    const settled = jest.fn();
    const asked = retryOnReturn(ask);
    void asked.then(settled, settled);
    transition('pagehide');
    fail[0]?.(failed);
    await pass(60_000);
    expect([ask.mock.calls.length, settled.mock.calls.length]).toEqual([1, 0]);
    ask.mockResolvedValue('answer');
    transition('pageshow');
    await pass(0);
    await expect(asked).resolves.toBe('answer');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('counts as left if it fails just before, as Safari has it', async () => {
    let fail: (error: Error) => void = () => {};
    const ask = jest.fn(
      () =>
        new Promise<string>((resolve, reject) => {
          void resolve;
          fail = reject;
        }),
    );
    const asked = retryOnReturn(ask);
    fail(failed);
    // On a busy phone the event comes later than in the next task.
    await pass(400);
    transition('pagehide');
    ask.mockResolvedValue('answer');
    transition('pageshow');
    await pass(1_000);
    await expect(asked).resolves.toBe('answer');
  });

  it('is sent again at once if its failure is heard of only after the return', async () => {
    let fail: (error: Error) => void = () => {};
    const ask = jest.fn(
      () =>
        new Promise<string>((resolve, reject) => {
          void resolve;
          fail = reject;
        }),
    );
    const asked = retryOnReturn(ask);
    transition('pagehide');
    transition('pageshow');
    await pass(0);
    ask.mockResolvedValue('answer');
    fail(failed);
    await expect(asked).resolves.toBe('answer');
  });

  it.each([
    ['fails if the page stayed', failed, false],
    ['is not sent again if it was aborted', new DOMException('', 'AbortError'), true],
  ])('%s', async (_, error, isLeft) => {
    let fail: (error: Error) => void = () => {};
    const ask = jest.fn(
      () =>
        new Promise<string>((resolve, reject) => {
          void resolve;
          fail = reject;
        }),
    );
    const asked = retryOnReturn(ask);
    if (isLeft) transition('pagehide');
    fail(error);
    await Promise.all([expect(asked).rejects.toBe(error), pass(1_000)]);
    expect(ask).toHaveBeenCalledTimes(1);
    transition('pageshow');
    await pass(0);
  });
});

import { turns } from '@/__tests__/support/turns';

/** What goes on as usual while the clock is stopped: all but `setTimeout`. Connections have timers of their own. */
export const GOING_ON = [
  'Date',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
] as const;

/** Stops the time of `setTimeout` and `AbortSignal.timeout`: it passes only when the test says so, so no deadline depends on the machine. */
export function stopClock() {
  jest.useFakeTimers({ doNotFake: [...GOING_ON] });
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
    return controller.signal;
  });
  return {
    pass: (ms: number) => void jest.advanceTimersByTime(ms),
    goOn() {
      timeout.mockRestore();
      jest.useRealTimers();
    },
  };
}

/** Turns of the event loop after which what the deadline ends is over, or never will be. */
const AT_LAST = 10_000;

/**
 * Makes a call to a silent platform, lets its deadline pass once the platform has heard it, and proves that nothing gave up before.
 * @param calls the number of calls after which the platform is silent
 * @returns the outcome of the call
 */
export async function pastDeadline<T>(
  platform: { readonly heard: { readonly length: number } },
  deadlineMs: number,
  call: () => Promise<T>,
  calls = 1,
): Promise<T> {
  const clock = stopClock();
  try {
    let isOver = false;
    const outcome = call().finally(() => (isOver = true));
    outcome.catch(() => undefined);
    while (platform.heard.length < calls) await turns(1);
    await turns();
    clock.pass(deadlineMs - 1);
    await turns();
    if (isOver) throw new Error(`It was over before its deadline of ${deadlineMs} ms.`);
    clock.pass(1);
    for (let n = 0; !isOver; n += 1) {
      if (n === AT_LAST) throw new Error(`It was not over at its deadline of ${deadlineMs} ms.`);
      await turns(1);
    }
    return await outcome;
  } finally {
    clock.goOn();
  }
}

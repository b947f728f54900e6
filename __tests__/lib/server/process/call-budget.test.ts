import { createCallBudget } from '@/lib/server/process/call-budget';

function budgetOf(calls: number) {
  let nowMs = 1_000_000;
  const budget = createCallBudget({ calls, windowMs: 60_000 }, () => nowMs);
  return { ...budget, pass: (ms: number) => (nowMs += ms) };
}

describe('the budget of calls (PL-06)', () => {
  it('allows a limited number of calls a minute', () => {
    const { take } = budgetOf(3);
    expect([take(), take(), take(), take(), take()]).toEqual([true, true, true, false, false]);
  });

  it('slides: each call is free again a minute after it was made', () => {
    const { take, pass, waitMs, retryAfterSeconds } = budgetOf(2);
    take();
    pass(40_000);
    take();
    expect([take(), waitMs(), retryAfterSeconds()]).toEqual([false, 20_000, 20]);
    pass(20_001);
    expect([take(), take(), retryAfterSeconds()]).toEqual([true, false, 40]);
  });

  it('with room left needs no wait, and the time to retry is one second', () => {
    const { waitMs, retryAfterSeconds } = budgetOf(2);
    expect([waitMs(), retryAfterSeconds()]).toEqual([0, 1]);
  });
});

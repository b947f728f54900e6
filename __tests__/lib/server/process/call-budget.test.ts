import { createCallBudget } from '@/lib/server/process/call-budget';

function budgetOf(calls: number) {
  let nowMs = 1_000_000;
  const budget = createCallBudget({ calls, windowMs: 60_000 }, () => nowMs);
  return { ...budget, pass: (ms: number) => (nowMs += ms) };
}

describe('the budget of calls (PL-06)', () => {
  it('lets so many in a minute and then no other', () => {
    const { take } = budgetOf(3);
    expect([take(), take(), take(), take(), take()]).toEqual([true, true, true, false, false]);
  });

  it('slides: each call is given back a minute after it was made', () => {
    const { take, pass, waitMs, retryAfterSeconds } = budgetOf(2);
    take();
    pass(40_000);
    take();
    expect([take(), waitMs(), retryAfterSeconds()]).toEqual([false, 20_000, 20]);
    pass(20_001);
    expect([take(), take(), retryAfterSeconds()]).toEqual([true, false, 40]);
  });

  it('with room left nothing waits, and asks nobody to come back later than in a second', () => {
    const { waitMs, retryAfterSeconds } = budgetOf(2);
    expect([waitMs(), retryAfterSeconds()]).toEqual([0, 1]);
  });
});

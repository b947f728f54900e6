import { createLookupBudget } from '@/lib/server/jobs/lookup-budget';

function budgetOf(perMinute: number) {
  let nowMs = 1_000_000;
  const budget = createLookupBudget(perMinute, () => nowMs);
  return { ...budget, pass: (ms: number) => (nowMs += ms) };
}

describe('the budget of look-ups (PL-06)', () => {
  it('lets so many in a minute and then no other', () => {
    const { take } = budgetOf(3);
    expect([take(), take(), take(), take(), take()]).toEqual([true, true, true, false, false]);
  });

  it('slides: each look-up is given back a minute after it was made', () => {
    const { take, pass, retryAfterSeconds } = budgetOf(2);
    take();
    pass(40_000);
    take();
    expect([take(), retryAfterSeconds()]).toEqual([false, 20]);
    pass(20_001);
    expect([take(), take(), retryAfterSeconds()]).toEqual([true, false, 40]);
  });

  it('with room left asks nobody to wait longer than a second', () => {
    expect(budgetOf(2).retryAfterSeconds()).toBe(1);
  });
});

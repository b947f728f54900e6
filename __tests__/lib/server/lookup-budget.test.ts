import { createLookupBudget } from '@/lib/server/lookup-budget';

function budgetOf(perMinute: number) {
  let nowMs = 1_000_000;
  const budget = createLookupBudget(perMinute, () => nowMs);
  return { ...budget, pass: (ms: number) => (nowMs += ms) };
}

describe('the budget of look-ups (PL-06)', () => {
  it('lets in so many ids a minute and then no other', () => {
    const { admit } = budgetOf(3);
    expect(['a', 'b', 'c', 'd', 'e'].map(admit)).toEqual([true, true, true, false, false]);
  });

  it('an id that was let in costs nothing more within the minute', () => {
    const { admit } = budgetOf(2);
    expect(['a', 'a', 'a', 'b', 'a'].map(admit)).toEqual([true, true, true, true, true]);
  });

  it('slides: each look-up is given back a minute after it was made', () => {
    const { admit, pass, retryAfterSeconds } = budgetOf(2);
    admit('a');
    pass(40_000);
    admit('b');
    expect([admit('c'), retryAfterSeconds()]).toEqual([false, 20]);
    pass(20_001);
    expect([admit('c'), admit('d'), retryAfterSeconds()]).toEqual([true, false, 40]);
  });
});

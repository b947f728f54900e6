import { createSweep, SWEEP_ROWS } from '@/lib/server/database/sweep';
import { turns } from '@/__tests__/support/turns';

const rows = (changes: number) => ({ rows: [], changes });

describe('a sweep', () => {
  it('erases a statement’s worth at a time until fewer are left, and lets others run in between', async () => {
    let left = 3 * SWEEP_ROWS + 7;
    const order: string[] = [];
    const sweep = createSweep(async () => {
      order.push('erase');
      setImmediate(() => order.push('another'));
      const erased = Math.min(left, SWEEP_ROWS);
      left -= erased;
      return rows(erased);
    }, 60_000);
    sweep();
    await turns();
    expect(left).toBe(0);
    expect(order).toEqual(Array.from({ length: 4 }, () => ['erase', 'another']).flat());
  });

  it('is made once in its time, and a database that is away stops nobody', async () => {
    const erase = jest.fn(() => Promise.reject(new Error('away')));
    const sweep = createSweep(erase, 60_000);
    sweep();
    sweep();
    await turns();
    expect(erase).toHaveBeenCalledTimes(1);
  });
});

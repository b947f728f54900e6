import { formatCount } from '@/lib/domain/count';

describe('the count line (JL-10, JL-11)', () => {
  it.each([
    [0, '0 positions found'],
    [1, '1 position found'],
    [12, '12 positions found'],
    [999, '999 positions found'],
    [1000, '1000+ positions found'],
    [1001, '1001 positions found'],
  ])('%d jobs: %s', (total, line) => {
    expect(formatCount(total)).toBe(line);
  });
});

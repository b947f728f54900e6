import { formatCount, showJobs } from '@/lib/domain/counts/count';

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

it.each([
  [null, 'Show jobs'],
  [0, 'Show 0 jobs'],
  [1, 'Show 1 job'],
  [5, 'Show 5 jobs'],
])('%p found: overlay and panel say %p (JL-08)', (total, label) => {
  expect(showJobs(total)).toBe(label);
});

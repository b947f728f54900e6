import fc from 'fast-check';
import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { searchJobs } from '@/lib/domain/search/job-search';
import { formatDollars } from '@/lib/domain/pay/dollars';
import { minimumsOf } from '@/lib/domain/pay/min-pay';

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

describe('the minimums to choose from', () => {
  it.each<[string, readonly number[], readonly number[]]>([
    ['no pay is known', [0, 0, 0], []],
    ['nothing is open', [], []],
    ['one figure, a round one', [2_000, 2_000, 0], [2_000]],
    ['one figure, an odd one', [2_040], []],
    ['figures close together', range(1_800, 2_400, 10), [1_900, 2_000, 2_100, 2_200, 2_300]],
    ['a usual feed', range(1_400, 3_000, 10), [1_750, 2_000, 2_250, 2_500, 2_750]],
    [
      'one odd figure among many',
      [...range(1_400, 3_000, 10), 90_000],
      [1_750, 2_000, 2_250, 2_500, 2_750],
    ],
    ['a wide feed', range(1_000, 6_000, 50), [2_000, 3_000, 4_000, 5_000]],
  ])('%s', (_, pays, minimums) => {
    expect(minimumsOf(Uint32Array.from(pays))).toEqual(minimums);
  });

  it('are few, round and rising, for any pay', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90_000 })), (pays) => {
        const minimums = minimumsOf(Uint32Array.from(pays));
        expect(minimums.length).toBeLessThanOrEqual(8);
        expect(minimums.every((least) => least > 0 && least % 50 === 0)).toBe(true);
        expect([...minimums].sort((a, b) => a - b)).toEqual(minimums);
        expect(new Set(minimums).size).toBe(minimums.length);
      }),
    );
  });
});

describe('a minimum a week', () => {
  const index = indexJobs(
    [
      ['range', '$1,900 - $2,100 weekly'],
      ['one', '$2,000 weekly'],
      ['less', '$1,999.99 weekly'],
      ['hour', '$58/hr'],
      ['words', 'Competitive'],
      ['none', null],
    ].map(([id, payText]) => buildJob({ id: id ?? '', payText: payText ?? null })),
  );

  it('is met by a range that reaches it; a job without weekly pay is left out and counted', () => {
    const found = searchJobs(index, parseJobQuery('minPay=2000'));
    expect(found.jobs.map(({ id }) => id)).toEqual(['one', 'range']);
    expect(found.unknown.pay).toBe(3);
    expect(found.tags).toEqual([
      { facet: 'minPay', value: '2000', label: 'Can reach $2,000 a week' },
    ]);
    expect(searchJobs(index, parseJobQuery('')).unknown.pay).toBe(0);
  });
});

it('dollars have thousands separators', () => {
  expect(formatDollars(12_500)).toBe('$12,500');
});

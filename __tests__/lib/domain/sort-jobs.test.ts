import fc from 'fast-check';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { compareRecent, orderJobs } from '@/lib/domain/sort-jobs';
import { jobLists } from './arbitraries';

describe("the order 'Recent', also the default (JL-14)", () => {
  it('puts fewest days open first, ties by id, missing age last', () => {
    const jobs = [
      buildJob({ id: 'unknown-b', daysOpen: null }),
      buildJob({ id: 'old', daysOpen: 40 }),
      buildJob({ id: 'new-b', daysOpen: 0 }),
      buildJob({ id: 'unknown-a', daysOpen: null }),
      buildJob({ id: 'new-a', daysOpen: 0 }),
    ];
    expect(jobs.sort(compareRecent).map(({ id }) => id)).toEqual([
      'new-a',
      'new-b',
      'old',
      'unknown-a',
      'unknown-b',
    ]);
  });
});

describe("the order 'Highest Pay' (JL-15)", () => {
  it('puts the largest dollar figure first, jobs without one last, ties as in Recent', () => {
    const jobs = [
      buildJob({ id: 'none', payText: null, daysOpen: 0 }),
      buildJob({ id: 'words', payText: 'Competitive', daysOpen: 1 }),
      buildJob({ id: 'range', payText: '$1,900 - $2,600 weekly' }),
      buildJob({ id: 'thousands', payText: '$2.7k' }),
      buildJob({ id: 'older', payText: '$2,000.50', daysOpen: 9 }),
      buildJob({ id: 'newer', payText: '$2,000.50', daysOpen: 2 }),
    ];
    expect(orderJobs(jobs).highestPay.map((position) => jobs[position]?.id)).toEqual([
      'thousands',
      'range',
      'newer',
      'older',
      'none',
      'words',
    ]);
  });
});

describe('both orders', () => {
  it('hold every job once', () => {
    fc.assert(
      fc.property(jobLists, (jobs) => {
        const { recent, highestPay } = orderJobs(jobs);
        const all = jobs.map((_, position) => position);
        expect(recent.toSorted((a, b) => a - b)).toEqual(all);
        expect(highestPay.toSorted((a, b) => a - b)).toEqual(all);
      }),
    );
  });

  it('do not depend on the order the feed came in', () => {
    const jobs = buildJobs(60, 4);
    const shuffled = fc.shuffledSubarray(jobs, { minLength: jobs.length });
    const ids = (list: typeof jobs, order: readonly number[]) => order.map((at) => list[at]?.id);
    fc.assert(
      fc.property(shuffled, (other) => {
        expect(ids(other, orderJobs(other).recent)).toEqual(ids(jobs, orderJobs(jobs).recent));
        expect(ids(other, orderJobs(other).highestPay)).toEqual(
          ids(jobs, orderJobs(jobs).highestPay),
        );
      }),
    );
  });
});

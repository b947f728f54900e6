import fc from 'fast-check';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { compareRecent, orderByPay, sortRecent } from '@/lib/domain/search/sort-jobs';
import { atOnce } from '@/lib/domain/basics/sliced-work';
import type { JobSummary } from '@/lib/domain/job/job';
import { jobLists } from '@/__tests__/lib/domain/arbitraries';

const ids = (jobs: readonly JobSummary[]) => jobs.map(({ id }) => id);
const recent = (jobs: readonly JobSummary[]) => atOnce(sortRecent(jobs));
const highestPay = (jobs: readonly JobSummary[]) => {
  const sorted = recent(jobs);
  return [...atOnce(orderByPay(sorted))].map((position) => sorted[position]?.id);
};

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
  it('puts the largest dollar figure first, of a text that is not read, too; jobs without one last', () => {
    const jobs = [
      buildJob({ id: 'as-posted', payText: 'Was $2.4k, now $2,350/wk' }),
      buildJob({ id: 'hour', payText: '$58/hr', shifts: ['Nights'] }),
      buildJob({ id: 'none', payText: null, daysOpen: 0 }),
      buildJob({ id: 'words', payText: 'Competitive', daysOpen: 1 }),
      buildJob({ id: 'range', payText: '$1,900 - $2,600 weekly' }),
      buildJob({ id: 'thousands', payText: '$2.7k' }),
      buildJob({ id: 'older', payText: '$2,000.50', daysOpen: 9 }),
      buildJob({ id: 'newer', payText: '$2,000.50', daysOpen: 2 }),
    ];
    expect(highestPay(jobs)).toEqual([
      'thousands',
      'range',
      'as-posted',
      'newer',
      'older',
      'hour',
      'none',
      'words',
    ]);
  });
});

describe('both orders', () => {
  it('include every job once', () => {
    fc.assert(
      fc.property(jobLists, (jobs) => {
        expect(ids(recent(jobs)).sort()).toEqual(ids(jobs).sort());
        expect(highestPay(jobs).sort()).toEqual(ids(jobs).sort());
      }),
    );
  });

  it('are the same as comparing any two jobs', () => {
    fc.assert(
      fc.property(jobLists, (jobs) => {
        expect(ids(recent(jobs))).toEqual(ids(jobs.toSorted(compareRecent)));
        const pays = new Map(jobs.map(({ id, pay }) => [id, pay?.week?.max ?? pay?.most ?? 0]));
        const figures = highestPay(jobs).map((id) => pays.get(id ?? '') ?? 0);
        expect(figures).toEqual(figures.toSorted((a, b) => b - a));
      }),
    );
  });

  it('do not depend on the order of the feed', () => {
    const jobs = buildJobs(60, 4);
    const shuffled = fc.shuffledSubarray(jobs, { minLength: jobs.length });
    fc.assert(
      fc.property(shuffled, (other) => {
        expect(ids(recent(other))).toEqual(ids(recent(jobs)));
        expect(highestPay(other)).toEqual(highestPay(jobs));
      }),
    );
  });
});

import { buildJob } from '@/__tests__/support/build-job';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { quickSearches } from '@/lib/domain/home/quick-searches';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { searchJobs } from '@/lib/domain/search/job-search';

const job = (id: string, over: Parameters<typeof buildJob>[0] = {}) =>
  buildJob({
    id,
    titles: ['LPN'],
    orderTypes: ['Local'],
    specialties: ['Oncology'],
    shifts: ['Days, 3 × 12'],
    payText: null,
    ...over,
  });
const said = (...jobs: readonly ReturnType<typeof job>[]) =>
  quickSearches(indexJobs(jobs)).map(({ label, jobs: count }) => [label, count]);

it('counts the jobs of each list, nights of every pattern together', () => {
  const jobs = [
    job('a1', { titles: ['RN'], orderTypes: ['Travel'] }),
    job('a2', { titles: ['RN'], orderTypes: ['Local'], specialties: ['ICU'] }),
    job('a3', { shifts: ['Nights, 3 × 12'] }),
    job('a4', { shifts: ['Nights, 4 × 10'], payText: '$2,000 weekly' }),
    job('a5', { shifts: ['Rotating days and nights'] }),
  ];
  expect(said(...jobs)).toEqual([
    ['Travel RN', 1],
    ['ICU', 1],
    ['Nights', 2],
    ['Highest pay', null],
  ]);
});

it('offers no list without jobs, and no order by pay where no job states its pay', () => {
  expect(said(job('a1'))).toEqual([]);
  expect(said()).toEqual([]);
});

it('leads to a list of just as many jobs', () => {
  const index = indexJobs([
    job('a1', { shifts: ['Nights, 3 × 12'], specialties: ['ICU'] }),
    job('a2', { shifts: ['Nights, 5 × 8'] }),
    job('a3', { payText: '$2,000 weekly' }),
  ]);
  for (const { href, jobs } of quickSearches(index)) {
    const query = parseJobQuery(href.replace('/jobs?', ''));
    expect(searchJobs(index, query).total).toBe(jobs ?? 3);
  }
});

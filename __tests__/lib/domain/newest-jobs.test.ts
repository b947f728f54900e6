import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/lib/domain/job-index';
import { newestJobs } from '@/lib/domain/newest-jobs';

describe('the newest jobs', () => {
  const jobs = [7, 0, null, 3].map((daysOpen, i) => buildJob({ id: `job-${i}`, daysOpen }));

  it.each([
    [2, ['job-1', 'job-3']],
    [6, ['job-1', 'job-3', 'job-0', 'job-2']],
  ])('at most %i of them, youngest first', (count, ids) => {
    expect(newestJobs(indexJobs(jobs), count).map(({ id }) => id)).toEqual(ids);
  });
});

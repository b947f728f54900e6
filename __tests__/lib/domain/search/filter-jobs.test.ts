import { emptyQuery } from '@/lib/domain/query/job-query';
import { ALL_BITS, filterJobs } from '@/lib/domain/search/filter-jobs';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { buildJobs } from '@/__tests__/support/build-job';

it('has a bit for every filter in the mask of a job', () => {
  const { rejectMasks } = filterJobs(indexJobs(buildJobs(1)), emptyQuery);
  rejectMasks[0] = ALL_BITS;
  expect(rejectMasks[0]).toBe(ALL_BITS);
});

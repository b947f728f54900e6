import { indexJobs } from '@/__tests__/support/index-jobs';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { searchJobs } from '@/lib/domain/search/job-search';
import { uncoveredTags } from '@/lib/domain/lists/uncovered-tags';
import { buildJob } from '@/__tests__/support/build-job';

const index = indexJobs([
  buildJob({ id: 'a1', titles: ['ICU RN', 'Staff Nurse'], state: 'TX' }),
  buildJob({ id: 'a2', titles: ['CT Tech'], state: 'IA' }),
]);

describe('tags without a check box (JL-26, JL-30)', () => {
  it.each([
    ['title=RN&state=TX', []],
    ['title=Plumber&state=TX', ['Plumber']],
    ['title=Staff Nurse', ['Staff Nurse']],
    ['state=ZZ', ['ZZ']],
  ])('of %s are %p', (query, expected) => {
    const result = searchJobs(index, parseJobQuery(query));
    expect(uncoveredTags(result).map(({ value }) => value)).toEqual(expected);
  });
});

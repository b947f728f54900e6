import { buildJobs } from '@/__tests__/support/build-job';
import { homeSearchHref } from '@/lib/domain/home-search';
import { indexJobs } from '@/lib/domain/job-index';
import { parseJobQuery } from '@/lib/domain/job-query';
import { searchJobs } from '@/lib/domain/job-search';
import { titleOptions } from '@/lib/domain/search-options';

describe('where the home search leads (HM-08, HM-09)', () => {
  it.each([
    ['both', 'RN', 'TX', '/jobs?title=RN&state=TX&sort=recent&collapsed=true'],
    ['a title', 'RN', null, '/jobs?title=RN&sort=recent&collapsed=true'],
    ['a state', null, 'TX', '/jobs?state=TX&sort=recent&collapsed=true'],
    ['a state by name', null, 'new york', '/jobs?state=NY&sort=recent&collapsed=true'],
    ['a comma', 'Nurse, Charge', null, '/jobs?title=Nurse%252C+Charge&sort=recent&collapsed=true'],
    ['neither', null, null, null],
    ['neither, as empty texts', '', '', null],
  ])('%s', (_, title, state, href) => {
    expect(homeSearchHref({ title, state })).toBe(href);
  });

  it('every title offered leads to a list with jobs, all of that title', () => {
    const index = indexJobs(buildJobs(120));
    for (const { value } of titleOptions(index)) {
      const href = homeSearchHref({ title: value, state: null });
      const query = parseJobQuery((href ?? '').replace('/jobs?', ''));
      expect(query.filters.title).toEqual([value]);
      const found = searchJobs(index, query);
      expect(found.total).toBeGreaterThan(0);
      expect(found.jobs.every((job) => job.titles.includes(value))).toBe(true);
    }
  });
});

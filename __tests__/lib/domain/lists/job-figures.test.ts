import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { findJobFigures, listHref, queryOf } from '@/lib/domain/lists/job-figures';
import { searchJobs } from '@/lib/domain/search/job-search';

const job = (id: number, over: Parameters<typeof buildJob>[0] = {}) =>
  buildJob({ id: `j${String(id).padStart(4, '0')}`, titles: ['RN'], daysOpen: id, ...over });
const many = (count: number) => Array.from({ length: count }, (_, id) => job(id));

describe('the figures of one kind', () => {
  it.each([0, 1, 99, 100, 101, 250])('are all %d, not just one page of the list', (count) => {
    const index = indexJobs([...many(count), buildJob({ id: 'other', titles: ['CNA'] })]);
    const figures = findJobFigures(index, { title: ['RN'] }, 4);
    expect(figures.total).toBe(count);
    expect(figures.newest.map(({ id }) => id)).toEqual(
      many(Math.min(count, 4)).map(({ id }) => id),
    );
  });

  it('are those that the list shows at the same address', () => {
    const index = indexJobs(many(7));
    expect(listHref({ title: ['RN'] })).toBe('/jobs?title=RN');
    expect(listHref({})).toBe('/jobs');
    expect(findJobFigures(index, { title: ['RN'] }, 9).newest).toEqual(
      searchJobs(index, queryOf({ title: ['RN'] })).jobs,
    );
  });

  it('count the fifty states, each once', () => {
    const states = ['TX', 'TX', 'IA', 'DC', 'PR', 'Ontario', null];
    const index = indexJobs(states.map((state, id) => job(id, { state })));
    expect(findJobFigures(index, {}, 0).states).toBe(2);
  });
});

import { buildJob } from '@/__tests__/support/build-job';
import { indexJobs } from '@/lib/domain/search/job-index';
import {
  findJobFigures,
  formatTypicalPay,
  listHref,
  queryOf,
} from '@/lib/domain/lists/job-figures';
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

describe('typical pay', () => {
  const payOf = (...texts: readonly (string | null)[]) =>
    findJobFigures(indexJobs(texts.map((payText, id) => job(id, { payText }))), {}, 0).typicalPay;

  it.each([
    ['nothing', [null, 'Ask us'], null],
    ['one figure', ['$2,103 weekly'], { min: 2100, max: 2100 }],
    ['no figure that no week pays', ['$9,999,999', '$2,000'], { min: 2000, max: 2000 }],
    ['all of a few', ['$1,500', '$2,000 - $2,500', '$3,000'], { min: 1500, max: 3000 }],
    [
      'the middle of many: odd figures move nothing',
      ['$1', '$1,800 - $2,000', '$1,900 - $2,100', '$99,999'],
      { min: 1800, max: 2100 },
    ],
  ])('of %s', (_, texts, expected) => {
    expect(payOf(...texts)).toEqual(expected);
  });

  it('is written as on cards', () => {
    expect(formatTypicalPay({ min: 1850, max: 2310 })).toBe('$1,850 – $2,310');
    expect(formatTypicalPay({ min: 900, max: 900 })).toBe('$900');
  });
});

import { jobDirectory } from '@/lib/domain/search-pages/job-directory';
import { atOnce } from '@/lib/domain/basics/sliced-work';
import { searchPageSteps } from '@/lib/domain/search-pages/page-table';
import type { SearchPages } from '@/lib/domain/search-pages/search-page';
import { indexJobs } from '@/__tests__/support/index-jobs';
import { parseJobQuery } from '@/lib/domain/query/job-query-url';
import { searchJobs } from '@/lib/domain/search/job-search';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { PAGE_SIZES } from '@/lib/domain/query/job-query';

const [DEFAULT, , LARGEST] = PAGE_SIZES;

const NONE: SearchPages = new Map();
const found = (index: ReturnType<typeof indexJobs>, href: string) =>
  searchJobs(index, parseJobQuery(href.split('?')[1] ?? ''));

describe('the directory of jobs', () => {
  it('lists states by full name and specialties alphabetically, each with its list and number', () => {
    const index = indexJobs([
      buildJob({ id: 'a1', state: 'TX', specialties: ['ICU'] }),
      buildJob({ id: 'a2', state: 'TX', specialties: ['Cath Lab'] }),
      buildJob({ id: 'a3', state: 'AL', specialties: ['ICU', 'Telemetry'] }),
      buildJob({ id: 'a4', state: null, city: null, specialties: [] }),
    ]);
    expect(jobDirectory(index, NONE)).toEqual({
      total: 4,
      states: [
        { label: 'Alabama', count: 1, href: `/jobs?state=AL&per=${LARGEST}`, isIndexed: false },
        { label: 'Texas', count: 2, href: `/jobs?state=TX&per=${LARGEST}`, isIndexed: false },
      ],
      specialties: [
        {
          label: 'Cath Lab',
          count: 1,
          href: `/jobs?specialty=Cath+Lab&per=${LARGEST}`,
          isIndexed: false,
        },
        { label: 'ICU', count: 2, href: `/jobs?specialty=ICU&per=${LARGEST}`, isIndexed: false },
      ],
      pages: [{ label: '1–4', href: '/jobs' }],
    });
  });

  it('leads to indexed pages, and leaves out an unknown state', () => {
    const jobs = [1, 2, 3].map((n) => buildJob({ id: `a${n}`, state: n === 3 ? 'ZZ' : 'TX' }));
    const { pages } = atOnce(searchPageSteps(jobs, new Map(), '2026-08-20'));
    const { states, specialties } = jobDirectory(indexJobs(jobs), pages);
    expect(states).toEqual([
      { label: 'Texas', count: 2, href: `/jobs?state=TX&per=${LARGEST}`, isIndexed: false },
    ]);
    expect(specialties).toEqual([
      { label: 'ICU', count: 3, href: '/jobs/for/icu', isIndexed: true },
    ]);
  });

  it.each([
    [0, 0, undefined],
    [1, 1, '1'],
    [DEFAULT, 1, `1–${DEFAULT}`],
    [DEFAULT + 1, 2, `${DEFAULT + 1}`],
    [41 * DEFAULT + 2, 42, `${41 * DEFAULT + 1}–${41 * DEFAULT + 2}`],
  ])('%i jobs are %i pages, the last of them %s', (count, pages, last) => {
    const directory = jobDirectory(indexJobs(buildJobs(count)), NONE);
    expect(directory.total).toBe(count);
    expect(directory.pages).toHaveLength(pages);
    expect(directory.pages.at(-1)?.label).toBe(last);
  });

  it.each([
    [1_000, DEFAULT],
    [1_001, LARGEST],
  ])('%i jobs are on pages of %i', (count, per) => {
    const { pages } = jobDirectory(indexJobs(buildJobs(count)), NONE);
    expect(pages).toHaveLength(Math.ceil(count / per));
    expect(pages[0]?.label).toBe(`1–${per}`);
  });

  it('keeps its counts: every list has as many jobs, and the pages have each job once', () => {
    const jobs = buildJobs(300);
    const index = indexJobs(jobs);
    const { states, specialties, pages } = jobDirectory(index, NONE);
    for (const { href, count } of [...states, ...specialties]) {
      expect(found(index, href).total).toBe(count);
    }
    const ids = pages.flatMap(({ href }) => found(index, href).jobs.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
  });
});

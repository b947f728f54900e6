import { jobDirectory } from '@/lib/domain/lists/job-directory';
import { indexJobs } from '@/lib/domain/search/job-index';
import { parseJobQuery } from '@/lib/domain/query/job-query';
import { searchJobs } from '@/lib/domain/search/job-search';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';

const found = (index: ReturnType<typeof indexJobs>, href: string) =>
  searchJobs(index, parseJobQuery(href.split('?')[1] ?? ''));

describe('the directory of jobs', () => {
  it('names states in full and specialties by the alphabet, each with its list and number', () => {
    const index = indexJobs([
      buildJob({ id: 'a1', state: 'TX', specialties: ['ICU'] }),
      buildJob({ id: 'a2', state: 'TX', specialties: ['Cath Lab'] }),
      buildJob({ id: 'a3', state: 'AL', specialties: ['ICU', 'Telemetry'] }),
      buildJob({ id: 'a4', state: null, city: null, specialties: [] }),
    ]);
    expect(jobDirectory(index)).toEqual({
      total: 4,
      states: [
        { label: 'Alabama', count: 1, href: '/jobs?state=AL&per=100' },
        { label: 'Texas', count: 2, href: '/jobs?state=TX&per=100' },
      ],
      specialties: [
        { label: 'Cath Lab', count: 1, href: '/jobs?specialty=Cath+Lab&per=100' },
        { label: 'ICU', count: 2, href: '/jobs?specialty=ICU&per=100' },
      ],
      pages: [{ label: '1–4', href: '/jobs' }],
    });
  });

  it.each([
    [0, 0, undefined],
    [1, 1, '1'],
    [10, 1, '1–10'],
    [11, 2, '11'],
    [412, 42, '411–412'],
    [1_000, 100, '991–1000'],
    [1_001, 11, '1001'],
  ])('%i jobs are %i pages, the last of them %s', (count, pages, last) => {
    const directory = jobDirectory(indexJobs(buildJobs(count)));
    expect(directory.total).toBe(count);
    expect(directory.pages).toHaveLength(pages);
    expect(directory.pages.at(-1)?.label).toBe(last);
  });

  it('leads to what it says: every list has as many jobs, and the pages hold each job once', () => {
    const jobs = buildJobs(300);
    const index = indexJobs(jobs);
    const { states, specialties, pages } = jobDirectory(index);
    for (const { href, count } of [...states, ...specialties]) {
      expect(found(index, href).total).toBe(count);
    }
    const ids = pages.flatMap(({ href }) => found(index, href).jobs.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
  });
});

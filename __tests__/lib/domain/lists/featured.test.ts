import { FEATURED_JOBS_MAX } from '@/lib/config/limits';
import { buildJob, buildJobs } from '@/__tests__/support/build-job';
import { comingSoonCount, featuredJobs } from '@/lib/domain/lists/featured';

const titled = (title: string) => buildJob({ id: title, title, titles: [title] });

describe('featured jobs (HM-10, HM-11)', () => {
  it.each(['RN', 'ICU RN', 'RN - ICU', 'RN/LPN', 'Charge RN (Nights)'])('include %p', (title) => {
    expect(featuredJobs([titled(title)])).toHaveLength(1);
  });

  it.each(['Maternity Aide', 'Intern', 'MATERNITY', 'rn', 'CRNA', 'RNFA', 'ICU Nurse'])(
    'do not include %p',
    (title) => {
      expect(featuredJobs([titled(title)])).toEqual([]);
    },
  );

  it('are chosen by every title of a record', () => {
    const job = buildJob({ title: 'ICU Nurse', titles: ['ICU Nurse', 'Travel RN'] });
    expect(featuredJobs([job])).toEqual([job]);
  });

  it('are chosen by the display title too', () => {
    const job = buildJob({ title: 'ICU RN', titles: ['Nurse'] });
    expect(featuredJobs([job])).toEqual([job]);
  });

  it('are sorted by fewest days open, missing age last', () => {
    const jobs = [null, 7, 0, 2].map((daysOpen) => buildJob({ id: `open-${daysOpen}`, daysOpen }));
    expect(featuredJobs(jobs).map(({ daysOpen }) => daysOpen)).toEqual([0, 2, 7, null]);
  });

  it('are no more than fit, and do not change the list they came from', () => {
    const jobs = buildJobs(200);
    const before = jobs.map(({ id }) => id);
    expect(featuredJobs(jobs)).toHaveLength(FEATURED_JOBS_MAX);
    expect(featuredJobs(jobs, 3)).toHaveLength(3);
    expect(jobs.map(({ id }) => id)).toEqual(before);
  });
});

describe("'Coming Soon' (HM-12)", () => {
  it.each([
    [0, 0],
    [1, 2],
    [2, 1],
    [3, 0],
    [10, 2],
    [12, 0],
  ])('%i jobs leave %i places on the last page of three', (jobs, soon) => {
    expect(comingSoonCount(jobs, 3)).toBe(soon);
  });
});

import { stampsOf } from '@/components/job-card/stamps';
import { drawingOf } from '@/lib/domain/place/drawing-of-place';
import { hostileRecords, HOSTILE_TEXTS } from '@/e2e/support/hostile-records';
import { isPresentable } from '@/lib/domain/lists/is-presentable';
import { compareJobs } from '@/lib/domain/compare/compare-jobs';
import type * as Compare from '@/lib/domain/compare/compare-jobs';
import type * as ShortTitle from '@/lib/domain/job/short-title';
import { shortTitle } from '@/lib/domain/job/short-title';
import type * as Place from '@/lib/domain/place/place';
import { titleWithPlace } from '@/lib/domain/place/place';
import { toPlaceWords } from '@/lib/domain/place/near';
import { readJobRecords } from '@/lib/platform/jobs';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';
import { toListedJobs } from '@/lib/server/jobs/table/listed-job';

jest.mock('@/lib/domain/place/place', () => {
  const actual = jest.requireActual<typeof Place>('@/lib/domain/place/place');
  return { ...actual, titleWithPlace: jest.fn(actual.titleWithPlace) };
});
jest.mock('@/lib/domain/compare/compare-jobs', () => {
  const actual = jest.requireActual<typeof Compare>('@/lib/domain/compare/compare-jobs');
  return { ...actual, compareJobs: jest.fn(actual.compareJobs) };
});
jest.mock('@/lib/domain/job/short-title', () => {
  const actual = jest.requireActual<typeof ShortTitle>('@/lib/domain/job/short-title');
  return { ...actual, shortTitle: jest.fn(actual.shortTitle) };
});

/** Breaks a rule for the jobs whose title says so. */
function failFor(title: string): void {
  if (title.includes('Broken')) throw new TypeError('split is not a function');
}

const TODAY = '2026-08-20';
const { jobs, dropped } = readJobRecords(hostileRecords(), TODAY);

describe('whatever a record says', () => {
  it('it is read, and every rule shows it', () => {
    expect(dropped).toEqual([]);
    expect(jobs).toHaveLength(hostileRecords().length);
    expect(stampsOf(jobs.map((job) => ({ ...job, drawing: drawingOf(job) })))).toHaveLength(
      jobs.length,
    );
    expect(jobs.flatMap((job) => compareJobs([job], TODAY))).not.toEqual([]);
  });

  it('it is listed with all others', () => {
    const snapshot = buildSnapshot({
      jobs: toListedJobs(jobs),
      fetchedAt: `${TODAY}T15:00:00Z`,
      source: 'platform',
      droppedCount: 0,
    });
    expect(snapshot.summaries).toHaveLength(jobs.length);
    expect(snapshot.searchPages.pages).toBeDefined();
    expect(snapshot.payPages).toBeDefined();
  });

  it('a text names no place that only objects have', () => {
    for (const text of HOSTILE_TEXTS) expect(toPlaceWords(text)).not.toContain('native code');
  });

  it.each([
    [
      'the card',
      () =>
        jest.mocked(titleWithPlace).mockImplementation((title) => {
          failFor(title);
          return title;
        }),
    ],
    [
      'small spaces',
      () =>
        jest.mocked(shortTitle).mockImplementation((title) => {
          failFor(title);
          return title;
        }),
    ],
    [
      'a comparison',
      () =>
        jest.mocked(compareJobs).mockImplementation((compared) => {
          for (const { title } of compared) failFor(title);
          return [];
        }),
    ],
  ])('a job for which a rule of %s throws is left out alone, with a note', (_, breakRule) => {
    const broken = breakRule();
    const records = ['RN', 'Broken RN', 'LPN'].map((JobTitlen, at) => ({
      Record_Id: `job-${at}`,
      JobTitlen,
    }));
    const read = readJobRecords(records, TODAY);
    expect(read.jobs.map(({ id }) => id)).toEqual(['job-0', 'job-2']);
    expect(read.dropped).toEqual([{ id: 'job-1', problem: 'cannot be shown' }]);
    expect(read.jobs.every((job) => isPresentable(job, TODAY))).toBe(true);
    broken.mockRestore();
  });
});

import { atOnce } from '@/lib/domain/basics/sliced-work';
import type { Job } from '@/lib/domain/job/job';
import { continueSteps, withOlderDates } from '@/lib/server/jobs/snapshot/continue-jobs';
import { toListedJobs, type ListedJob } from '@/lib/server/jobs/table/listed-job';
import type { SeenJob } from '@/lib/server/jobs/table/stored-list';
import { buildJob } from '@/__tests__/support/build-job';

/** What a list makes of the next read. */
function next(
  before: readonly ListedJob[],
  jobs: readonly Job[],
  seen: ReadonlyMap<string, SeenJob> = new Map(),
): ListedJob[] {
  const find = (id: string) =>
    before.find((job) => job.id === id) ?? before.find(({ otherId }) => otherId === id);
  return atOnce(continueSteps(find, toListedJobs(jobs, find), seen));
}

/** The list after these reads, one after the other. */
const after = (...reads: readonly (readonly Job[])[]): ListedJob[] =>
  reads.reduce<ListedJob[]>((before, jobs) => next(before, jobs), []);

const jobsOn = (day: string, told: readonly Partial<Job>[]) =>
  told.map((one, at) =>
    buildJob({ id: `a${at}`, otherId: null, firstSeenOn: day, lastSeenOn: day, ...one }),
  );
const on = (day: string, told: Partial<Job> = {}) => jobsOn(day, [told]);
const seen = (job: ListedJob | undefined, listedOn: string | null) =>
  new Map(job ? [[job.id, { job, listedOn }]] : []);

describe('the dates of a job (SD-03, SD-07)', () => {
  it('are those of its first day, whatever age the feed states later', () => {
    const [job] = after(
      on('2026-08-20', { postedOn: '2026-08-17' }),
      on('2026-08-25', { postedOn: '2026-08-24' }),
    );
    expect(job).toMatchObject({
      postedOn: '2026-08-17',
      firstSeenOn: '2026-08-20',
      lastSeenOn: '2026-08-25',
    });
  });

  it('an age that becomes known later sets the posting date', () => {
    const reads = [
      on('2026-08-20', { postedOn: null, daysOpen: null }),
      on('2026-08-21', { postedOn: '2026-08-17', daysOpen: 4 }),
    ];
    expect(after(...reads)[0]?.postedOn).toBe('2026-08-17');
    expect(after(...reads, on('2026-08-22', { postedOn: null }))[0]?.postedOn).toBe('2026-08-17');
  });

  it('are those that are remembered of a job that comes back, with what changed of it', () => {
    const [gone] = after(
      on('2026-08-20', { postedOn: '2026-08-17', payText: '$2,000' }),
      on('2026-08-21', { payText: '$2,100' }),
    );
    const back = (payText: string) =>
      next([], on('2026-08-29', { payText }), seen(gone, '2026-08-21'))[0];
    expect(back('$2,100')).toMatchObject({
      postedOn: '2026-08-17',
      firstSeenOn: '2026-08-20',
      changedOn: '2026-08-21',
      changes: [['2026-08-21', 'pay', 100, 100]],
    });
    expect(back('$2,300')?.changedOn).toBe('2026-08-29');
  });

  it('are those of a look-up that found the job before the list had it, worded differently', () => {
    const [found] = toListedJobs(on('2026-08-20', { payText: '$2,000 a week' }));
    const [job] = next([], on('2026-08-21', { payText: '$2,000' }), seen(found, null));
    expect(job).toMatchObject({ firstSeenOn: '2026-08-20', changedOn: null });
  });

  it('are the older ones of two instances', () => {
    const ours = after(
      on('2026-08-25', { payText: '$2,000' }),
      on('2026-08-26', { payText: '$2,100' }),
    );
    const theirs = after(on('2026-08-20', { postedOn: '2026-08-17', shifts: ['Days'] }));
    const others = theirs.map((job) => ({ ...job, changes: [['2026-08-21', 'shift'] as const] }));
    expect(atOnce(withOlderDates(ours, others))[0]).toMatchObject({
      firstSeenOn: '2026-08-20',
      postedOn: '2026-08-17',
      changedOn: '2026-08-26',
      changes: [
        ['2026-08-21', 'shift'],
        ['2026-08-26', 'pay', 100, 100],
      ],
    });
    expect(atOnce(withOlderDates(theirs, ours))[0]?.firstSeenOn).toBe('2026-08-20');
  });
});

describe('a job of the next read', () => {
  it('is the object that it was, if nothing differs', () => {
    const before = after(on('2026-08-20'));
    expect(next(before, on('2026-08-20'))[0]).toBe(before[0]);
  });

  it.each<Partial<Job>>([
    { titles: ['RN', 'ICU RN'] },
    { specialties: ['ICU', 'CVICU'] },
    { otherId: 'b7' },
    { applicationTitle: 'Travel ICU RN' },
    { isAdhoc: true },
    { coordinates: { latitude: 30.1, longitude: -97 } },
    { daysOpen: 12 },
  ])('takes what the fingerprint leaves out: %j', (told) => {
    const before = after(on('2026-08-20'));
    const [job] = next(before, on('2026-08-20', told));
    expect(job).toMatchObject({ ...told, changedOn: null, content: before[0]?.content });
    expect(job?.packed).toBe(before[0]?.packed);
  });
});

describe('the day a job changed', () => {
  it('is the last day on which the feed had a difference; growing older is no change', () => {
    const told = (day: string, payText: string, daysOpen: number) => on(day, { payText, daysOpen });
    const reads = [
      told('2026-08-20', '$2,000', 3),
      told('2026-08-21', '$2,000', 4),
      told('2026-08-22', '$2,100', 5),
      told('2026-08-23', '$2,100', 6),
      told('2026-08-24', '$2,200', 7),
    ];
    expect(reads.map((_, at) => after(...reads.slice(0, at + 1))[0]?.changedOn)).toEqual([
      null,
      null,
      '2026-08-22',
      '2026-08-22',
      '2026-08-24',
    ]);
  });
});

describe('what changed of the jobs of the feed', () => {
  it('is noted with the day of the read, for jobs that existed before', () => {
    const [first, second] = after(
      jobsOn('2026-11-11', [{ payText: '$2,000' }]),
      jobsOn('2026-11-12', [{ payText: '$2,120' }, { payText: '$1,900' }]),
      jobsOn('2026-11-14', [{ payText: '$2,120', shifts: ['Evenings'] }, { payText: '$1,900' }]),
    );
    expect(first?.changes).toEqual([
      ['2026-11-12', 'pay', 120, 120],
      ['2026-11-14', 'shift'],
    ]);
    expect(second?.changes).toBeUndefined();
  });

  it('is nothing if the record before is another job that has this id as its second', () => {
    const before = toListedJobs([buildJob({ id: 'b1', otherId: 'a0', payText: '$900' })]);
    const [job] = next(before, on('2026-11-12', { payText: '$2,000' }));
    expect(job).toMatchObject({ payText: '$2,000', changedOn: null });
    expect(job?.changes).toBeUndefined();
  });

  it('ignores a field that changes at once in most of a long list', () => {
    const many = (day: string, told: (at: number) => Partial<Job>) =>
      jobsOn(
        day,
        Array.from({ length: 30 }, (_, at) => told(at)),
      );
    const jobs = after(
      many('2026-11-11', () => ({ title: 'ICU RN', payText: '$2,000' })),
      many('2026-11-12', (at) => ({
        title: 'Registered Nurse, ICU',
        payText: at < 15 ? '$2,100' : '$2,000',
      })),
    );
    expect(jobs[0]?.changes).toEqual([['2026-11-12', 'pay', 100, 100]]);
    expect(jobs[20]?.changes).toBeUndefined();
    expect(jobs[20]?.changedOn).toBe('2026-11-12');
  });
});

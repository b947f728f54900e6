import { atOnce } from '@/lib/domain/basics/sliced-work';
import type { Job } from '@/lib/domain/job/job';
import { createJobChanges } from '@/lib/server/feed/job-changes';
import { toListedJobs } from '@/lib/server/feed/listed-job';
import { buildJob } from '@/__tests__/support/build-job';

const jobsOn = (day: string, told: readonly Partial<Job>[]) =>
  told.map((one, at) => buildJob({ id: `a${at}`, otherId: null, lastSeenOn: day, ...one }));

function reads(...lists: readonly (readonly Job[])[]) {
  const changes = createJobChanges();
  lists.slice(1).forEach((jobs, at) => {
    const before = lists[at] ?? [];
    const known = toListedJobs(before);
    atOnce(changes.noteSteps((id) => known.find((job) => job.id === id), toListedJobs(jobs)));
  });
  return changes;
}

describe('what changed of the jobs of the feed', () => {
  it('is noted with the day of the read, for jobs that existed before', () => {
    const changes = reads(
      jobsOn('2026-11-11', [{ payText: '$2,000' }]),
      jobsOn('2026-11-12', [{ payText: '$2,120' }, { payText: '$1,900' }]),
      jobsOn('2026-11-14', [{ payText: '$2,120', shifts: ['Evenings'] }, { payText: '$1,900' }]),
    );
    expect(changes.of('a0')).toEqual([
      ['2026-11-12', 'pay', 120, 120],
      ['2026-11-14', 'shift'],
    ]);
    expect(changes.of('a1')).toEqual([]);
  });

  it('is nothing if the record before is another job that has this id as its second', () => {
    const changes = createJobChanges();
    const [other] = toListedJobs([buildJob({ id: 'b1', otherId: 'a1', payText: '$900' })]);
    const jobs = toListedJobs([buildJob({ id: 'a1', payText: '$2,000', otherId: null })]);
    atOnce(changes.noteSteps(() => other, jobs));
    expect(changes.entries()).toEqual([]);
  });

  it('ignores a field that changes at once in most of a long list', () => {
    const many = (day: string, told: (at: number) => Partial<Job>) =>
      jobsOn(
        day,
        Array.from({ length: 30 }, (_, at) => told(at)),
      );
    const changes = reads(
      many('2026-11-11', () => ({ title: 'ICU RN', payText: '$2,000' })),
      many('2026-11-12', (at) => ({
        title: 'Registered Nurse, ICU',
        payText: at < 15 ? '$2,100' : '$2,000',
      })),
    );
    expect(changes.of('a0')).toEqual([['2026-11-12', 'pay', 100, 100]]);
    expect(changes.of('a20')).toEqual([]);
  });

  it('is the same after being stored and read back, also merged into what is known', () => {
    const before = reads(
      jobsOn('2026-11-11', [{ payText: '$2,000' }]),
      jobsOn('2026-11-12', [{ payText: '$2,120' }]),
    );
    const after = createJobChanges();
    after.restore([['a0', [['2026-11-02', 'shift']]]]);
    after.restore(JSON.parse(JSON.stringify(before.entries())));
    expect(after.of('a0')).toEqual([
      ['2026-11-02', 'shift'],
      ['2026-11-12', 'pay', 120, 120],
    ]);
  });

  it('forgets the jobs that were not looked at for longest', () => {
    const changes = createJobChanges();
    const kept = Array.from({ length: 100_000 }, (_, at) => [`b${at}`, [['2026-11-02', 'shift']]]);
    changes.restore(kept as never);
    atOnce(changes.noteSteps(() => undefined, toListedJobs([buildJob({ id: 'b0' })])));
    changes.restore([['c1', [['2026-11-03', 'title']]]]);
    expect(changes.entries()).toHaveLength(100_000);
    expect([changes.of('b0').length, changes.of('b1').length, changes.of('c1').length]).toEqual([
      1, 0, 1,
    ]);
  });
});

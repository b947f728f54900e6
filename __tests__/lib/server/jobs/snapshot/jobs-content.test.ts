import { toListedJobs } from '@/lib/server/jobs/table/listed-job';
import { buildSnapshot } from '@/__tests__/support/build-snapshot';
import { jobsContent } from '@/lib/server/jobs/snapshot/jobs-content';
import { buildJobs } from '@/__tests__/support/build-job';

const contentOf = (jobs: number, fetchedAt: string) =>
  jobsContent(
    buildSnapshot({
      jobs: toListedJobs(buildJobs(jobs)),
      fetchedAt,
      source: 'platform',
      droppedCount: 0,
    }),
  );

describe('the fingerprint of all jobs, and since when it is valid', () => {
  it('is the same for the same jobs however often they are read', async () => {
    const first = await contentOf(3, '2026-08-20T15:00:00Z');
    expect(first.since).toEqual(new Date('2026-08-20T15:00:00Z'));
    expect(await contentOf(3, '2026-08-20T15:05:00Z')).toEqual(first);
  });

  it('changes at the time of the read with the difference, also back to an earlier one', async () => {
    const before = await contentOf(3, '2026-08-20T15:10:00Z');
    const other = await contentOf(4, '2026-08-20T15:15:00Z');
    expect(other.hash).not.toBe(before.hash);
    expect(other.since).toEqual(new Date('2026-08-20T15:15:00Z'));
    const again = await contentOf(3, '2026-08-20T15:20:00Z');
    expect(again).toEqual({ hash: before.hash, since: new Date('2026-08-20T15:20:00Z') });
  });
});

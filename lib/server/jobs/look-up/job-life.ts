import 'server-only';
import type { IsoDate, Job } from '@/lib/domain/job/job';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import { unchangedSince } from '@/lib/domain/job-history/history-words';
import { snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import { jobLookups } from './job-lookup';

/** What this site itself has seen of a job (docs/decisions/0054). */
export type JobLife = {
  /** When the last good read of the list contained it, ISO 8601, or for an unlisted job the last look-up; null if neither is known. */
  readonly confirmedAt: string | null;
  readonly firstSeenOn: IsoDate;
  /** Oldest first. */
  readonly changes: JobChanges;
  /** Since when the list has shown it unchanged; null if that is not long, and for an unlisted job, because look-ups are not compared. */
  readonly unchangedSince: IsoDate | null;
};

/** The life of a job whose page was requested by `askedId`, its own id or its other one. */
export async function jobLife(job: Job, askedId: string, today: IsoDate): Promise<JobLife> {
  const list = snapshotStore().known();
  const isListed = list?.find(job.id) !== undefined;
  const changes = (await snapshotStore().remembered(job.id))?.job.changes ?? [];
  return {
    confirmedAt: isListed ? list.fetchedAt : jobLookups().answeredAt(askedId),
    firstSeenOn: job.firstSeenOn,
    changes,
    unchangedSince: isListed ? unchangedSince(job, changes, today) : null,
  };
}

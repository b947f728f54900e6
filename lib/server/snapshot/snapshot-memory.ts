import 'server-only';
import { mapInSlices } from '@/lib/domain/basics/sliced-work';
import type { IsoDate, Job, JobSummary } from '@/lib/domain/job/job';
import { READING } from '@/lib/domain/posting/mentions';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import { keptLines } from '@/lib/domain/pay-pages/pay-table';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import { createFirstSeenDates } from '@/lib/server/feed/first-seen';
import { createJobChanges } from '@/lib/server/feed/job-changes';
import type { ListedJob } from '@/lib/server/feed/listed-job';
import { STORED_VERSION, type StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { beginSnapshot, snapshotSteps, type BegunSnapshot, type Snapshot } from './build-snapshot';
import { mentionSteps } from './read-mentions';
import { createRemovedJobs } from './removed-jobs';

/**
 * What goes on from one list to the next: the dates and changes of its jobs, those that left it, pages and lines of pay. It makes the next
 * snapshot of the one before, and is stored with it.
 */
export function createSnapshotMemory() {
  const firstSeen = createFirstSeenDates();
  const changes = createJobChanges();
  const removed = createRemovedJobs();

  return {
    /** The jobs of a read, with the dates they were first told with. */
    dated: (jobs: readonly ListedJob[]): Promise<ListedJob[]> =>
      runSliced(mapInSlices(jobs, (job) => firstSeen.inFeed(job))),

    /** The jobs with what their descriptions state, and what was known of it before. */
    stated: (before: Snapshot | null, jobs: readonly ListedJob[]): Promise<ListedJob[]> =>
      // What another reading has found is not carried on.
      runSliced(
        mentionSteps(jobs, (id) => (before?.reading === READING ? before.find(id) : undefined)),
      ),

    /** The same snapshot with what descriptions state, now that they have been read. */
    async again(now: Snapshot, jobs: readonly ListedJob[]): Promise<Snapshot> {
      const { fetchedAt, droppedCount, source, descriptions, searchPages, payPages } = now;
      const merits = now.summaries.map((summary) => summary.merits ?? null);
      const parts = {
        jobs,
        merits,
        fetchedAt,
        droppedCount,
        source,
        descriptions,
        reading: READING,
      };
      return runSliced(
        snapshotSteps({ ...parts, knownPages: searchPages.known, payLines: keptLines(payPages) }),
      );
    },

    /** The snapshot of a read, compared with the one before it. */
    async next(
      before: Snapshot | null,
      read: Pick<Snapshot, 'jobs' | 'fetchedAt' | 'droppedCount' | 'reading'>,
    ): Promise<Snapshot> {
      if (before !== null) await runSliced(changes.noteSteps(before.find, read.jobs));
      return runSliced(
        snapshotSteps({
          ...read,
          source: 'platform',
          knownPages: before?.searchPages.known ?? new Map(),
          payLines: keptLines(before?.payPages ?? new Map()),
        }),
      );
    },

    /** A snapshot as it is stored, with all that is remembered. */
    toStored: (now: Snapshot): StoredSnapshot => ({
      version: STORED_VERSION,
      fetchedAt: now.fetchedAt,
      droppedCount: now.droppedCount,
      jobs: now.jobs,
      ...(now.reading !== undefined && { reading: now.reading }),
      merits: now.summaries.map(({ merits }) => merits ?? null),
      firstSeen: firstSeen.entries(),
      changes: changes.entries(),
      searchPages: [...now.searchPages.known],
      payLines: [...keptLines(now.payPages)],
    }),

    /** Begins the snapshot of a list that was stored, here or by another instance, and remembers what is stored with it. */
    async fromStored(
      current: Snapshot | null,
      stored: StoredSnapshot,
      source: 'disk' | 'redis',
    ): Promise<BegunSnapshot> {
      const { jobs, merits, fetchedAt, droppedCount, reading } = stored;
      firstSeen.restore(stored.firstSeen);
      changes.restore(stored.changes ?? []);
      // One that began without what was remembered must not make the others forget.
      const knownPages = new Map([
        ...(current?.searchPages.known ?? []),
        ...(stored.searchPages ?? []),
      ]);
      const payLines = new Map([
        ...(current ? keptLines(current.payPages) : []),
        ...(stored.payLines ?? []),
      ]);
      const parts = { jobs, fetchedAt, droppedCount, source, knownPages, payLines, reading };
      return runSliced(beginSnapshot({ ...parts, ...(merits && { merits }) }));
    },

    /** Remembers the jobs that left the list. */
    noteRemoved: (before: Snapshot | null, now: Snapshot): void => removed.note(before, now),
    removed: (id: string): JobSummary | undefined => removed.find(id),
    /** A job found by a look-up, with the dates it was first told with. */
    keepDates: (job: Job): Job => firstSeen.lookedUp(job),
    /** The last day the feed listed a job, as far as is remembered. */
    lastListedOn: (id: string): IsoDate | null => firstSeen.inFeedOn(id),
    /** What changed of a job from one read of the feed to the next, oldest first. */
    changesOf: (id: string): JobChanges => changes.of(id),
  };
}

import 'server-only';
import { replaceInSlices } from '@/lib/domain/basics/sliced-work';
import type { IsoDate, Job, JobSummary } from '@/lib/domain/job/job';
import { READING } from '@/lib/domain/posting/mentions';
import type { JobChanges } from '@/lib/domain/job-history/change-list';
import type { KnownPages } from '@/lib/domain/search-pages/known-pages';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import { createFirstSeenDates } from '@/lib/server/feed/first-seen';
import { createJobChanges } from '@/lib/server/feed/job-changes';
import type { ListedJob } from '@/lib/server/feed/listed-job';
import type { StoredHistory, StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { beginSnapshot, snapshotSteps, type BegunSnapshot, type Snapshot } from './build-snapshot';
import { mentionSteps } from './read-mentions';
import { createRemovedJobs } from './removed-jobs';

/**
 * What carries over from one list to the next: the dates and changes of its jobs, removed jobs and pages. It builds the
 * next snapshot from the one before, and is stored with it.
 */
export function createSnapshotMemory() {
  const firstSeen = createFirstSeenDates();
  const changes = createJobChanges();
  const removed = createRemovedJobs();
  /** The pages of a history that was stored, until a list is made from them. */
  let recalled: StoredHistory | null = null;

  /** An instance that started without this memory must not make the others forget. */
  function pagesAfter(before: Snapshot | null, history: StoredHistory | null): KnownPages {
    const known = before?.searchPages.known ?? new Map();
    return history === null ? known : new Map([...known, ...history.searchPages]);
  }

  function remember(history: StoredHistory): void {
    firstSeen.restore(history.firstSeen);
    changes.restore(history.changes);
  }

  return {
    /** Gives the jobs of a read the dates that were recorded when they were first seen, in the same array. */
    withDates: (jobs: ListedJob[]): Promise<ListedJob[]> =>
      runSliced(replaceInSlices(jobs, firstSeen.inFeed)),

    /** Adds what the descriptions mention to the jobs, in the same array. What the snapshot before has read is not read again. */
    withMentions: (before: Snapshot | null, jobs: ListedJob[]): Promise<ListedJob[]> =>
      // The results of an earlier version of the rules are not carried over.
      runSliced(
        mentionSteps(jobs, (id) => (before?.reading === READING ? before.find(id) : undefined)),
      ),

    /** The same snapshot with the mentions of its jobs, now that their descriptions have been read. */
    async again(now: Snapshot, jobs: readonly ListedJob[]): Promise<Snapshot> {
      const { fetchedAt, droppedCount, source, descriptions, searchPages } = now;
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
      return runSliced(snapshotSteps({ ...parts, knownPages: searchPages.known }));
    },

    /** The snapshot of a read, compared with the one before it. */
    async next(
      before: Snapshot | null,
      read: Pick<Snapshot, 'jobs' | 'fetchedAt' | 'droppedCount' | 'reading'>,
    ): Promise<Snapshot> {
      if (before !== null) await runSliced(changes.noteSteps(before.find, read.jobs));
      const knownPages = pagesAfter(before, recalled);
      recalled = null;
      return runSliced(snapshotSteps({ ...read, knownPages, source: 'platform' }));
    },

    /** A snapshot as it is stored, with everything that is remembered. */
    toStored: (now: Snapshot): StoredSnapshot => ({
      fetchedAt: now.fetchedAt,
      droppedCount: now.droppedCount,
      jobs: now.jobs,
      ...(now.reading !== undefined && { reading: now.reading }),
      merits: now.summaries.map(({ merits }) => merits ?? null),
      firstSeen: firstSeen.entries(),
      changes: changes.entries(),
      searchPages: [...now.searchPages.known],
    }),

    /** Begins the snapshot of a list that was stored, here or by another instance, and remembers what is stored with it. */
    async fromStored(current: Snapshot | null, stored: StoredSnapshot): Promise<BegunSnapshot> {
      const { jobs, merits, fetchedAt, droppedCount, reading } = stored;
      remember(stored);
      const parts = {
        knownPages: pagesAfter(current, stored),
        jobs,
        fetchedAt,
        droppedCount,
        reading,
        source: 'database' as const,
        merits,
      };
      return runSliced(beginSnapshot(parts));
    },

    /** Remembers a history that is stored without a list, or with one that is older than ours. */
    recall(history: StoredHistory): void {
      remember(history);
      recalled = history;
    },

    /** Remembers the jobs that left the list. */
    noteRemoved: (before: Snapshot | null, now: Snapshot): void => removed.note(before, now),
    removed: (id: string): JobSummary | undefined => removed.find(id),
    /** A job found by a look-up, with its first dates. */
    keepDates: (job: Job): Job => firstSeen.lookedUp(job),
    /** The last day the feed listed a job, as far as is remembered. */
    lastListedOn: (id: string): IsoDate | null => firstSeen.inFeedOn(id),
    /** What changed in a job from one read of the feed to the next, oldest first. */
    changesOf: (id: string): JobChanges => changes.of(id),
  };
}

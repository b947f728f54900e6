import 'server-only';
import { replaceInSlices, sortInSlices } from '@/lib/domain/basics/sliced-work';
import { feedDate } from '@/lib/domain/dates/dates';
import { READING } from '@/lib/domain/posting/mentions';
import type { KnownPages } from '@/lib/domain/search-pages/known-pages';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import type { JobFeed } from '@/lib/platform/jobs';
import { repackSteps, type ListedJob } from '@/lib/server/jobs/table/listed-job';
import {
  byId,
  type KeptList,
  type SeenJob,
  type StoredList,
} from '@/lib/server/jobs/table/stored-list';
import { logger } from '@/lib/server/process/log';
import { beginSnapshot, renewedSnapshot, snapshotSteps, type Snapshot } from './build-snapshot';
import { continueSteps, withOlderDates } from './continue-jobs';
import { mentionSteps } from './read-mentions';

/** Called with a change that one of this instance's own reads has found. */
type ChangeListener = (before: Snapshot, after: Snapshot) => void;

type Parts = {
  /** Stores the list of a read, once its descriptions have been read. */
  readonly store: (list: KeptList) => void;
  /** What is remembered of jobs that are not in the list before. */
  readonly seen: (ids: readonly string[]) => Promise<ReadonlyMap<string, SeenJob> | null>;
};

/**
 * The list in use, and how the next one replaces it: read from the platform, by another instance, or restored from the database. Descriptions
 * are read before a list replaces another; a first list is used at once, and its descriptions are read in the background.
 */
export function createCurrentSnapshot({ store, seen }: Parts) {
  let current: Snapshot | null = null;
  /** The remaining work for a first list: until it is done no other list replaces it. */
  let ready: Promise<void> = Promise.resolve();
  /** A list that is stored and is older than ours, until the next read: its dates and pages are not forgotten. */
  let recalled: StoredList | null = null;
  /** Ids of jobs in the list of which the database could not be asked. */
  let unasked = new Set<string>();
  let onChange: ChangeListener | undefined;

  /** Replaces the current snapshot once the new one's descriptions are read; a first snapshot is used before that. */
  async function takePlace(now: Snapshot): Promise<void> {
    const isFirst = current === null;
    const described = readDescriptions(now);
    if (!isFirst) await described;
    current = now;
    if (isFirst) ready = described.then(() => readMentions(now));
  }

  /**
   * Reads what the descriptions of a first list state, and replaces it with the same list including that, unless another has replaced
   * it meanwhile. Never rejects.
   */
  async function readMentions(now: Snapshot): Promise<void> {
    if (now.reading === READING) return;
    const startedAt = performance.now();
    try {
      const { descriptions, searchPages, fetchedAt, droppedCount, source } = now;
      const jobs = await runSliced(mentionSteps(readableOf(now)));
      const parts = { jobs, fetchedAt, droppedCount, source, descriptions, reading: READING };
      const again = await runSliced(snapshotSteps({ ...parts, knownPages: searchPages.known }));
      if (current !== now) return;
      current = again;
      const ms = Math.round(performance.now() - startedAt);
      logger().debug({ ms }, 'The descriptions were read for the filter');
    } catch (error) {
      logger().warn({ cause: String(error) }, 'The descriptions could not be read for the filter');
    }
  }

  /** An instance that started without this memory must not make the others forget. */
  function pagesAfter(before: Snapshot | null, stored: StoredList | null): KnownPages {
    const known = before?.searchPages.known ?? new Map();
    return stored === null || stored.searchPages === known
      ? known
      : new Map([...known, ...stored.searchPages]);
  }

  const toStore = ({
    fetchedAt,
    droppedCount,
    jobs,
    reading,
    searchPages,
  }: Snapshot): KeptList => ({
    fetchedAt,
    droppedCount,
    jobs,
    reading,
    searchPages: searchPages.known,
  });

  /** The jobs of a read after the list before, in the order of their ids; null if nothing differs. Empties the read. */
  async function jobsAfter(
    before: Snapshot | null,
    read: ListedJob[],
  ): Promise<ListedJob[] | null> {
    const find = before?.find ?? (() => undefined);
    const isSame = (job: ListedJob) => find(job.id) === job;
    const isUnchanged = before?.jobs.length === read.length && read.every(isSame);
    if (isUnchanged && recalled === null && unasked.size === 0) return null;
    const isUnknown = ({ id }: ListedJob) => find(id)?.id !== id || unasked.has(id);
    const unknown = read.filter(isUnknown).map(({ id }) => id);
    const answer = unknown.length === 0 ? new Map<string, SeenJob>() : await seen(unknown);
    const late = unasked.size > 0 ? [...(answer?.values() ?? [])].map(({ job }) => job) : [];
    unasked = new Set(answer === null ? unknown : []);
    const remembered = answer ?? new Map<string, SeenJob>();
    const jobs = await runSliced(sortInSlices(read, byId));
    read.length = 0;
    await runSliced(continueSteps(find, jobs, remembered));
    await runSliced(repackSteps(jobs));
    const older = [...late, ...(recalled?.jobs ?? [])];
    if (older.length > 0) await runSliced(withOlderDates(jobs, older));
    return jobs;
  }

  return {
    snapshot: (): Snapshot | null => current,
    /** Settles once the descriptions of a first list have been read. */
    ready: () => ready,

    /** Takes the list of a read, and stores it. */
    async takeRead({ jobs: read, dropped }: JobFeed<ListedJob>): Promise<void> {
      const fetchedAt = new Date().toISOString();
      await ready;
      const before = current;
      const fresh = await jobsAfter(before, read);
      const parts = { fetchedAt, droppedCount: dropped.length, source: 'platform' as const };
      if (before?.reading === READING && fresh === null && isSameDay(before, fetchedAt)) {
        current = renewedSnapshot(before, parts);
        return store(toStore(current));
      }
      const jobs = fresh ?? [...(before?.jobs ?? [])];
      // The first list is used before its descriptions have been read.
      if (before !== null) {
        if (before.reading !== READING) await runSliced(replaceInSlices(jobs, withoutMentions));
        await runSliced(mentionSteps(jobs));
      }
      const reading = before === null ? undefined : READING;
      const knownPages = pagesAfter(before, recalled);
      const wordsBefore = before?.descriptions.peek();
      const now = await runSliced(
        snapshotSteps({ ...parts, jobs, reading, knownPages, wordsBefore }),
      );
      recalled = null;
      await takePlace(now);
      // Without a list before it, every job would look like news.
      if (before !== null) onChange?.(before, now);
      void ready.then(() => {
        if (current && current.fetchedAt === fetchedAt) store(toStore(current));
      });
    },

    /** Takes the list that another instance has read. */
    async takeShared(stored: StoredList & KeptList): Promise<void> {
      await ready;
      const before = current;
      const { jobs, fetchedAt, droppedCount } = stored;
      if (before?.jobs === jobs && isSameDay(before, fetchedAt)) {
        current = renewedSnapshot(before, { fetchedAt, droppedCount, source: 'database' });
        return;
      }
      const { snapshot, rest } = await begun(before, stored);
      await runSliced(rest);
      await takePlace(snapshot);
    },

    /** Takes the list that was stored before a restart, if there is no other yet. */
    async restore(stored: StoredList & KeptList): Promise<void> {
      if (current !== null) return;
      const { jobs, fetchedAt } = stored;
      const { snapshot, rest } = await begun(null, stored);
      current = snapshot;
      // Lists are answered meanwhile; work that fails is started again when it is needed.
      const made = runSliced(rest).catch(() => undefined);
      void made.then(() => readDescriptions(snapshot));
      ready = made.then(() => readMentions(snapshot));
      logger().info({ jobs: jobs.length, fetchedAt }, 'Jobs restored from the database');
    },

    /** Remembers what is stored without a list, or with one that is older than ours. */
    recall(stored: StoredList): void {
      recalled = stored;
    },

    onChange(listener: ChangeListener): void {
      onChange = listener;
    },
  };

  /** Begins the snapshot of a list that was stored, here or by another instance. */
  async function begun(before: Snapshot | null, stored: StoredList & KeptList) {
    const isRead = before === null || stored.reading === READING;
    const jobs = isRead ? stored.jobs : await runSliced(mentionSteps(readableOf(stored)));
    return runSliced(
      beginSnapshot({
        jobs,
        fetchedAt: stored.fetchedAt,
        droppedCount: stored.droppedCount,
        source: 'database',
        reading: isRead ? stored.reading : READING,
        knownPages: pagesAfter(before, stored),
        wordsBefore: before?.descriptions.peek(),
      }),
    );
  }
}

const isSameDay = ({ fetchedAt }: Snapshot, other: string): boolean =>
  feedDate(new Date(fetchedAt)) === feedDate(new Date(other));

const withoutMentions = (job: ListedJob): ListedJob => ({ ...job, said: undefined });

/** The jobs, without mentions that were found under another or an unknown `READING`: those descriptions have to be read again. */
const readableOf = ({ jobs, reading }: Pick<Snapshot, 'jobs' | 'reading'>): ListedJob[] =>
  reading === READING ? [...jobs] : jobs.map(withoutMentions);

/** Reads the descriptions in slices. If that fails, lists show no description matches; never rejects. */
async function readDescriptions({ descriptions }: Snapshot): Promise<void> {
  try {
    await runSliced(descriptions.steps());
  } catch (error) {
    logger().warn({ cause: String(error) }, 'The descriptions could not be read for searching');
  }
}

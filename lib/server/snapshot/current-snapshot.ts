import 'server-only';
import { READING } from '@/lib/domain/posting/mentions';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import type { JobFeed } from '@/lib/platform/jobs';
import type { ListedJob } from '@/lib/server/feed/listed-job';
import type { StoredHistory, StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { logger } from '@/lib/server/process/log';
import type { Snapshot } from './build-snapshot';
import { createSnapshotMemory } from './snapshot-memory';

/** Called with a change that one of this instance's own reads has found. */
type ChangeListener = (before: Snapshot, after: Snapshot) => void;

/**
 * The list in use, and how the next one replaces it: read from the platform, by another instance, or restored from the database. Descriptions
 * are read before a list replaces another; a first list is used at once, and its descriptions are read in the background.
 * @param store stores the list of a read, and a first list again once its descriptions have been read
 */
export function createCurrentSnapshot(store: (list: StoredSnapshot) => void) {
  const memory = createSnapshotMemory();
  let current: Snapshot | null = null;
  /** The remaining work for a first list: until it is done no other list replaces it. */
  let ready: Promise<void> | undefined;
  let onChange: ChangeListener | undefined;

  /** Replaces the current snapshot once the new one's descriptions are read; a first snapshot is used before that. */
  async function takePlace(now: Snapshot): Promise<void> {
    const isFirst = current === null;
    const described = readDescriptions(now);
    if (!isFirst) await described;
    memory.noteRemoved(current, now);
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
      const again = await memory.again(now, await memory.withMentions(null, readableOf(now)));
      if (current !== now) return;
      current = again;
      const ms = Math.round(performance.now() - startedAt);
      logger().debug({ ms }, 'The descriptions were read for the filter');
      store(memory.toStored(again));
    } catch (error) {
      logger().warn({ cause: String(error) }, 'The descriptions could not be read for the filter');
    }
  }

  return {
    snapshot: (): Snapshot | null => current,

    /** Takes the list of a read, and stores it. */
    async takeRead({ jobs: read, dropped }: JobFeed<ListedJob>): Promise<void> {
      const fetchedAt = new Date().toISOString();
      const dated = await memory.withDates(read);
      await ready;
      const before = current;
      // The first list is used before its descriptions have been read.
      const jobs = before === null ? dated : await memory.withMentions(before, dated);
      const reading = before === null ? undefined : READING;
      const droppedCount = dropped.length;
      const now = await memory.next(before, { jobs, fetchedAt, droppedCount, reading });
      store(memory.toStored(now));
      await takePlace(now);
      // Without a list before it, every job would look like news.
      if (before !== null) onChange?.(before, now);
    },

    /** Takes the list that another instance has read. */
    async takeShared(stored: StoredSnapshot): Promise<void> {
      await ready;
      const list =
        current === null
          ? stored
          : {
              ...stored,
              jobs: await memory.withMentions(current, readableOf(stored)),
              reading: READING,
            };
      const { snapshot, rest } = await memory.fromStored(current, list);
      await runSliced(rest);
      await takePlace(snapshot);
    },

    /** Takes the list that was stored before a restart, if there is no other yet. */
    async restore(stored: StoredSnapshot): Promise<void> {
      if (current !== null) return;
      const { jobs, fetchedAt } = stored;
      const { snapshot, rest } = await memory.fromStored(current, stored);
      current = snapshot;
      // Lists are answered meanwhile; work that fails is started again when it is needed.
      const made = runSliced(rest).catch(() => undefined);
      void made.then(() => readDescriptions(snapshot));
      ready = made.then(() => readMentions(snapshot));
      logger().info({ jobs: jobs.length, fetchedAt }, 'Jobs restored from the database');
    },

    onChange(listener: ChangeListener): void {
      onChange = listener;
    },

    recall: (history: StoredHistory): void => memory.recall(history),
    removed: memory.removed,
    keepDates: memory.keepDates,
    lastListedOn: memory.lastListedOn,
    changesOf: memory.changesOf,
  };
}

/** The jobs, without mentions that were found under another or an unknown `READING`: those descriptions have to be read again. */
const readableOf = ({ jobs, reading }: Pick<Snapshot, 'jobs' | 'reading'>) =>
  reading === READING ? [...jobs] : jobs.map((job): ListedJob => ({ ...job, said: undefined }));

/** Reads the descriptions in slices. If that fails, lists show no description matches; never rejects. */
async function readDescriptions({ descriptions }: Snapshot): Promise<void> {
  try {
    await runSliced(descriptions.steps());
  } catch (error) {
    logger().warn({ cause: String(error) }, 'The descriptions could not be read for searching');
  }
}

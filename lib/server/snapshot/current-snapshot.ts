import 'server-only';
import { READING } from '@/lib/domain/posting/mentions';
import { runSliced } from '@/lib/platform/basics/run-sliced';
import type { JobFeed } from '@/lib/platform/jobs';
import type { ListedJob } from '@/lib/server/feed/listed-job';
import type { SnapshotFile } from '@/lib/server/feed/snapshot-file';
import type { StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { logger } from '@/lib/server/process/log';
import type { Snapshot } from './build-snapshot';
import { createSnapshotMemory } from './snapshot-memory';

/** Who is told of a change that a read of this instance's own has found. */
type ChangeListener = (before: Snapshot, after: Snapshot) => void;

/**
 * The list that is answered from, and how the next one takes its place: read from the platform, by another instance, or restored
 * from disk. Descriptions are read before a list takes another's place; a first list is answered from at once, and they are read
 * behind it.
 */
export function createCurrentSnapshot(file: SnapshotFile) {
  const memory = createSnapshotMemory();
  let current: Snapshot | null = null;
  /** What is left to do for a first list: until then no other takes its place. */
  let ready: Promise<void> | undefined;
  let onChange: ChangeListener | undefined;

  /** Lets a snapshot take the place of the one before, with its descriptions read, or as the first with that still to be done. */
  async function takePlace(now: Snapshot): Promise<void> {
    const isFirst = current === null;
    const described = readDescriptions(now);
    if (!isFirst) await described;
    memory.noteRemoved(current, now);
    current = now;
    if (isFirst) ready = described.then(() => readMentions(now));
  }

  /** Reads what the descriptions of a first list state: the same list takes its place, if no other has done so meanwhile. Never rejects. */
  async function readMentions(now: Snapshot): Promise<void> {
    if (now.reading === READING) return;
    try {
      const again = await memory.again(now, await memory.stated(null, readableOf(now)));
      if (current !== now) return;
      current = again;
      void file.write(memory.toStored(again));
    } catch (error) {
      logger().warn({ cause: String(error) }, 'The descriptions could not be read for the filter');
    }
  }

  return {
    snapshot: (): Snapshot | null => current,

    /** Takes the list of a read, and stores it. @returns what is stored */
    async takeRead({ jobs: read, dropped }: JobFeed<ListedJob>): Promise<StoredSnapshot> {
      const fetchedAt = new Date().toISOString();
      const dated = await memory.dated(read);
      await ready;
      const before = current;
      // The first list is answered from before its descriptions have been read.
      const jobs = before === null ? dated : await memory.stated(before, dated);
      const reading = before === null ? undefined : READING;
      const droppedCount = dropped.length;
      const now = await memory.next(before, { jobs, fetchedAt, droppedCount, reading });
      await takePlace(now);
      // Without a list before it, all of it would be news.
      if (before !== null) onChange?.(before, now);
      const list = memory.toStored(now);
      void file.write(list);
      return list;
    },

    /** Takes the list that another instance has read, and stores it here too. */
    async takeShared(stored: StoredSnapshot): Promise<void> {
      await ready;
      const list =
        current === null
          ? stored
          : { ...stored, jobs: await memory.stated(current, readableOf(stored)), reading: READING };
      const { snapshot, rest } = await memory.fromStored(current, list, 'redis');
      await runSliced(rest);
      await takePlace(snapshot);
      void file.write(list);
    },

    /** Takes the list that is on disk, where there is no other yet. */
    async restore(): Promise<void> {
      const stored = await file.read();
      if (stored === null || current !== null) return;
      const { jobs, fetchedAt } = stored;
      const { snapshot, rest } = await memory.fromStored(current, stored, 'disk');
      current = snapshot;
      // Lists are answered meanwhile; what fails is begun anew by whoever needs it.
      const made = runSliced(rest).catch(() => undefined);
      void made.then(() => readDescriptions(snapshot));
      ready = made.then(() => readMentions(snapshot));
      logger().info({ jobs: jobs.length, fetchedAt }, 'Jobs restored from disk');
    },

    onChange(listener: ChangeListener): void {
      onChange = listener;
    },

    removed: memory.removed,
    keepDates: memory.keepDates,
    lastListedOn: memory.lastListedOn,
    changesOf: memory.changesOf,
  };
}

/** The jobs without what another reading, or one that nobody noted, has found in their descriptions: that is to be found anew. */
const readableOf = ({ jobs, reading }: Pick<Snapshot, 'jobs' | 'reading'>) =>
  reading === READING ? jobs : jobs.map((job): ListedJob => ({ ...job, said: undefined }));

/** Reads the descriptions in slices. Where that fails lists say nothing of them; never rejects. */
async function readDescriptions({ descriptions }: Snapshot): Promise<void> {
  try {
    await runSliced(descriptions.steps());
  } catch (error) {
    logger().warn({ cause: String(error) }, 'The descriptions could not be read for searching');
  }
}

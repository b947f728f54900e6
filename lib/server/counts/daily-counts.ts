import 'server-only';
import { COUNTS } from '@/lib/config/limits';
import { siteDatabase } from '@/lib/server/database/database';
import { finishFirst } from '@/lib/server/process/draining';
import { processWide } from '@/lib/server/process/process-wide';
import { countStore, type CountStore } from './count-store';
import type { DayCount } from './day-counts';
import { bucketOf, isPeak, peakKind } from './day-counts';

/** More rows than the site makes between two saves. With more, new ones are not counted. */
const MOST_ROWS = 1_000;

type Parts = { readonly store: CountStore; readonly now?: () => number };

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What this process has counted since its last `save`. Counting never waits and never throws. */
export function createDailyCounts({ store, now = Date.now }: Parts) {
  let unsaved = new Map<string, DayCount>();
  let forgotOn = '';

  function note(row: DayCount): void {
    const key = `${row.day} ${row.source} ${row.kind}`;
    const known = unsaved.get(key);
    if (!known && unsaved.size >= MOST_ROWS) return;
    unsaved.set(key, known ? together(known, row) : row);
  }

  function add(kind: string, by = 1, source = ''): void {
    if (by > 0) note({ day: dayAt(now()), source, kind, n: by });
  }

  /**
   * Adds it all to the table. What cannot be written is kept for the next time; a write that the database did not answer in time may
   * have been made, and is then counted twice. Never rejects. With SQLite all is written before this returns.
   */
  async function save(): Promise<void> {
    const rows = [...unsaved.values()];
    unsaved = new Map();
    const writes = rows.map((row) => store.add(row).catch(() => note(row)));
    const today = dayAt(now());
    if (forgotOn !== today)
      writes.push(
        store.forgetBefore(dayAt(now() - COUNTS.keepMs)).then(
          () => void (forgotOn = today),
          () => undefined,
        ),
      );
    await Promise.all(writes);
  }

  return {
    /** The day in UTC. */
    today: () => dayAt(now()),
    add,
    /** Notes a count of which the highest of the day is kept. */
    raise: (what: string, to: number) =>
      note({ day: dayAt(now()), source: '', kind: peakKind(what), n: to }),
    /** Counts a value into its bucket of a histogram. */
    place: (kind: string, bounds: readonly number[], value: number) =>
      add(bucketOf(kind, bounds, value)),
    save,
  };
}

const together = (one: DayCount, other: DayCount): DayCount => ({
  ...one,
  n: isPeak(one.kind) ? Math.max(one.n, other.n) : one.n + other.n,
});

export type DailyCounts = ReturnType<typeof createDailyCounts>;

/** The day's counts of this process. */
export const dailyCounts = (): DailyCounts =>
  processWide('daily-counts', () => createDailyCounts({ store: countStore(siteDatabase()) }));

/**
 * Saves the counts every minute, and as the process ends.
 * @param complete adds what is read at that moment rather than counted
 */
export function keepDailyCounts(complete: (counts: DailyCounts) => void): void {
  processWide('daily-counts-kept', () => {
    const counts = dailyCounts();
    const save = () => {
      complete(counts);
      return counts.save();
    };
    setInterval(() => void save(), COUNTS.saveMs).unref();
    // A process that is exiting does not wait for a server's answer any more, so what is known is saved when the signal arrives.
    const saveFirst = () => void finishFirst(save());
    process.once('SIGTERM', saveFirst).once('SIGINT', saveFirst);
    process.once('exit', () => void save());
    return true;
  });
}

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
   * have been made, and is then counted twice. Never rejects.
   * @param atOnce with SQLite, all is written before this returns; otherwise one row after the other, so that applicants' statements get
   *   their turn
   */
  async function save(atOnce = false): Promise<void> {
    const rows = [...unsaved.values()];
    unsaved = new Map();
    const write = (row: DayCount) => store.add(row).catch(() => note(row));
    if (atOnce) await Promise.all(rows.map(write));
    else for (const row of rows) await write(row);
    const today = dayAt(now());
    if (forgotOn === today) return;
    await store.forgetBefore(dayAt(now() - COUNTS.keepMs)).then(
      () => void (forgotOn = today),
      () => undefined,
    );
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
    const save = (atOnce = false) => {
      complete(counts);
      return counts.save(atOnce);
    };
    setInterval(() => void save(), COUNTS.saveMs).unref();
    // A process that is exiting does not wait for a server's answer any more, so what is known is saved when the signal arrives.
    const saveFirst = () => void finishFirst(save());
    process.once('SIGTERM', saveFirst).once('SIGINT', saveFirst);
    process.once('exit', () => void save(true));
    return true;
  });
}

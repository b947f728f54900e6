import 'server-only';
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTS } from '@/lib/config/limits';
import { env } from '@/lib/config/env';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import type { DayCounts } from './day-counts';
import { dayText, emptyDay, readDay } from './day-counts';

/** Where the days are stored, in a DATA_DIR. */
export const countsFolder = (dataDir: string): string =>
  join(/* turbopackIgnore: true */ dataDir, 'counts');

type Parts = {
  readonly folder: string;
  readonly now?: () => number;
  /** Called with the day before it is written. */
  readonly complete?: (day: DayCounts) => void;
};

const DAY_FILE = /^(\d{4}-\d\d-\d\d)\.json$/;

/** The day's counts of this process: in memory, and on disk as they were at the last `save`. Never throws. */
export function createDailyCounts({ folder, now = Date.now, complete = () => undefined }: Parts) {
  const dayNow = () => new Date(now()).toISOString().slice(0, 10);
  const fileOf = (day: string) => join(folder, `${day}.json`);
  let current: DayCounts | null = null;

  /** Continues the counts from before a restart. */
  function load(day: string): DayCounts {
    try {
      return readDay(readFileSync(fileOf(day), 'utf8')) ?? emptyDay(day);
    } catch {
      return emptyDay(day);
    }
  }

  function write(counts: DayCounts): void {
    try {
      complete(counts);
      mkdirSync(folder, { recursive: true });
      const file = fileOf(counts.day);
      writeFileSync(`${file}.new`, dayText(counts), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    } catch (error) {
      logger().warn({ reason: String(error) }, 'The counts of the day cannot be written');
    }
  }

  function forgetOld(): void {
    const oldest = new Date(now() - COUNTS.keepMs).toISOString().slice(0, 10);
    try {
      for (const name of readdirSync(folder))
        if ((DAY_FILE.exec(name)?.[1] ?? oldest) < oldest) rmSync(join(folder, name));
    } catch {
      // There is no such folder yet.
    }
  }

  /** Today's counts; the previous day is written first. */
  function today(): DayCounts {
    const day = dayNow();
    if (current?.day === day) return current;
    if (current) write(current);
    forgetOld();
    return (current = load(day));
  }

  return { today, save: () => write(today()) };
}

type DailyCounts = ReturnType<typeof createDailyCounts>;
type Process = {
  counts: DailyCounts | null;
  completing: (day: DayCounts) => void;
  isKept: boolean;
};
const ofProcess = () =>
  processWide('daily-counts', (): Process => ({
    counts: null,
    completing: () => undefined,
    isKept: false,
  }));

/** The day's counts of this process. */
export function dailyCounts(): DailyCounts {
  const mine = ofProcess();
  return (mine.counts ??= createDailyCounts({
    folder: countsFolder(env().dataDir),
    complete: (day) => mine.completing(day),
  }));
}

/**
 * Saves the day's counts every minute and as the process ends.
 * @param complete adds what is read at that moment rather than counted
 */
export function keepDailyCounts(complete: (day: DayCounts) => void): void {
  const mine = ofProcess();
  if (mine.isKept) return;
  Object.assign(mine, { completing: complete, isKept: true } satisfies Partial<Process>);
  const { save } = dailyCounts();
  setInterval(save, COUNTS.saveMs).unref();
  process.once('exit', save);
}

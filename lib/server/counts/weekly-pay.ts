import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { addDays, feedDate } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';
import { siteDatabase } from '@/lib/server/database/database';
import type { Database } from '@/lib/server/database/sql';
import { processWide } from '@/lib/server/process/process-wide';
import type { Snapshot } from '@/lib/server/snapshot/build-snapshot';

/** How long the figures are kept: two years. */
const KEPT_DAYS = 2 * 366;
/** How many rows are written before requests get a turn. */
const AT_ONCE = 50;

type List = Pick<Snapshot, 'fetchedAt' | 'payPages'>;

/** The Monday of a day's week. */
export const mondayOf = (day: IsoDate): IsoDate =>
  addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/**
 * Keeps the table `pay`: the figures of the pay pages, of each week those of its last list in which a group had any. An empty table gets
 * the weeks that the pages remember. What could not be written is written with the next list.
 */
export function createWeeklyPay({ quick }: Pick<Database, 'quick'>) {
  /** What this process has written of the running week, by group. */
  let written = new Map<string, string>();
  let writtenWeek = '';

  const isEmpty = async () => (await quick`select 1 from pay limit 1`).rows.length === 0;

  return async function keep({ fetchedAt, payPages }: List): Promise<void> {
    const thisWeek = mondayOf(feedDate(new Date(fetchedAt)));
    if (writtenWeek !== thisWeek) [written, writtenWeek] = [new Map(), thisWeek];
    const since = (await isEmpty()) ? '' : thisWeek;
    let rows = 0;
    for (const { path, specialty, state, lines } of payPages.values()) {
      const weeks = new Map(lines.map(([day, n, median]) => [mondayOf(day), { n, median }]));
      for (const [week, { n, median }] of weeks) {
        const figures = `${n} ${median}`;
        if (week < since || (week === thisWeek && written.get(path) === figures)) continue;
        await quick`
          insert into pay (week, specialty, state, n, median)
          values (${week}, ${specialty}, ${state ?? ''}, ${n}, ${median})
          on conflict (week, specialty, state) do update set n = excluded.n, median = excluded.median`;
        if (week === thisWeek) written.set(path, figures);
        if (++rows % AT_ONCE === 0) await nextTurn();
      }
    }
    await quick`delete from pay where week < ${addDays(thisWeek, -KEPT_DAYS)}`;
  };
}

/** Keeps what the jobs of a new list pay. Never rejects and makes nobody wait. */
export function keepWeeklyPay(list: List): void {
  const keep = processWide('weekly-pay', () => createWeeklyPay(siteDatabase()));
  // Whoever opened the database logs it.
  keep(list).catch(() => undefined);
}

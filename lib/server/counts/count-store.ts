import 'server-only';
import type { Database } from '@/lib/server/database/sql';
import type { DayCount } from './day-counts';
import { isPeak } from './day-counts';

/** Counts of several days together, by source and kind. */
export type CountTotal = Pick<DayCount, 'source' | 'kind'> & {
  readonly total: number;
  /** The highest count of a day. */
  readonly most: number;
};

/** The table `day_count`, to which all processes add. Waits for no disk. Rejects while the database is away. */
export const countStore = ({ quick }: Pick<Database, 'quick'>) => ({
  /** Adds to what is there; the higher of two peaks stays. */
  async add({ day, source, kind, n }: DayCount): Promise<void> {
    if (isPeak(kind))
      await quick`
        insert into day_count (day, source, kind, n) values (${day}, ${source}, ${kind}, ${n})
        on conflict (day, source, kind) do update
        set n = case when excluded.n > day_count.n then excluded.n else day_count.n end`;
    else
      await quick`
        insert into day_count (day, source, kind, n) values (${day}, ${source}, ${kind}, ${n})
        on conflict (day, source, kind) do update set n = day_count.n + excluded.n`;
  },
  async forgetBefore(day: string): Promise<void> {
    await quick`delete from day_count where day < ${day}`;
  },
  /** @param from the first day, and `to` the last */
  async totals(from: string, to: string): Promise<readonly CountTotal[]> {
    const { rows } = await quick<CountTotal>`
      select source, kind, sum(n) as total, max(n) as most from day_count
      where day >= ${from} and day <= ${to} group by source, kind order by total desc, kind`;
    return rows;
  },
});

export type CountStore = ReturnType<typeof countStore>;

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describeDatabases } from '@/__tests__/support/databases';
import { countStore } from '@/lib/server/counts/count-store';
import { createDailyCounts } from '@/lib/server/counts/daily-counts';
import { bucketKinds, bucketOf } from '@/lib/server/counts/day-counts';
import type { Database } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import { watched } from '@/lib/server/database/watched';

const at = (time: string) => Date.parse(`2026-11-${time}Z`);

describe('the buckets of a histogram', () => {
  it.each([
    [0, 'LCP <= 1'],
    [1, 'LCP <= 1'],
    [1.5, 'LCP <= 2.5'],
    [9, 'LCP > 2.5'],
  ])('%d is counted in %j', (value, kind) => expect(bucketOf('LCP', [1, 2.5], value)).toBe(kind));

  it('have one more than there are bounds', () =>
    expect(bucketKinds('LCP', [1, 2.5])).toEqual(['LCP <= 1', 'LCP <= 2.5', 'LCP > 2.5']));
});

describeDatabases('the counts of each day', (open) => {
  const clock = { now: at('24T12:00:00') };
  beforeEach(() => (clock.now = at('24T12:00:00')));
  const start = (database: Database) =>
    createDailyCounts({ store: countStore(database), now: () => clock.now });
  /** What the table holds: `24 indeed view 2`. */
  async function rowsOf(database: Database): Promise<readonly string[]> {
    const { rows } = await database.sql<{ text: string }>`
      select substr(day, 9) || ' ' || source || ' ' || kind || ' ' || n as text from day_count
      order by day, source, kind`;
    return rows.map(({ text }) => text);
  }

  it('are those of all processes together: sums are added, of peaks the highest stays', async () => {
    const database = open();
    const [one, other] = [start(database), start(open())];
    for (const counts of [one, other]) {
      counts.add('view', 2, 'indeed');
      counts.add('view', 1, 'direct');
      counts.place('vital app LCP', [1, 2], 1.5);
    }
    one.raise('waiting', 5);
    one.raise('waiting', 3);
    other.raise('waiting', 4);
    await Promise.all([one.save(), other.save()]);
    one.add('view', 1, 'indeed');
    other.raise('waiting', 2);
    await Promise.all([one.save(), other.save()]);
    expect(await rowsOf(database)).toEqual([
      '24  most waiting 5',
      '24  vital app LCP <= 2 2',
      '24 direct view 2',
      '24 indeed view 5',
    ]);
  });

  it('go on after a restart, and start over the next day', async () => {
    const database = open();
    clock.now = at('24T23:59:00');
    const first = start(database);
    first.add('a');
    await first.save();
    const second = start(database);
    second.add('a');
    clock.now = at('25T00:00:30');
    second.add('a');
    await second.save();
    expect(await rowsOf(database)).toEqual(['24  a 2', '25  a 1']);
  });

  it('are deleted after 35 days', async () => {
    const database = open();
    const counts = start(database);
    for (const day of ['2026-10-19', '2026-10-20'])
      await countStore(database).add({ day, source: '', kind: 'a', n: 1 });
    await counts.save();
    expect(await rowsOf(database)).toEqual(['20  a 1']);
  });

  it('stay in the process while the database is away, as many as there is room for', async () => {
    const database = open();
    const state = { isAway: true };
    const quick: Database['quick'] = (...args) =>
      state.isAway ? Promise.reject(new Error('away')) : database.quick(...args);
    const counts = start({ ...database, quick });
    counts.add('a');
    counts.raise('waiting', 3);
    await counts.save();
    counts.add('a');
    counts.raise('waiting', 2);
    for (let i = 0; i < 3_000; i += 1) counts.add(`more ${i}`);
    await counts.save();
    state.isAway = false;
    await counts.save();
    const rows = await rowsOf(database);
    expect(rows).toHaveLength(1_000);
    expect(rows).toEqual(expect.arrayContaining(['24  a 2', '24  most waiting 3']));
  });
});

it('all are in the file once `save` returns, because an exiting process waits for nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'counts-'));
  const path = join(folder, 'site.db');
  const database = watched(openSqlite(path), 'SQLite');
  const counts = createDailyCounts({ store: countStore(database) });
  for (const kind of ['a', 'b', 'c']) counts.add(kind);
  void counts.save(true);
  const reader = new Sqlite(path);
  expect(reader.prepare('select kind from day_count order by kind').pluck().all()).toEqual([
    'a',
    'b',
    'c',
  ]);
  reader.close();
  void database.close();
  rmSync(folder, { recursive: true });
});

import { buildJob } from '@/__tests__/support/build-job';
import { describeDatabases } from '@/__tests__/support/databases';
import type { Job } from '@/lib/domain/job/job';
import type { PayLinesByPath } from '@/lib/domain/pay-pages/pay-lines';
import { keptLines } from '@/lib/domain/pay-pages/pay-table';
import { createWeeklyPay, mondayOf } from '@/lib/server/counts/weekly-pay';
import type { Database } from '@/lib/server/database/sql';
import { toListedJobs } from '@/lib/server/feed/listed-job';
import { buildSnapshot } from '@/lib/server/snapshot/build-snapshot';

describe('the Monday of a week', () => {
  it.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2026-11-24', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('of %s is %s', (day, monday) => expect(mondayOf(day)).toBe(monday));
});

const jobs = (pays: readonly number[], overrides: Partial<Job> = {}) =>
  pays.map((pay, at) =>
    buildJob({ id: `${overrides.state}${at}`, payText: `$${pay} weekly`, ...overrides }),
  );
const listOf = (day: string, list: readonly Job[], payLines: PayLinesByPath = new Map()) =>
  buildSnapshot({
    jobs: toListedJobs([...list]),
    fetchedAt: `${day}T18:00:00Z`,
    source: 'platform',
    droppedCount: 0,
    payLines,
  });
const ICU = { specialty: 'ICU', state: 'TX' };
const PAYS = [2_000, 2_100, 2_200, 2_300, 2_400];

describeDatabases('pay by week', (open) => {
  const rowsOf = async (database: Database) =>
    (
      await database.sql<{ text: string }>`
        select week || ' ' || specialty || ' ' || state || ' ' || n || ' ' || median as text
        from pay order by week, state`
    ).rows.map(({ text }) => text.replace('.0', ''));

  it('is what the pay pages say: of the running week the last list, and earlier weeks stay', async () => {
    const database = open();
    const keep = createWeeklyPay(database);
    await keep(listOf('2026-11-20', jobs(PAYS, ICU)));
    await keep(listOf('2026-11-23', jobs(PAYS, ICU)));
    const last = listOf('2026-11-24', jobs([...PAYS, 2_500, 2_600], ICU));
    await createWeeklyPay(open())(last);
    expect(await rowsOf(database)).toEqual([
      '2026-11-16 ICU  5 2200',
      '2026-11-16 ICU TX 5 2200',
      '2026-11-23 ICU  7 2300',
      '2026-11-23 ICU TX 7 2300',
    ]);
    const page = [...last.payPages.values()].find(({ state }) => state === 'TX');
    expect(page?.spread).toMatchObject({ count: 7, median: 2_300 });
  });

  it('of a group without figures stays as it was last', async () => {
    const database = open();
    const keep = createWeeklyPay(database);
    const first = listOf('2026-11-23', jobs(PAYS, ICU));
    await keep(first);
    await keep(listOf('2026-11-24', jobs(PAYS.slice(1), ICU), keptLines(first.payPages)));
    expect(await rowsOf(database)).toEqual(['2026-11-23 ICU  5 2200', '2026-11-23 ICU TX 5 2200']);
  });

  it('begins with the weeks that the pay pages remember', async () => {
    const database = open();
    const lines: PayLinesByPath = new Map([
      [
        '/pay/icu',
        [
          ['2026-11-10', 8, 1_900, 0, 0, 0, 0],
          ['2026-11-12', 9, 1_950, 0, 0, 0, 0],
        ],
      ],
    ]);
    const keep = createWeeklyPay(database);
    await keep(listOf('2026-11-24', jobs(PAYS, ICU), lines));
    expect(await rowsOf(database)).toEqual([
      '2026-11-09 ICU  9 1950',
      '2026-11-23 ICU  5 2200',
      '2026-11-23 ICU TX 5 2200',
    ]);
  });

  it('is kept for two years, and written with the next list if the database was away', async () => {
    const database = open();
    await database.sql`insert into pay (week, specialty, state, n, median) values ('2024-11-11', 'ICU', '', 5, 2000)`;
    const state = { isAway: true };
    const quick: Database['quick'] = (...args) =>
      state.isAway ? Promise.reject(new Error('away')) : database.quick(...args);
    const keep = createWeeklyPay({ quick });
    await expect(keep(listOf('2026-11-23', jobs(PAYS, ICU)))).rejects.toThrow('away');
    state.isAway = false;
    await keep(listOf('2026-11-24', jobs(PAYS, ICU)));
    expect(await rowsOf(database)).toEqual(['2026-11-23 ICU  5 2200', '2026-11-23 ICU TX 5 2200']);
  });
});

import { describeDatabases } from '@/__tests__/support/databases';
import { countStore } from '@/lib/server/counts/count-store';
import { createDailyCounts } from '@/lib/server/counts/daily-counts';
import { p75 } from '@/lib/server/counts/report';
import { runReport } from '@/lib/server/counts/report-cli';
import { vitalBounds } from '@/lib/server/counts/vitals';
import type { Database } from '@/lib/server/database/sql';

/** What a process counted on a day. */
async function countDay(database: Database, day: string, views: number): Promise<void> {
  const now = () => Date.parse(`${day}T12:00:00Z`);
  const counts = createDailyCounts({ store: countStore(database), now });
  counts.add('view', views, 'indeed');
  counts.add('apply', 2, 'indeed');
  counts.add('view', 1, 'rare');
  counts.add('empty-searches', 6);
  counts.add('empty-words icu nights', 5);
  counts.add('platform-calls job', 20);
  counts.add('platform-failures job http', 1);
  counts.add('applications received', 3);
  counts.raise('waiting', views);
  counts.raise('oldest-seconds', 150);
  for (let i = 0; i < 4; i += 1) counts.place('vital document LCP', vitalBounds('LCP'), 1.1);
  await counts.save();
}

describeDatabases('npm run report', (open) => {
  async function report(database: Database, ...args: string[]) {
    const lines: string[] = [];
    const now = Date.parse('2026-11-24T12:00:00Z');
    const store = countStore(database);
    const code = await runReport(args, { open: () => store, now, say: (line) => lines.push(line) });
    return { code, text: lines.join('\n') };
  }

  it('prints the week of several processes together, and nothing of the day before', async () => {
    const database = open();
    await countDay(database, '2026-11-17', 1_000);
    await Promise.all([
      countDay(database, '2026-11-24', 4),
      countDay(open(), '2026-11-24', 2),
      countDay(open(), '2026-11-18', 3),
    ]);
    const { code, text } = await report(database);
    expect(code).toBe(0);
    expect(text).toContain('2026-11-18 to 2026-11-24 (UTC)');
    expect(text).toMatch(/indeed +9 +6 +under 5/);
    expect(text).toMatch(/all +18/);
    expect(text).toMatch(/icu nights +15/);
    expect(text).toMatch(/document +1\.19 s +too few +too few/);
    expect(text).toMatch(/calls +60\n +failures +3\n +job http +3/);
    expect(text).toMatch(/received +9/);
    expect(text).toMatch(/waiting +4\n +held +0\n +oldest +3 min/);
  });

  it('prints nothing that fewer than five have in common', async () => {
    const database = open();
    await countDay(database, '2026-11-24', 4);
    const { text } = await report(database);
    expect(text).toContain('none, or too few to show');
    expect(text).not.toMatch(/rare|indeed/);
    expect(text).toMatch(/document +too few/);
  });

  it('says that nothing was counted, and explains its arguments', async () => {
    const database = open();
    expect(await report(database)).toMatchObject({
      code: 1,
      text: expect.stringContaining('Nothing was counted'),
    });
    expect((await report(database, '--help')).code).toBe(0);
    expect((await report(database, '/data-1')).code).toBe(2);
  });
});

describe('the p75 of a histogram', () => {
  it.each([
    [[10, 0, 0], 0.75],
    [[0, 8, 0], 1.75],
    [[0, 0, 9], 2],
    [[1, 3, 0], null],
    [[5, 5], null],
  ])('%j: %j', (counts, value) => expect(p75([1, 2], counts)).toBe(value));
});

import * as tables from '@/lib/server/database/tables';
import { sqlList } from '@/lib/server/jobs/table/sql-list';
import { describeDatabases } from '@/__tests__/support/databases';

jest.mock('@/lib/server/database/tables', () => {
  const actual = jest.requireActual<typeof tables>('@/lib/server/database/tables');
  return { ...actual, stepsAfter: jest.fn(actual.stepsAfter) };
});

/** What the first step made besides, before jobs had a table. */
const PAY = `create table pay (week text not null, specialty text not null, state text not null, n integer not null,
  median double precision not null, primary key (week, specialty, state));`;
const BYTES = Uint8Array.of(0, 255);

describeDatabases('a database from before jobs had a table', (open) => {
  it('gets it, without the tables it replaces, and keeps everything else', async () => {
    const { stepsAfter } = jest.requireActual<typeof tables>('@/lib/server/database/tables');
    jest
      .mocked(tables.stepsAfter)
      .mockImplementationOnce((done, engine) => [stepsAfter(done, engine)[0] + PAY]);
    const { sql: before } = open();
    await before`
      insert into outbox (id, queued_at, state, tries, note, sealed) values ('a', 1, 'waiting', 0, '', ${BYTES})`;
    await before`insert into receipt (code, day) values ('EXK2Q', '2026-11-24')`;
    await before`insert into pay (week, specialty, state, n, median) values ('2026-11-23', 'ICU', '', 9, 2310)`;
    await before`insert into job_block (number, hash, facts, texts) values (0, 'x', ${BYTES}, ${BYTES})`;
    await before`
      insert into memory (kind, key, value)
      values ('seen', 'a1', '{}'), ('backup', 'made', '2026-11-24T03:00:00.000Z')`;
    await before`
      update feed set version = 7, fetched_at = '2026-11-24T10:00:00Z', ids = ${BYTES}, head = '{}', state = '{"failures":2}'`;

    const database = open();
    const { sql } = database;
    expect((await sql`select number from schema_step order by number`).rows).toEqual([
      { number: 1 },
      { number: 2 },
    ]);
    expect((await sql`select id, state, sealed from outbox`).rows).toMatchObject([
      { id: 'a', state: 'waiting' },
    ]);
    expect((await sql`select code from receipt`).rows).toEqual([{ code: 'EXK2Q' }]);
    expect((await sql`select kind, key from memory`).rows).toEqual([
      { kind: 'backup', key: 'made' },
    ]);
    for (const gone of [sql`select 1 from job_block`, sql`select 1 from pay`])
      await expect(gone).rejects.toThrow(/job_block|pay/);
    await expect(sql`select ids from feed`).rejects.toThrow(/ids/);
    expect((await sql`select state from feed`).rows).toEqual([{ state: '{"failures":2}' }]);
    expect(await sqlList(database, 'me').read()).toMatchObject({
      version: 7,
      fetchedAt: null,
      jobs: [],
    });
  });
});

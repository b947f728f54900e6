import { isNewerDatabase } from '@/lib/server/database/tables';
import { describeDatabases } from '@/__tests__/support/databases';

const BYTES = Uint8Array.from([0, 255, 10, 13, 128]);

describeDatabases('a database', (open) => {
  it('answers with what was written, to other processes too', async () => {
    const [one, other] = [open(), open()];
    const { changes } = await one.sql`
      insert into outbox (id, queued_at, state, tries, note, sealed)
      values (${'a'}, ${1_700_000_000_000}, ${'waiting'}, ${2}, ${'ß 漢 ’'}, ${BYTES})`;
    expect(changes).toBe(1);
    const { rows } = await other.quick<{ sealed: Uint8Array }>`
      select queued_at, tries, note, seen_at, sealed from outbox where id = ${'a'}`;
    expect(rows).toEqual([
      {
        queued_at: 1_700_000_000_000,
        tries: 2,
        note: 'ß 漢 ’',
        seen_at: null,
        sealed: expect.anything(),
      },
    ]);
    expect(Uint8Array.from(rows[0]?.sealed ?? [])).toEqual(BYTES);
  });

  it('says how many rows a statement has changed, with RETURNING too', async () => {
    const { sql } = open();
    const add = (code: string) => sql`
      insert into receipt (code, day) values (${code}, '2026-03-01') on conflict do nothing`;
    expect(await add('a')).toEqual({ rows: [], changes: 1 });
    expect(await add('a')).toEqual({ rows: [], changes: 0 });
    await add('b');
    const update = (day: string, code: string) =>
      sql`update receipt set day = ${day} where code = ${code} returning code, day`;
    expect(await update('2026-03-02', 'b')).toEqual({
      rows: [{ code: 'b', day: '2026-03-02' }],
      changes: 1,
    });
    expect(await update('2026-03-02', 'c')).toEqual({ rows: [], changes: 0 });
    expect(await sql`delete from receipt`).toEqual({ rows: [], changes: 2 });
  });

  it('counts and adds up in numbers', async () => {
    const { sql } = open();
    for (const n of [2, 3])
      await sql`insert into day_count (day, source, kind, n) values ('2026-03-01', ${`board ${n}`}, 'visit', ${n})`;
    const { rows } = await sql`select count(*) as rows, sum(n) as total from day_count`;
    expect(rows).toEqual([{ rows: 2, total: 5 }]);
  });

  it('has a clock of its own, in whole milliseconds', async () => {
    const { sql } = open();
    const before = Date.now();
    const { rows } = await sql<{ now: number }>`select now_ms() as now`;
    expect(Number.isInteger(rows[0]?.now)).toBe(true);
    expect(Math.abs((rows[0]?.now ?? 0) - before)).toBeLessThan(60_000);
    await sql`insert into limit_count (name, hits, ends_at) values ('a', 1, now_ms() + ${60_000})`;
    const live = await sql`select name from limit_count where now_ms() < ends_at`;
    expect(live.rows).toEqual([{ name: 'a' }]);
  });

  it('lets one of several processes that start together make the tables', async () => {
    const all = Array.from({ length: 8 }, open);
    await Promise.all(all.map((database) => database.prepare()));
    const { rows } = await open().sql`select number from schema_step order by number`;
    expect(rows).toEqual([{ number: 1 }, { number: 2 }]);
    expect((await open().sql`select name, version from feed`).rows).toEqual([
      { name: 'jobs', version: 0 },
    ]);
  });

  it('is refused if a newer release has made it', async () => {
    await open().sql`insert into schema_step (number, done_at) values (3, now_ms())`;
    const later = open();
    const error = await later.prepare().catch((reason: unknown) => reason);
    expect(isNewerDatabase(error)).toBe(true);
    expect(String(error)).toMatch(
      /made by a newer release: it has step 3, .* knows 2\. Start that/,
    );
    await expect(later.sql`select 1`).rejects.toThrow(/newer release/);
  });

  it('rejects what it does not understand, and goes on', async () => {
    const { sql } = open();
    await expect(sql`select name from nowhere`).rejects.toThrow(/nowhere/);
    expect((await sql`select 1 as one`).rows).toEqual([{ one: 1 }]);
  });

  it('lets one of many take a turn', async () => {
    const all = Array.from({ length: 12 }, open);
    const taken = await Promise.all(
      all.map(
        ({ quick }, at) => quick`
          update feed set turn_until = now_ms() + 60000, turn_by = ${String(at)}
          where name = 'jobs' and turn_until < now_ms()`,
      ),
    );
    expect(taken.filter(({ changes }) => changes === 1)).toHaveLength(1);
  });
});

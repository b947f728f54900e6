import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@/lib/server/database/sql';
import { isAway } from '@/lib/server/database/sql';
import { openPostgres } from '@/lib/server/database/postgres';
import { watched } from '@/lib/server/database/watched';
import { logger } from '@/lib/server/process/log';
import { describeUnless } from '@/__tests__/support/left-out';
import type { PostgresServer } from '@/__tests__/support/postgres';
import { noPostgres, startPostgres } from '@/__tests__/support/postgres';

describeUnless(noPostgres)('a PostgreSQL that comes and goes', () => {
  let server: PostgresServer;
  let database: Database;
  const spies: Record<'error' | 'info', jest.SpyInstance | undefined> = {
    error: undefined,
    info: undefined,
  };
  const said = (level: 'error' | 'info') =>
    spies[level]?.mock.calls.map((call: unknown[]) => String(call.at(-1)));

  beforeEach(async () => {
    for (const level of ['error', 'info'] as const)
      spies[level] = jest.spyOn(logger(), level).mockImplementation();
    server = await startPostgres();
    database = watched(openPostgres(server.newDatabase()), 'PostgreSQL');
  });
  afterEach(async () => {
    await database.close();
    await server.stop();
    jest.restoreAllMocks();
  });

  const add = (code: string) =>
    database.sql`insert into receipt (code, day) values (${code}, '2026-03-01')`;
  const untilBack = async () => {
    while (said('info')?.length === 0) await pause(50);
  };

  it('has on its disk what it acknowledged, except what is written quickly', async () => {
    const waits = (sql: Database['sql']) => sql`show synchronous_commit`;
    expect((await waits(database.sql)).rows).toEqual([{ synchronous_commit: 'on' }]);
    expect((await waits(database.quick)).rows).toEqual([{ synchronous_commit: 'off' }]);
  });

  it('dies and comes back: said once each, and nobody waits meanwhile', async () => {
    await add('a');
    await server.kill();
    for (const code of ['b', 'c', 'd']) await expect(add(code)).rejects.toThrow();
    expect(said('error')).toEqual(['PostgreSQL is unavailable: the site goes on without']);
    await server.comeBack();
    await untilBack();
    expect(said('info')).toEqual(['PostgreSQL is back']);
    await add('e');
    expect((await database.sql`select code from receipt where code in ('a', 'e')`).changes).toBe(2);
  });

  it('hangs: the first waits its two seconds, those after it do not', async () => {
    await add('a');
    server.hang();
    await expect(add('b')).rejects.toThrow(/No answer within 2000 ms|Query read timeout/);
    for (const code of ['c', 'd'])
      await expect(add(code)).rejects.toThrow('PostgreSQL is unavailable');
    server.goOn();
    await untilBack();
    expect(said('error')).toHaveLength(1);
    expect(said('info')).toHaveLength(1);
  });

  it('loses its tables and gets new ones', async () => {
    await add('a');
    await database.sql`drop schema public cascade`;
    await database.sql`create schema public`;
    await expect(add('b')).rejects.toThrow(/receipt/);
    await add('b');
    expect(said('error')).toHaveLength(1);
  });

  it('refuses a write and is there all the same: said once', async () => {
    await add('a');
    for (let times = 0; times < 3; times += 1) {
      const refusal = await add('a').catch((error: unknown) => error);
      expect(isAway(refusal)).toBe(false);
    }
    expect(said('error')).toEqual(['PostgreSQL refuses']);
    await add('b');
  });
});

it('is away if nothing listens, and does not end the process', async () => {
  const database = openPostgres('postgresql://site@127.0.0.1:9/site');
  const error = await database.quick`select 1`.catch((reason: unknown) => reason);
  expect(isAway(error)).toBe(true);
  await database.close();
});

import type { Sql } from '@/lib/server/database/sql';
import { awayError } from '@/lib/server/database/sql';
import { watched } from '@/lib/server/database/watched';
import { logger } from '@/lib/server/process/log';
import { until } from '@/__tests__/support/doubles/fresh-process';

const full = () => Object.assign(new Error('full'), { code: 'SQLITE_FULL' });

function databaseThat(fails: () => Error | null) {
  const ask: Sql = () => {
    const error = fails();
    return error ? Promise.reject(error) : Promise.resolve({ rows: [], changes: 1 });
  };
  const nothing = () => Promise.resolve();
  return watched({ sql: ask, quick: ask, prepare: nothing, close: nothing }, 'SQLite');
}

describe('a database that is watched', () => {
  const error = jest.spyOn(logger(), 'error').mockImplementation();
  const info = jest.spyOn(logger(), 'info').mockImplementation();
  beforeEach(() => jest.clearAllMocks());
  afterAll(() => jest.restoreAllMocks());
  const said = () => error.mock.calls.map(([, text]) => text);

  it('says once that it refuses, and again after it has kept something', async () => {
    let reason: Error | null = full();
    const { sql } = databaseThat(() => reason);
    for (let time = 0; time < 2; time += 1) await expect(sql`insert`).rejects.toBe(reason);
    expect(said()).toEqual(['SQLite refuses']);
    reason = null;
    await sql`insert`;
    reason = full();
    await expect(sql`insert`).rejects.toBe(reason);
    expect(said()).toEqual(['SQLite refuses', 'SQLite refuses']);
  });

  it('lets nobody wait while it is away, and says once that it is back', async () => {
    let asked = 0;
    let reason: Error | null = awayError('gone');
    const { quick } = databaseThat(() => ((asked += 1), reason));
    await expect(quick`select`).rejects.toBe(reason);
    await expect(quick`select`).rejects.toThrow('SQLite is unavailable');
    expect(asked).toBe(1);
    expect(said()).toEqual(['SQLite is unavailable: the site goes on without']);
    reason = null;
    await until(() => info.mock.calls.length > 0);
    expect(info.mock.calls).toEqual([['SQLite is back']]);
    expect((await quick`select`).changes).toBe(1);
  });
});

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

  it('says that it refuses once a minute for each reason', async () => {
    const now = jest.spyOn(performance, 'now');
    const reasons = [full(), Object.assign(new Error('read-only'), { code: 'SQLITE_READONLY' })];
    let reason = reasons[0]!;
    const { sql } = databaseThat(() => reason);
    for (const minute of [0, 0.9, 1.1]) {
      now.mockReturnValue(minute * 60_000);
      for (reason of reasons) await expect(sql`insert`).rejects.toBe(reason);
    }
    expect(said()).toEqual(Array(4).fill('SQLite refuses'));
    now.mockRestore();
  });

  it('says nothing once it was closed', async () => {
    const { sql, close } = databaseThat(() => awayError('closed'));
    await close();
    await expect(sql`insert`).rejects.toThrow('closed');
    expect(error).not.toHaveBeenCalled();
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

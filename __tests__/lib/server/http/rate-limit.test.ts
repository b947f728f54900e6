import { openPostgres } from '@/lib/server/database/postgres';
import type { Database } from '@/lib/server/database/sql';
import { watched } from '@/lib/server/database/watched';
import { createRateLimit } from '@/lib/server/http/rate-limit';
import { logger } from '@/lib/server/process/log';
import { globals } from '@/server/process-globals.mjs';
import { DATABASE_AWAY, describeDatabases } from '@/__tests__/support/databases';
import { until } from '@/__tests__/support/doubles/fresh-process';
import { stopClock } from '@/__tests__/support/doubles/stopped-clock';
import { describeUnless } from '@/__tests__/support/left-out';
import { noPostgres, startPostgres } from '@/__tests__/support/postgres';

/** Two a minute. */
const limit = (database: Database | null, name = 'tests') =>
  createRateLimit({
    name,
    requests: 2,
    windowMs: 60_000,
    database: database && (() => database),
  });

beforeEach(() => {
  for (const name of ['limit-sweep', 'limit-key']) globals.values.delete(name);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe.each([
  ['without a database', null],
  ['while the database is away', DATABASE_AWAY],
])('counting requests, %s', (_, database) => {
  it('lets a limited number of each client pass', async () => {
    const count = limit(database);
    expect([await count('a'), await count('a'), await count('b')]).toEqual([null, null, null]);
    expect(await count('a')).toBeGreaterThan(50);
  });

  it('begins again when the window has ended', async () => {
    jest.useFakeTimers();
    jest.advanceTimersByTime(1_000);
    const count = limit(database);
    for (const refused of [null, null, 60]) expect(await count('a')).toBe(refused);
    jest.advanceTimersByTime(59_500);
    expect(await count('a')).toBe(1);
    jest.advanceTimersByTime(501);
    for (const refused of [null, null, 60]) expect(await count('a')).toBe(refused);
  });
});

describeDatabases('counting requests with other processes', (open) => {
  // However slow the machine is, nobody counts for itself because the database answered late.
  beforeEach(() => void stopClock());

  it('counts them together, each limit for itself', async () => {
    const [one, other] = [open(), open()];
    const [first, second] = [limit(one), limit(other)];
    expect([await first('a'), await second('a'), await second('b')]).toEqual([null, null, null]);
    expect(await first('a')).toBeGreaterThan(50);
    expect(await second('a')).toBeGreaterThan(50);
    expect(await limit(other, 'others')('a')).toBeNull();
  });

  it('lets exactly the limit of twelve at once pass', async () => {
    const processes = [open(), open(), open()].map((database) => limit(database));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => processes[at % 3]?.('a')),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
  });

  it('costs no statement once a client has gone too far', async () => {
    const database = open();
    const quick = jest.fn(database.quick);
    const count = limit({ ...database, quick: quick as Database['quick'] });
    for (let times = 0; times < 3; times += 1) await count('a');
    const before = quick.mock.calls.length;
    for (let times = 0; times < 20; times += 1) expect(await count('a')).toBeGreaterThan(50);
    expect(quick.mock.calls.length).toBe(before);
    expect(await count('b')).toBeNull();
  });

  it.each([
    ['has ended', -1],
    ['is further away than two of them: the clock was set back', 180_000],
  ])('begins again when the end of the window %s', async (_, aheadMs) => {
    const database = open();
    const end = () => database.sql`update limit_count set ends_at = now_ms() + ${aheadMs}`;
    await limit(database)('a');
    await limit(database)('a');
    await end();
    const count = limit(database);
    expect([await count('a'), await count('a')]).toEqual([null, null]);
    expect(await count('a')).toBeGreaterThan(50);
  });

  it('erases counts that have ended', async () => {
    const database = open();
    await limit(database)('a');
    await database.sql`update limit_count set ends_at = now_ms() - 1`;
    globals.values.delete('limit-sweep');
    await limit(database)('b');
    const rows = async () => (await database.sql`select name from limit_count`).rows.length;
    await until(async () => (await rows()) === 1);
  });

  it('leaves no address in the database', async () => {
    const database = open();
    await limit(database)('203.0.113.9');
    const { rows } = await database.sql`select name from limit_count`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/203|113|tests/);
  });

  it('names clients by the site’s key: whoever reads the database cannot try all addresses', async () => {
    const database = open();
    const counted = async (key: number) => {
      globals.values.set('limit-key', Buffer.alloc(32, key));
      await limit(database)('203.0.113.9');
      return (await database.sql`select name from limit_count`).rows.length;
    };
    expect([await counted(1), await counted(1), await counted(2)]).toEqual([1, 1, 2]);
  });
});

describeUnless(noPostgres)('counting requests while PostgreSQL fails', () => {
  it('counts by the clock of the database, here while it hangs, and together again afterwards', async () => {
    for (const level of ['error', 'info'] as const)
      jest.spyOn(logger(), level).mockImplementation();
    const server = await startPostgres();
    const url = server.newDatabase();
    const databases = [1, 2].map(() => watched(openPostgres(url), 'PostgreSQL'));
    await Promise.all(databases.map((database) => database.prepare()));
    const [first, second] = databases.map((database) => limit(database));
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 300_000);
    await first?.('a');
    clock.mockRestore();
    await second?.('a');
    expect(await first?.('a')).toBeGreaterThan(50);
    server.hang();
    expect([await first?.('b'), await first?.('b')]).toEqual([null, null]);
    expect(await first?.('b')).toBeGreaterThan(50);
    server.goOn();
    await until(() =>
      databases[0]!.quick`select 1`.then(
        () => true,
        () => false,
      ),
    );
    expect([await first?.('c'), await second?.('c')]).toEqual([null, null]);
    expect(await first?.('c')).toBeGreaterThan(50);
    await databases[0]!.sql`alter database test_1 set default_transaction_read_only = on`;
    const readOnly = openPostgres(url);
    const third = limit(readOnly);
    expect([await third('d'), await third('d')]).toEqual([null, null]);
    expect(await third('d')).toBeGreaterThan(50);
    await Promise.all([...databases, readOnly].map((database) => database.close()));
    await server.stop();
  });
});

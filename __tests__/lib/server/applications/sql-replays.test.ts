import { createSqlReplays } from '@/lib/server/applications/sql-replays';
import { createPatience } from '@/lib/server/database/patience';
import { openPostgres } from '@/lib/server/database/postgres';
import type { Database } from '@/lib/server/database/sql';
import { watched } from '@/lib/server/database/watched';
import type { ApplicationOutcome } from '@/lib/server/outbox/application-outcome';
import { logger } from '@/lib/server/process/log';
import { DATABASE_AWAY, describeDatabases } from '@/__tests__/support/databases';
import { until } from '@/__tests__/support/doubles/fresh-process';
import { describeUnless } from '@/__tests__/support/left-out';
import type { PostgresServer } from '@/__tests__/support/postgres';
import { noPostgres, startPostgres } from '@/__tests__/support/postgres';

const outcome = (kind: ApplicationOutcome['kind']): ApplicationOutcome => ({
  kind,
  status: 200,
  message: `Thank you, Jo Whitfield: ${kind}`,
});
const answering = (kind: ApplicationOutcome['kind']) => jest.fn(async () => outcome(kind));

/** Sends that end when the test says so. */
function slowly() {
  let finish: (outcome: ApplicationOutcome) => void = () => undefined;
  const send = jest.fn(() => new Promise<ApplicationOutcome>((resolve) => (finish = resolve)));
  return { send, finish: (kind: ApplicationOutcome['kind']) => finish(outcome(kind)) };
}

const processOn = (database: Database) => {
  const replays = createSqlReplays(database);
  return (key: string, send: () => Promise<ApplicationOutcome>) =>
    replays(key, send, createPatience());
};

/** A process whose statements can be counted. */
function counted(database: Database) {
  const quick = jest.fn(database.quick);
  return { submit: processOn({ ...database, quick: quick as Database['quick'] }), quick };
}

const isThere = (database: Database): Promise<boolean> =>
  database.quick`select 1`.then(
    () => true,
    () => false,
  );

afterEach(() => jest.restoreAllMocks());

describeDatabases('an application sent to two processes (AP-09)', (open) => {
  const both = () => [processOn(open()), processOn(open())] as const;
  /** As if the sending process died: it gives no more signs of life. */
  const dies = () => jest.spyOn(global, 'setInterval').mockReturnValueOnce(0 as never);
  /** Another process asks, finds the sending one alive, and later that its last sign of life is too old. */
  async function outlives({ submit, quick }: ReturnType<typeof counted>, send: jest.Mock) {
    const answer = submit('key', send);
    await until(() => quick.mock.calls.length > 3);
    expect(send).not.toHaveBeenCalled();
    await open().sql`update replay set ends_at = now_ms() - 1`;
    return answer;
  }

  it.each(['received', 'unconfirmed', 'queued', 'failed'] as const)(
    'is sent once while the first is being sent, and both get the result: %s',
    async (kind) => {
      const first = processOn(open());
      const second = counted(open());
      const [slow, again] = [slowly(), answering('received')];
      const sent = first('key', slow.send);
      await until(() => slow.send.mock.calls.length === 1);
      const duplicate = second.submit('key', again);
      await until(() => second.quick.mock.calls.length > 4);
      slow.finish(kind);
      expect(await duplicate).toEqual(outcome(kind));
      expect(await sent).toEqual(outcome(kind));
      expect(again).not.toHaveBeenCalled();
    },
  );

  it('is sent once if twelve arrive at once, at three processes', async () => {
    const processes = [counted(open()), counted(open()), counted(open())];
    const { send, finish } = slowly();
    const answers = Promise.all(
      Array.from({ length: 12 }, (_, at) => processes[at % 3]?.submit('key', send)),
    );
    // Each has asked whether to send it, and each duplicate for the answer.
    await until(() => processes.flatMap(({ quick }) => quick.mock.calls).length >= 12 + 11);
    finish('received');
    expect(await answers).toEqual(Array.from({ length: 12 }, () => outcome('received')));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['received', 0],
    ['unconfirmed', 0],
    ['queued', 0],
    ['failed', 1],
  ] as const)('once it is %s, a duplicate sends it again %i time(s)', async (kind, times) => {
    const [first, second] = both();
    const again = answering('received');
    await first('key', answering(kind));
    await second('key', again);
    expect(again).toHaveBeenCalledTimes(times);
  });

  it('is sent by the second when the first dies while sending', async () => {
    dies();
    const { send } = slowly();
    void processOn(open())('key', send);
    await until(() => send.mock.calls.length === 1);
    const again = answering('received');
    expect(await outlives(counted(open()), again)).toEqual(outcome('received'));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('is not taken over while its process gives signs of life', async () => {
    const [database, other] = [open(), open()];
    const slow = slowly();
    const sent = processOn(database)('key', slow.send);
    await until(() => slow.send.mock.calls.length === 1);
    const end = async () =>
      (await other.quick<{ ends_at: number }>`select ends_at from replay`).rows[0]?.ends_at ?? 0;
    const before = await end();
    await until(async () => (await end()) > before);
    slow.finish('received');
    await sent;
  });

  it('keeps the answer of the process that took over, when the first turns out to have failed', async () => {
    dies();
    const slow = slowly();
    const sent = processOn(open())('key', slow.send);
    await until(() => slow.send.mock.calls.length === 1);
    await outlives(counted(open()), answering('received'));
    slow.finish('failed');
    expect(await sent).toEqual(outcome('failed'));
    const third = answering('received');
    expect(await processOn(open())('key', third)).toEqual(outcome('received'));
    expect(third).not.toHaveBeenCalled();
  });

  it('does not wait for an end from before the clock was set back', async () => {
    const database = open();
    const { send } = slowly();
    dies();
    void processOn(database)('key', send);
    await until(() => send.mock.calls.length === 1);
    await database.sql`update replay set ends_at = ends_at + ${3_600_000}`;
    const again = answering('received');
    await processOn(open())('key', again);
    expect(again).toHaveBeenCalledTimes(1);
  });

  it.each([-900_000, -21_600_000])(
    'is answered as before although the clock was set by %i ms',
    async (setMs) => {
      const database = open();
      await processOn(database)('key', answering('received'));
      await database.sql`update replay set ends_at = ends_at - ${setMs}`;
      const again = answering('received');
      await processOn(open())('key', again);
      expect(again).not.toHaveBeenCalled();
    },
  );

  it('with other content is a separate application', async () => {
    const [first, second] = both();
    const other = answering('received');
    await first('key', answering('received'));
    await second('other', other);
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('is erased once nobody needs it', async () => {
    const database = open();
    await processOn(database)('old', answering('received'));
    await database.sql`update replay set ends_at = now_ms() - 1`;
    await processOn(database)('new', answering('received'));
    const rows = async () => (await database.sql`select name from replay`).rows.length;
    await until(async () => (await rows()) === 1);
  });

  it('leaves nothing readable in the database', async () => {
    const database = open();
    await processOn(database)('key', answering('received'));
    const { rows } = await database.sql`select name, answer from replay`;
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Whitfield|Thank|received|key/);
  });
});

it('is sent by each process while the database is away', async () => {
  const send = answering('received');
  expect(await processOn(DATABASE_AWAY)('key', send)).toEqual(outcome('received'));
  expect(send).toHaveBeenCalledTimes(1);
});

describeUnless(noPostgres)('an application while PostgreSQL fails', () => {
  let server: PostgresServer;
  let url: string;
  let databases: [Database, Database];
  beforeEach(async () => {
    for (const level of ['error', 'info'] as const)
      jest.spyOn(logger(), level).mockImplementation();
    server = await startPostgres();
    url = server.newDatabase();
    const open = () => watched(openPostgres(url), 'PostgreSQL');
    databases = [open(), open()];
    await Promise.all(databases.map((database) => database.prepare()));
  });
  afterEach(async () => {
    await Promise.all(databases.map((database) => database.close()));
    await server.stop();
  });

  it('is sent, and its answer arrives, when PostgreSQL dies meanwhile', async () => {
    const [first, second] = [processOn(databases[0]), processOn(databases[1])];
    const slow = slowly();
    const sent = first('key', slow.send);
    await until(() => slow.send.mock.calls.length === 1);
    await server.kill();
    slow.finish('received');
    expect(await sent).toEqual(outcome('received'));
    expect(await second('other', answering('queued'))).toEqual(outcome('queued'));
    await server.comeBack();
    await until(async () => (await isThere(databases[0])) && (await isThere(databases[1])));
    const [slower, again] = [slowly(), answering('received')];
    const next = first('next', slower.send);
    await until(() => slower.send.mock.calls.length === 1);
    slower.finish('received');
    await next;
    expect(await second('next', again)).toEqual(outcome('received'));
    expect(again).not.toHaveBeenCalled();
  });

  it('is sent while PostgreSQL hangs, and a duplicate gets its answer once that goes on', async () => {
    const [first, second] = [processOn(databases[0]), processOn(databases[1])];
    server.hang();
    const slow = slowly();
    const sent = first('key', slow.send);
    await until(() => slow.send.mock.calls.length === 1);
    server.goOn();
    await until(() => isThere(databases[0]));
    slow.finish('received');
    expect(await sent).toEqual(outcome('received'));
    const again = answering('received');
    expect(await second('key', again)).toEqual(outcome('received'));
    expect(again).not.toHaveBeenCalled();
  });

  it('is sent if PostgreSQL accepts no writes', async () => {
    await databases[0].sql`alter database test_1 set default_transaction_read_only = on`;
    const readOnly = openPostgres(url);
    const send = answering('received');
    expect(await processOn(readOnly)('key', send)).toEqual(outcome('received'));
    await readOnly.close();
  });

  it('is recognised by the clock of the database, however wrong those of the machines are', async () => {
    const [first, second] = [processOn(databases[0]), processOn(databases[1])];
    const clock = jest.spyOn(Date, 'now');
    for (const wrongMs of [3_600_000, -3_600_000]) {
      await first(`key ${wrongMs}`, answering('received'));
      clock.mockReturnValue(Date.now() + wrongMs);
      const again = answering('received');
      await second(`key ${wrongMs}`, again);
      expect(again).not.toHaveBeenCalled();
      clock.mockRestore();
    }
  });
});

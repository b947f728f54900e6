import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { itUnless } from '@/__tests__/support/left-out';
import { turns } from '@/__tests__/support/turns';
import { createReserve } from '@/lib/server/database/reserve';
import type { Database } from '@/lib/server/database/sql';
import { errorCode, isAway } from '@/lib/server/database/sql';
import { openSqlite } from '@/lib/server/database/sqlite';
import { logger } from '@/lib/server/process/log';

let folder: string;
let path: string;
let database: Database;
let error: jest.SpyInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
  path = join(folder, 'data', 'site.db');
  database = openSqlite(path);
  error = jest.spyOn(logger(), 'error').mockImplementation();
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  jest.restoreAllMocks();
});

const addReceipt = (code: string, to = database) =>
  to.sql`insert into receipt (code, day) values (${code}, '2026-03-01')`;
const codes = async (from = database) =>
  (await from.sql<{ code: string }>`select code from receipt order by code`).rows.map(
    ({ code }) => code,
  );

it('is readable by its user alone, and so is what belongs to it', async () => {
  await addReceipt('a');
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  const files = readdirSync(join(folder, 'data'));
  expect(files.sort()).toEqual(['site.db', 'site.db-shm', 'site.db-wal']);
  for (const file of files) expect(statSync(join(folder, 'data', file)).mode & 0o777).toBe(0o600);
});

it('has on the disk what it acknowledged; only what is written quickly a power cut may take along', async () => {
  const waits = (sql: Database['sql']) => sql<{ synchronous: number }>`pragma synchronous`;
  const [FULL, NORMAL] = [2, 1];
  expect((await waits(database.sql)).rows).toEqual([{ synchronous: FULL }]);
  expect((await waits(database.quick)).rows).toEqual([{ synchronous: NORMAL }]);
});

it('leaves nothing in its file of what was erased', async () => {
  const secret = Buffer.from('sealed application '.repeat(2_000));
  await database.sql`
    insert into outbox (id, queued_at, state, tries, note, sealed) values ('a', 1, 'waiting', 0, '', ${secret})`;
  await database.sql`delete from outbox`;
  await database.close();
  expect(readFileSync(path).includes('sealed application')).toBe(false);
});

it('waits for another process without stopping the thread, then gives up', async () => {
  await addReceipt('a');
  const other = new Sqlite(path);
  other.exec('begin immediate');
  let ticks = 0;
  const counting = setInterval(() => (ticks += 1), 5);
  const refused = await addReceipt('b').catch((reason: unknown) => reason);
  clearInterval(counting);
  expect(errorCode(refused)).toBe('SQLITE_BUSY');
  expect(ticks).toBeGreaterThan(20);
  const patient = addReceipt('c');
  await turns();
  other.exec('commit');
  other.close();
  await patient;
  expect(await codes()).toEqual(['a', 'c']);
});

it('is away while its folder cannot be written', async () => {
  writeFileSync(join(folder, 'data'), 'a file where the folder should be');
  const reason = await addReceipt('a').catch((refused: unknown) => refused);
  expect(isAway(reason)).toBe(true);
  rmSync(join(folder, 'data'));
  await addReceipt('a');
  expect(await codes()).toEqual(['a']);
});

it.each([
  ['in the middle', (file: Buffer) => file.fill(0xa5, 4_096, 4_096 * 6)],
  ['at its beginning', (file: Buffer) => file.fill(0xa5, 0, 100)],
  ['at its end', (file: Buffer) => file.subarray(0, 4_096 * 3)],
])('a file damaged %s is set aside, and the log says so', async (_, damage) => {
  await addReceipt('a');
  await database.close();
  const whole = readFileSync(path);
  const damaged = Buffer.from(damage(Buffer.from(whole)));
  writeFileSync(path, damaged);
  database = openSqlite(path);
  await addReceipt('b');
  expect(await codes()).toEqual(['b']);
  const aside = readdirSync(join(folder, 'data')).filter((name) => name.includes('.damaged-'));
  expect(aside).toHaveLength(1);
  expect(aside[0]).toMatch(/^site\.db\.damaged-\d{4}-\d\d-\d\dT[\d-]+Z$/);
  expect(readFileSync(join(folder, 'data', aside[0] ?? '')).equals(damaged)).toBe(true);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ file: expect.stringContaining('site.db.damaged-') }),
    expect.stringContaining('The database is damaged. It was set aside'),
  );
});

it('goes on in the file that has its name now: restored, removed, set aside by another process', async () => {
  await addReceipt('a');
  await database.close();
  copyFileSync(path, join(folder, 'backup'));
  database = openSqlite(path);
  await addReceipt('b');
  renameSync(join(folder, 'backup'), path);
  for (const part of ['-wal', '-shm']) rmSync(path + part, { force: true });
  expect(await codes()).toEqual(['a']);
  await addReceipt('c');
  for (const part of ['', '-wal', '-shm']) rmSync(path + part, { force: true });
  expect(await codes()).toEqual([]);
  await addReceipt('d');
  const other = openSqlite(path);
  expect(await codes(other)).toEqual(['d']);
  await other.close();
  expect(existsSync(path)).toBe(true);
});

describe('on a full disk', () => {
  const disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'tmpfs', disk]).status === 0;
  afterAll(() => {
    if (isMounted) spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  const fill = () => {
    for (let bytes = 4_194_304; bytes >= 1_024; bytes /= 2)
      for (let n = 0; n < 20; n += 1)
        if (spawnSync('sh', ['-c', `head -c ${bytes} /dev/zero >> ${disk}/a.log`]).status !== 0)
          break;
  };

  itUnless(isMounted ? null : 'no small disk can be mounted here')(
    'what waits is changed and erased with the room of the reserve, with a receipt, and what is new is refused',
    async () => {
      const file = join(disk, 'site.db');
      const reserve = createReserve(join(disk, 'reserve'));
      await reserve.take();
      let full = openSqlite(file, reserve);
      const sealed = Buffer.alloc(100_000, 7);
      const put = (id: number) => full.sql`
        insert into outbox (id, queued_at, state, tries, note, sealed)
        values (${String(id)}, 1, 'waiting', 0, '', ${sealed})`;
      for (let id = 0; id < 60; id += 1) await put(id);
      await full.close();
      fill();
      full = openSqlite(file, reserve);
      await expect(put(99)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
      for (let id = 0; id < 60; id += 1) {
        const set =
          await full.sql`update outbox set state = 'sending', tries = 1 where id = ${String(id)}`;
        const noted =
          await full.sql`insert into receipt (code, day) values (${String(id)}, '2026-11-21')`;
        const gone = await full.sql`delete from outbox where id = ${String(id)}`;
        expect([set.changes, noted.changes, gone.changes]).toEqual([1, 1, 1]);
      }
      expect(existsSync(join(disk, 'reserve'))).toBe(false);
      await expect(put(99)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
      rmSync(join(disk, 'a.log'));
      await reserve.take();
      expect(statSync(join(disk, 'reserve')).size).toBe(8 * 1_024 * 1_024);
      await full.close();
    },
  );
});

const itAsRoot = itUnless(process.getuid?.() === 0 ? null : 'only root can give files away');
itAsRoot('what root makes belongs to the owner of the folder, as whom the site runs', async () => {
  const nobody = 65_534;
  chmodSync(folder, 0o755);
  const data = join(folder, 'data');
  mkdirSync(data);
  chownSync(data, nobody, nobody);
  const reserve = createReserve(join(data, 'reserve'));
  await reserve.take();
  expect(reserve.isThere()).toBe(true);
  await database.sql`insert into receipt (code, day) values ('a', 'b')`;
  for (const name of readdirSync(data)) expect(statSync(join(data, name)).uid).toBe(nobody);
  expect(readdirSync(data).sort()).toEqual(['reserve', 'site.db', 'site.db-shm', 'site.db-wal']);
});

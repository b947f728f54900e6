import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@/lib/server/database/sqlite';
import type { Database, Sql } from '@/lib/server/database/sql';
import { importFolder } from '@/lib/server/imports/import-folder';
import { importOutbox } from '@/lib/server/imports/import-outbox';
import { diskStore } from '@/lib/server/outbox-store/disk-store';
import { nameOf } from '@/lib/server/outbox-store/entry-name';
import { newLease } from '@/lib/server/outbox-store/lease';
import { sqlStore } from '@/lib/server/outbox-store/sql-store';
import { ENTRY } from '@/__tests__/support/queued';

let dataDir: string;
let database: Database;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'imports-'));
  database = openSqlite(join(dataDir, 'site.db'));
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const old = () => diskStore(join(dataDir, 'outbox'));
const store = () => sqlStore(database);
const take = (into = database) => importFolder(dataDir, importOutbox(into));
const filesIn = (...folder: string[]) => {
  const path = join(dataDir, ...folder);
  return existsSync(path) ? readdirSync(path).sort() : [];
};
const entry = (digit: string, change = {}) => ({ ...ENTRY, id: digit.repeat(32), ...change });
const sealedAs = (digit: string) => Buffer.from(`sealed ${digit}`);

it('takes each entry over as it was, and moves its file away', async () => {
  const held = entry('b', { state: 'held', tries: 3, note: 'http-403', seenAt: 7, alertedAt: 9 });
  await old().put(entry('a'), sealedAs('a'));
  await old().put(held, sealedAs('b'));
  expect(await take()).toBe(2);
  expect(await store().list()).toEqual([
    { ...entry('a'), bytes: 8 },
    { ...held, bytes: 8 },
  ]);
  expect(await store().read(held)).toEqual(sealedAs('b'));
  expect(filesIn('outbox')).toEqual([]);
  expect(filesIn('imported', 'outbox')).toEqual([nameOf(entry('a')), nameOf(held)].sort());
  expect(await take()).toBe(0);
});

it('leaves one that is being sent to the process that sends it, until its lease ends', async () => {
  const sending = entry('a', { state: 'sending', tries: 1, note: newLease(Date.now()) });
  const left = entry('b', { state: 'sending', tries: 1, note: '1700000030000-0a1b2c3d-71' });
  await old().put(sending, sealedAs('a'));
  await old().put(left, sealedAs('b'));
  expect(await take()).toBe(1);
  expect(filesIn('outbox')).toEqual([nameOf(sending)]);
  expect(await store().list()).toEqual([{ ...left, bytes: 8 }]);
});

it('leaves everything where it is while the database is away', async () => {
  await old().put(entry('a'), sealedAs('a'));
  const away = { ...database, sql: () => Promise.reject(new Error('away')) };
  await expect(take(away)).rejects.toThrow('away');
  expect(filesIn('outbox')).toEqual([nameOf(entry('a'))]);
  expect(await take()).toBe(1);
});

it('puts each in once, whichever of several processes comes first', async () => {
  for (const digit of '0123456789abcdef') await old().put(entry(digit), sealedAs(digit));
  const counts = await Promise.all([take(), take(), take()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(16);
  expect(await store().list()).toHaveLength(16);
  expect(filesIn('imported', 'outbox')).toHaveLength(16);
});

it('takes over what a process that died had on its way, but not from one that lives', async () => {
  await old().put(entry('a'), sealedAs('a'));
  await mkdir(join(dataDir, 'importing', 'outbox'), { recursive: true });
  const ours = join(dataDir, 'importing', 'outbox', `${nameOf(entry('a'))}~0a1b2c`);
  renameSync(join(dataDir, 'outbox', nameOf(entry('a'))), ours);
  expect(await take()).toBe(0);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect(await take()).toBe(1);
  jest.restoreAllMocks();
  expect(await store().list()).toEqual([{ ...entry('a'), bytes: 8 }]);
  expect(filesIn('importing', 'outbox')).toEqual([]);
});

/** An import that dies before or after the statement with this text in it. */
const dies = (when: 'before' | 'after', part: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const dead = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    const sql: Sql = async (text, ...values) => {
      const isIt = text.join('?').includes(part);
      if (isIt && when === 'before') return dead();
      const answer = await database.sql<never>(text, ...values);
      return isIt ? dead() : answer;
    };
    take({ ...database, sql }).then(() => reject(new Error('It did not die')), reject);
  });

it.each([
  ['before', 'insert into outbox'],
  ['after', 'insert into outbox'],
  ['before', 'insert into memory'],
  ['after', 'insert into memory'],
  ['before', 'update outbox'],
  ['after', 'update outbox'],
] as const)('sends one once if it is killed %s: %s', async (when, part) => {
  await old().put(entry('a'), sealedAs('a'));
  await dies(when, part);
  // Whoever sends what it may erases it.
  let sent = 0;
  const send = async () => {
    for (const each of await store().list())
      if (each.state === 'waiting' && (await store().erase(each))) sent += 1;
  };
  await send();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  expect(await take()).toBe(1);
  jest.restoreAllMocks();
  await send();
  expect(sent).toBe(1);
  expect(await store().list()).toEqual([]);
  expect(filesIn('imported', 'outbox')).toEqual([nameOf(entry('a'))]);
});

it('is on its way until it may be sent, and then no longer goes back', async () => {
  await old().put(entry('a'), sealedAs('a'));
  const sql: Sql = async (text, ...values) => {
    const answer = await database.sql<never>(text, ...values);
    if (text.join('?').includes('update outbox')) throw new Error('no answer');
    return answer;
  };
  await expect(take({ ...database, sql })).rejects.toThrow('no answer');
  expect(filesIn('outbox')).toEqual([]);
  expect(filesIn('importing', 'outbox')).toHaveLength(1);
});

import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  closeDatabases,
  prepareDatabase,
  requireDatabase,
  siteDatabase,
} from '@/lib/server/database/database';
import { openSqlite } from '@/lib/server/database/sqlite';
import { logger } from '@/lib/server/process/log';
import { restart, temporaryDataDir } from '@/__tests__/support/doubles/fresh-process';

const data = temporaryDataDir();
const file = join(data.path, 'site.db');
afterEach(restart);
afterAll(() => data.remove());

it('is a file in DATA_DIR, made when it is first asked, and one for the process', async () => {
  const database = siteDatabase();
  expect(existsSync(file)).toBe(false);
  expect(siteDatabase()).toBe(database);
  await database.sql`select 1`;
  expect(existsSync(file)).toBe(true);
});

it('may be away when the site starts', async () => {
  const error = jest.spyOn(logger(), 'error').mockImplementation();
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  mkdirSync(file);
  await prepareDatabase();
  await expect(siteDatabase().sql`select 1`).rejects.toThrow('SQLite is unavailable');
  expect(error.mock.calls.map(([, text]) => text)).toEqual([
    'SQLite is unavailable: the site goes on without',
  ]);
  error.mockRestore();
  rmSync(file, { recursive: true });
});

it('stops the start if a newer release has made it', async () => {
  const newer = openSqlite(file);
  await newer.sql`insert into schema_step (number, done_at) values (3, now_ms())`;
  await newer.close();
  const error = jest.spyOn(logger(), 'error').mockImplementation();
  await expect(prepareDatabase()).rejects.toThrow(/made by a newer release/);
  error.mockRestore();
});

it('is one whole file once the process has closed it', async () => {
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  await siteDatabase().sql`insert into receipt (code, day) values ('a', '2026-03-01')`;
  expect(existsSync(`${file}-wal`)).toBe(true);
  await closeDatabases();
  expect(existsSync(`${file}-wal`)).toBe(false);
});

it('is not made by a command that only reads it', () => {
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  expect(requireDatabase).toThrow(`There is no ${file}`);
  expect(existsSync(file)).toBe(false);
});

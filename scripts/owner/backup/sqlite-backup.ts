import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { giveToOwner } from '@/lib/server/database/folder-owner';
import { errorCode } from '@/lib/server/database/sql';
import { stepsAfter } from '@/lib/server/database/tables';
import { HOLD } from './hold';

/** How long to wait for the site to let us in (ms): no statement of it takes as long. */
const BUSY_MS = 10_000;
const COPY_BYTES = 1_048_576;

const pathIn = (dataDir: string) => join(dataDir, 'site.db');

/** @throws Error in words for the owner */
function open(path: string): Sqlite.Database {
  try {
    return new Sqlite(path, { fileMustExist: true, timeout: BUSY_MS });
  } catch (error) {
    throw new Error(`${path} cannot be opened: run this as the user of the site`, { cause: error });
  }
}

/**
 * Writes the database of DATA_DIR, as it is at this moment, into one file. The site may be running: it goes on writing meanwhile.
 * @param to an empty file
 */
export function backUpSqlite(dataDir: string, to: string): void {
  const path = pathIn(dataDir);
  if (!existsSync(path)) throw new Error(`there is no ${path}: is DATA_DIR set, has the site run?`);
  const database = open(path);
  try {
    database.prepare('vacuum into ?').run(to);
    const file = openSync(to, 'r');
    fsyncSync(file);
    closeSync(file);
  } finally {
    database.close();
  }
}

/** Notes when the last backup was made, for `npm run site:check`. */
export function noteSqliteBackup(dataDir: string, at: string): void {
  const database = open(pathIn(dataDir));
  const note = `insert into memory (kind, key, value) values ('backup', 'made', ?)
    on conflict (kind, key) do update set value = excluded.value`;
  try {
    database.prepare(note).run(at);
  } finally {
    database.close();
  }
}

/** Opens a copy of the backup and reads all of it. @throws Error if the site could not use it. @returns how many rows it has */
export function drillSqlite(backup: string): number {
  try {
    return withCopy(backup, (_, database) => rowsOf(database));
  } catch (error) {
    throw new Error(`${backup} cannot be used: ${String(error)}`, { cause: error });
  }
}

/** Works with a copy that nobody else can reach, and erases it. */
function withCopy<T>(backup: string, work: (path: string, database: Sqlite.Database) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'restore-'));
  const path = join(folder, 'site.db');
  try {
    copyFileSync(backup, path);
    const database = new Sqlite(path);
    try {
      return work(path, database);
    } finally {
      database.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowsOf(database: Sqlite.Database): number {
  const found = database.pragma('integrity_check(1)', { simple: true });
  if (found !== 'ok') throw new Error(String(found));
  const count = (table: string) =>
    database.prepare<[], number>(`select count(*) from "${table}"`).pluck().get() ?? 0;
  stepsAfter(count('schema_step'), 'sqlite');
  const tables = database
    .prepare<[], string>("select name from sqlite_schema where type = 'table'")
    .pluck()
    .all();
  return tables.reduce((sum, table) => sum + count(table), 0);
}

/**
 * Puts a backup in the place of the database of DATA_DIR, while the site is stopped, and moves away the one before. What root restores
 * belongs to the owner of DATA_DIR, as whom the site runs.
 * @throws Error if the site is running; if applications wait, since what was handed over since the backup would be sent again; or if root
 * restores into a folder that does not exist, since nobody could say whose it shall be
 * @returns the name of the database before, null if there was none; how many applications that waited are held now
 */
export function restoreSqlite(
  backup: string,
  dataDir: string,
): { readonly before: string | null; readonly heldCount: number } {
  if (!existsSync(dataDir))
    throw new Error(`${dataDir} does not exist: create it first, for the user of the site`);
  const path = pathIn(dataDir);
  const isThere = existsSync(path);
  if (isThere) refuseInUse(path);
  const part = `${path}.restored`;
  rmSync(part, { force: true });
  const heldCount = withCopy(backup, (copy, database) => {
    const { changes } = database.prepare(HOLD).run();
    // Closed, it is in one file.
    database.close();
    copyForOwner(copy, part, dataDir);
    return changes;
  });
  const before = `${path}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  if (isThere) renameSync(path, before);
  for (const rest of ['-wal', '-shm']) rmSync(path + rest, { force: true });
  renameSync(part, path);
  return { before: isThere ? before : null, heldCount };
}

/** The last one to close writes everything into the file itself. */
function refuseInUse(path: string): void {
  const database = new Sqlite(path, { timeout: 1_000 });
  try {
    database.pragma('locking_mode = exclusive');
    database.exec('begin exclusive; commit');
    const waiting = database.prepare<[], number>('select count(*) from outbox').pluck().get() ?? 0;
    if (waiting > 0)
      throw new Error(
        `${waiting} applications wait in ${path}: wait until they are handed over, or move it away`,
      );
  } catch (error) {
    const code = errorCode(error);
    if (code.startsWith('SQLITE_BUSY')) throw new Error('the site is running: stop it first');
    if (code !== '') throw new Error(`${path} cannot be read (${code}): move it away first`);
    throw error;
  } finally {
    database.close();
  }
}

/** A new file for the owner of DATA_DIR alone. It is never a link: whoever may write there could have root write anywhere. */
function copyForOwner(from: string, to: string, dataDir: string): void {
  const [source, target] = [openSync(from, 'r'), openSync(to, 'wx', 0o600)];
  try {
    const bytes = Buffer.alloc(COPY_BYTES);
    for (;;) {
      const length = readSync(source, bytes);
      if (length === 0) break;
      writeSync(target, bytes, 0, length);
    }
    giveToOwner(target, dataDir);
    fsyncSync(target);
  } finally {
    closeSync(source);
    closeSync(target);
  }
}

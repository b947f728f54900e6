import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import {
  backUpPostgres,
  drillPostgres,
  notePostgresBackup,
  restorePostgres,
} from './postgres-backup';
import { backUpSqlite, drillSqlite, noteSqliteBackup, restoreSqlite } from './sqlite-backup';

/** Where the site keeps its things: with an address on that server, otherwise in the folder. */
export type DatabasePlace = { readonly dataDir: string; readonly databaseUrl: string | null };

type Engine = 'SQLite' | 'PostgreSQL';

const engineOf = ({ databaseUrl }: DatabasePlace): Engine =>
  databaseUrl === null ? 'SQLite' : 'PostgreSQL';

/** Of which engine a file is, by its first bytes. */
function engineIn(file: string): Engine {
  if (!existsSync(file) || !statSync(file).isFile()) throw new Error(`${file} is no file`);
  const [start, opened] = [Buffer.alloc(16), openSync(file, 'r')];
  readSync(opened, start);
  closeSync(opened);
  const text = start.toString('latin1');
  if (text === 'SQLite format 3\0') return 'SQLite';
  if (text.startsWith('PGDMP')) return 'PostgreSQL';
  throw new Error(`${file} is no backup`);
}

/** Tries a backup. @throws Error if it is damaged, or no backup. @returns what it holds, in words */
export const drill = (file: string): string =>
  engineIn(file) === 'SQLite' ? `${drillSqlite(file)} rows` : `${drillPostgres(file)} tables`;

/**
 * Makes a backup: one file that only its owner can read, of one moment, tried at once. The site may be running.
 * @throws Error if the folder is inside DATA_DIR
 * @returns the file
 */
export async function backUp(
  place: DatabasePlace,
  into: string,
  now = new Date(),
): Promise<string> {
  const folder = resolve(into);
  if (`${folder}${sep}`.startsWith(`${resolve(place.dataDir)}${sep}`))
    throw new Error('the backup would be inside DATA_DIR: choose another folder');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const at = now.toISOString();
  const ending = place.databaseUrl === null ? 'db' : 'dump';
  const to = join(folder, `site-${at.replace(/[:.]/g, '-')}.${ending}`);
  const part = `${to}.part`;
  closeSync(openSync(part, 'wx', 0o600));
  try {
    if (place.databaseUrl === null) backUpSqlite(place.dataDir, part);
    else backUpPostgres(place.databaseUrl, part);
    drill(part);
    renameSync(part, to);
  } finally {
    rmSync(part, { force: true });
  }
  try {
    if (place.databaseUrl === null) noteSqliteBackup(place.dataDir, at);
    else await notePostgresBackup(place.databaseUrl, at);
  } catch (error) {
    throw new Error(`${to} is made, but site:check will not know of it: ${String(error)}`, {
      cause: error,
    });
  }
  return to;
}

/** Restores a backup, with the site stopped. @returns what was done, in words */
export async function restore(place: DatabasePlace, file: string): Promise<string> {
  const [engine, wanted] = [engineIn(file), engineOf(place)];
  if (engine !== wanted)
    throw new Error(`${file} is of ${engine}, and the settings name ${wanted}`);
  drill(file);
  if (place.databaseUrl !== null)
    return `The database is as it was.${saidOf(await restorePostgres(file, place.databaseUrl))}`;
  const { before, heldCount } = restoreSqlite(file, place.dataDir);
  const { uid, gid } = statSync(place.dataDir);
  const moved = before === null ? '' : ` The one before is ${before}: erase it once all is well.`;
  return `${join(place.dataDir, 'site.db')} is as it was. It belongs to user ${uid}:${gid}, like its folder: the site has to run as that user.${moved}${saidOf(heldCount)}`;
}

const saidOf = (heldCount: number): string =>
  heldCount === 0
    ? ''
    : ` ${heldCount} applications that waited are held for a person, because they may have arrived since: npm run outbox -- list`;

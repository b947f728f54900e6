import 'server-only';
import { existsSync, readdirSync, renameSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { logger } from '@/lib/server/process/log';
import { errorCode } from './sql';

/** In the name of a file that was set aside, behind the one it had. */
const MARK = '.damaged-';
/** Between two looks at whether one is there (ms). */
const LOOK_MS = 60_000;

/** Whether SQLite cannot read the file, whoever may. */
export const isDamage = (error: unknown): boolean =>
  /^SQLITE_(?:CORRUPT|NOTADB)/.test(errorCode(error));

/** @throws Error (`isDamage`) unless SQLite's check of the file found nothing */
export function refuseDamage(found: unknown): void {
  if (found !== 'ok')
    throw Object.assign(new Error(`The database is damaged: ${String(found)}`), {
      code: 'SQLITE_CORRUPT',
    });
}

/**
 * Gives a damaged file and what belongs to it another name, so that the site can keep what arrives from now on, and a person can save
 * what is in it (docs/run.md).
 */
export function setAside(path: string, reason: unknown): void {
  const name = `${path}${MARK}${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const part of ['-wal', '-shm', ''])
    if (existsSync(path + part)) renameSync(path + part, name + part);
  logger().error(
    { reason: String(reason), file: name },
    'The database is damaged. It was set aside, and the site begins an empty one: see "A damaged database" in docs/run.md',
  );
}

/** The files that were set aside beside this one. A person moves them away once what was in them is saved. */
export function setAsideFiles(path: string): readonly string[] {
  try {
    return readdirSync(dirname(path))
      .filter((name) => name.startsWith(basename(path) + MARK) && !/-(?:wal|shm)$/.test(name))
      .sort();
  } catch {
    return [];
  }
}

/** Says whether there are any. Looks once a minute, however often it is asked. */
export function createDamageLook(path: string): () => boolean {
  let dueAt = -Infinity;
  let isFound = false;
  return () => {
    if (performance.now() >= dueAt) {
      dueAt = performance.now() + LOOK_MS;
      isFound = setAsideFiles(path).length > 0;
    }
    return isFound;
  };
}

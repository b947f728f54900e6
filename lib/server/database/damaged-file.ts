import 'server-only';
import { existsSync, renameSync } from 'node:fs';
import { logger } from '@/lib/server/process/log';
import { codeOf } from './sql';

/** Whether SQLite cannot read the file, whoever may. */
export const isDamage = (error: unknown): boolean =>
  /^SQLITE_(?:CORRUPT|NOTADB)/.test(codeOf(error));

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
  const name = `${path}.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const part of ['-wal', '-shm', ''])
    if (existsSync(path + part)) renameSync(path + part, name + part);
  logger().error(
    { reason: String(reason), file: name },
    'The database is damaged. It was set aside, and the site begins an empty one: see "A damaged database" in docs/run.md',
  );
}

import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import { createDamageLook } from './damaged-file';
import { openPostgres } from './postgres';
import { createReserve } from './reserve';
import type { Database } from './sql';
import { openSqlite } from './sqlite';
import { isNewerDatabase } from './tables';
import { watched } from './watched';

/** The file of the site's database in DATA_DIR. */
const FILE = 'site.db';
/** Room for a full disk, beside it. */
const RESERVE = 'reserve';

/** The process's database, opened when it is first asked: PostgreSQL with DATABASE_URL, otherwise a file in DATA_DIR. */
export const siteDatabase = (): Database =>
  processWide('database', () => {
    const { databaseUrl } = env();
    return databaseUrl === null ? ownDatabase() : watched(openPostgres(databaseUrl), 'PostgreSQL');
  });

/** The file in DATA_DIR, with DATABASE_URL too: it keeps the applications that arrive while PostgreSQL is away. */
export const ownDatabase = (): Database =>
  processWide('own-database', () => {
    const { dataDir } = env();
    const reserve = createReserve(join(dataDir, RESERVE));
    return watched(openSqlite(join(dataDir, FILE), reserve), 'SQLite');
  });

/** Whether that file is there: it is made when something is first written to it. */
export const hasOwnDatabase = (): boolean => existsSync(join(env().dataDir, FILE));

/** Ends its connections: the last one to a file writes everything into the file itself, so that a copy of it is whole. Never rejects. */
export async function closeDatabases(): Promise<void> {
  await Promise.allSettled([siteDatabase(), ownDatabase()].map((database) => database.close()));
}

/**
 * For commands that only read or change what the site has kept.
 * @throws Error if there is no database yet. They make none: it would hide that DATA_DIR is another folder than the site's
 */
export function requireDatabase(): void {
  const { databaseUrl, dataDir } = env();
  if (databaseUrl === null && !hasOwnDatabase())
    throw new Error(`There is no ${join(dataDir, FILE)}: is DATA_DIR set, has the site run?`);
}

/** Whether a damaged file of it was set aside, and no person has moved it away yet. */
export const isDatabaseSetAside = (): boolean =>
  processWide('damaged-look', () => createDamageLook(join(env().dataDir, FILE)))();

/**
 * Opens the database before the first request. If it is away, the site starts without it: pages need none.
 * @throws Error if a newer release made it
 */
export async function prepareDatabase(): Promise<void> {
  try {
    await siteDatabase().prepare();
  } catch (error) {
    if (isNewerDatabase(error)) throw error;
    logger().debug({ reason: String(error) }, 'The site starts without its database');
  }
}

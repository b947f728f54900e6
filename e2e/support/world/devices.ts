import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** The devices that follow searches, as a site's DATA_DIR has them: sealed. Read beside the site. */
export function devicesIn(dataDir: string): readonly Buffer[] {
  const path = join(dataDir, 'site.db');
  if (!existsSync(path)) return [];
  const database = new Sqlite(path, { readonly: true, timeout: 5_000 });
  try {
    return database.prepare<[], Buffer>('select sealed from device').pluck().all();
  } finally {
    database.close();
  }
}

import 'server-only';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Database } from './sql';

/** Where in DATA_DIR the files of earlier releases go once their contents are in the database; from there they can be moved back. */
const IMPORTED = 'imported';

/**
 * Moves a file or folder of an earlier release out of the way, now that what was in it was written. The note that this writes waits
 * for the disk, and with it all that `quick` wrote before.
 * @param name its path in DATA_DIR
 */
export async function moveImported(
  { sql }: Database,
  dataDir: string,
  name: string,
): Promise<void> {
  await sql`
    insert into memory (kind, key, value) values ('imported', ${name}, ${new Date().toISOString()})
    on conflict (kind, key) do update set value = excluded.value`;
  const to = join(/* turbopackIgnore: true */ dataDir, IMPORTED, name);
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const isThere = existsSync(to);
  renameSync(join(dataDir, name), isThere ? `${to}.${Date.now()}` : to);
}

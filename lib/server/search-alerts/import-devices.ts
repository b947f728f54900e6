import 'server-only';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { moveImported } from '@/lib/server/database/old-files';
import type { Database } from '@/lib/server/database/sql';

const FOLDER = 'search-alerts';
const FILE = /^([0-9a-f]{32})\.sealed$/;

/**
 * Takes over the devices of releases that kept each in a file, and moves the folder to DATA_DIR/imported. One that has ordered anew
 * meanwhile stays as it is. Whatever fails can be done again.
 */
export async function importDevices(database: Database, dataDir: string): Promise<void> {
  const folder = join(/* turbopackIgnore: true */ dataDir, FOLDER);
  const names = await readdir(folder).catch(() => null);
  if (names === null) return;
  for (const name of names) {
    const id = FILE.exec(name)?.[1];
    if (id === undefined) continue;
    const sealed = await readFile(join(folder, name));
    await database.quick`
      insert into device (id, sealed, claimed_until) values (${id}, ${sealed}, 0)
      on conflict (id) do nothing`;
    await nextTurn();
  }
  await moveImported(database, dataDir, FOLDER);
}

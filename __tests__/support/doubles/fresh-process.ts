import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globals } from '@/server/process-globals.mjs';
import type { Database } from '@/lib/server/database/sql';
import { snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';

/** What outlives a restart: a test that looks at the log has taken its place. */
const KEPT = ['log'];
/** Where a process keeps its databases. */
const DATABASES = ['database', 'own-database'];

/** An empty DATA_DIR, set before anything reads the settings. */
export function temporaryDataDir() {
  const path = mkdtempSync(join(tmpdir(), 'data-'));
  process.env.DATA_DIR = path;
  return {
    path,
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }),
  };
}

/** Like `temporaryDataDir`, on a disk that stores nothing: no test finds what the one before it stored. */
export function brokenDataDir() {
  const data = temporaryDataDir();
  const path = join(data.path, 'a-file');
  writeFileSync(path, '');
  process.env.DATA_DIR = path;
  return { ...data, path };
}

/** As after a restart: memory is empty, the disk is unchanged, and nobody waits for a list that the process before was reading. */
export function restart(): void {
  snapshotStore().stop();
  for (const name of DATABASES) {
    const database = globals.values.get(name) as Database | undefined;
    if (!database) continue;
    // SQLite has done it when this returns.
    database.sql`update feed set turn_by = null, turn_until = 0 where turn_by is not null`.catch(
      () => undefined,
    );
    void database.close();
  }
  forget();
}

/** Empties the memory of a process whose work goes on, such as another process would not share. */
export function forget(): void {
  for (const name of globals.values.keys()) if (!KEPT.includes(name)) globals.values.delete(name);
  globals.breakers.clear();
  globals.metrics.clear();
  delete globals.requestGate;
}

/** Goes on while a test has stopped the clock. */
const later = setTimeout;

/** Waits until the condition holds. The limit is for conditions that never do, not a measurement: a busy machine may be slow. */
export async function until(isSo: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  for (let i = 0; i < seconds * 100; i += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => later(resolve, 10));
  }
  throw new Error('It did not become so.');
}

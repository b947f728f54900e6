import 'server-only';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@/lib/server/database/sql';
import { logger } from '@/lib/server/process/log';
import { readStoredFile } from './before-database/stored-file';
import { createFirstSeenDates } from './first-seen';
import { createJobChanges } from './job-changes';
import { sqlList } from './sql-list';
import type { StoredHistory, StoredSnapshot } from './stored-snapshot';

const FILE = 'snapshot.json';

/**
 * Takes over the list that a release before the database kept in DATA_DIR, with its history: the file is moved to DATA_DIR/imported once
 * the database has it for good. If that fails it is tried again at the next start. Never rejects.
 */
export async function importList(database: Database, dataDir: string): Promise<void> {
  const stored = await readStoredFile(join(dataDir, FILE));
  if (stored === null) return;
  try {
    const list = sqlList(database);
    const known = await list.read();
    const own = 'jobs' in known.stored ? known.stored : null;
    // Otherwise another process has imported it meanwhile.
    if (own?.fetchedAt !== stored.fetchedAt) {
      const isNewer = own === null || own.fetchedAt < stored.fetchedAt;
      const both = isNewer ? together(known.stored, stored) : together(stored, own);
      if ((await list.write(both, known.version)) === null) return;
    }
    const done = join(dataDir, 'imported');
    await mkdir(done, { recursive: true, mode: 0o700 });
    await rename(join(dataDir, FILE), join(done, FILE));
    logger().info({ jobs: stored.jobs.length }, 'The list of an older release was imported');
  } catch (error) {
    logger().error({ reason: String(error) }, 'The list of an older release cannot be imported');
  }
}

/**
 * The newer list, with the history of both: this release may have run without the file, because the database was away, and the one before
 * may have run again for a while.
 */
function together(older: StoredHistory, newer: StoredSnapshot): StoredSnapshot {
  const dates = createFirstSeenDates();
  const changes = createJobChanges();
  for (const { firstSeen, changes: some = [] } of [older, newer]) {
    dates.restore(firstSeen);
    changes.restore(some);
  }
  const firstSeen = new Map(dates.entries());
  const before = new Map(older.firstSeen);
  return {
    ...newer,
    jobs: newer.jobs.map((job) => {
      const { firstSeenOn, postedOn } = firstSeen.get(job.id) ?? job;
      const known = before.get(job.id);
      const changedOn = job.changedOn ?? (known?.content === job.content ? known.changedOn : null);
      return { ...job, firstSeenOn, postedOn, changedOn };
    }),
    firstSeen: [...firstSeen],
    changes: changes.entries(),
    searchPages: [...new Map([...(older.searchPages ?? []), ...(newer.searchPages ?? [])])],
    payLines: [...new Map([...(older.payLines ?? []), ...(newer.payLines ?? [])])],
  };
}

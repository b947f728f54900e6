import 'server-only';
import type { Database } from '@/lib/server/database/sql';
import { entryOf } from '@/lib/server/outbox-store/entry-name';
import { isLeased } from '@/lib/server/outbox-store/lease';
import { entryImport } from './import-entry';
import type { FolderImport } from './import-folder';

/** The applications that waited: a file for each, with its state in its name. One that is being sent stays until its lease ends. */
export function importOutbox(database: Database): FolderImport {
  const { hold, release } = entryImport(database);
  return {
    folder: 'outbox',
    isReady(name) {
      const entry = entryOf(name);
      return entry !== null && isLeased(entry).isLeased !== true;
    },
    async take(name, contents, key) {
      const entry = entryOf(name);
      if (entry !== null) await hold(key, entry, async () => contents);
    },
    async release(name) {
      const entry = entryOf(name);
      if (entry !== null) await release(entry);
    },
  };
}

import 'server-only';
import { entryOf } from '@/lib/server/outbox-store/entry-name';
import { isLeased } from '@/lib/server/outbox-store/lease';
import type { OutboxStore } from '@/lib/server/outbox-store/outbox-store';
import type { FolderImport } from './import-folder';

/** The applications that waited: a file for each, with its state in its name. One that is being sent stays until its lease ends. */
export const importOutbox = (store: OutboxStore): FolderImport => ({
  folder: 'outbox',
  isReady(name) {
    const entry = entryOf(name);
    return entry !== null && isLeased(entry).isLeased !== true;
  },
  async take(name, contents) {
    const entry = entryOf(name);
    if (entry !== null) await store.put(entry, contents);
  },
});

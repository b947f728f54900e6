import 'server-only';
import { env } from '@/lib/config/env';
import { hasOwnDatabase, ownDatabase, siteDatabase } from '@/lib/server/database/database';
import { sharedFirst } from './shared-first';
import { sqlStore } from './sql-store';
import type { OutboxStore } from './outbox-store';

/** Where this site's entries are queued: in its database, and in a file of this machine's while a server that it asks for is away. */
export function openOutboxStore(): OutboxStore {
  const own = sqlStore(ownDatabase());
  if (env().databaseUrl === null) return own;
  return sharedFirst(sqlStore(siteDatabase()), {
    ...own,
    // Reading would make the file, and a site with a server needs no disk until it is away.
    list: async () => (hasOwnDatabase() ? own.list() : []),
    read: async (entry) => (hasOwnDatabase() ? own.read(entry) : null),
  });
}

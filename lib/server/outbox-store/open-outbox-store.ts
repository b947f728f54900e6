import 'server-only';
import { env } from '@/lib/config/env';
import { ownDatabase, siteDatabase } from '@/lib/server/database/database';
import { sharedFirst } from './shared-first';
import { sqlStore } from './sql-store';
import type { OutboxStore } from './outbox-store';

/** Where this site's entries are queued: in its database, and in a file of this machine's while a server that it asks for is away. */
export function openOutboxStore(): OutboxStore {
  const own = sqlStore(ownDatabase());
  return env().databaseUrl === null ? own : sharedFirst(sqlStore(siteDatabase()), own);
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { EntryState } from '@/lib/server/outbox-store/outbox-store';

type Entry = {
  readonly id: string;
  readonly state: EntryState;
  readonly note: string;
  readonly queued_at: number;
};

/** The entries of the outbox in a site's DATA_DIR, oldest first, read beside the site. */
export function entriesIn(dataDir: string): readonly Entry[] {
  const path = join(dataDir, 'site.db');
  if (!existsSync(path)) return [];
  const database = new Sqlite(path, { readonly: true, timeout: 5_000 });
  try {
    return database
      .prepare<[], Entry>('select id, state, note, queued_at from outbox order by queued_at, id')
      .all();
  } finally {
    database.close();
  }
}

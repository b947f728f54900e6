import 'server-only';
import type { Database } from '@/lib/server/database/sql';
import type { OutboxEntry } from '@/lib/server/outbox-store/outbox-store';
import { sqlStore } from '@/lib/server/outbox-store/sql-store';

/** The note of an entry that nobody may send yet. */
const NOTE = 'importing';

/** How an application gets into the outbox from where an earlier release kept it. */
export type EntryImport = {
  /** Puts it in, held back. Does nothing if it was put in before under this key. @returns false if there are no contents to put in */
  readonly hold: (
    key: string,
    entry: OutboxEntry,
    read: () => Promise<Buffer | null>,
  ) => Promise<boolean>;
  /** Gives it the state it had: from now on it may be sent, and erased. */
  readonly release: (entry: OutboxEntry) => Promise<void>;
};

/**
 * An application is put in once, even if the import is killed at any moment and begins again. It goes in held back, so that nobody sends
 * it; then a mark says that it is in; then it is released. Without a mark nobody can have sent it, so it is put in again, which does
 * nothing if it is there. With a mark it was put in, so a row that is gone was sent. A mark before the row would lose an application
 * if we were killed between the two.
 */
export function entryImport(database: Database): EntryImport {
  const { sql } = database;
  const store = sqlStore(database);
  return {
    async hold(key, entry, read) {
      const { rows } = await sql`select key from memory where kind = 'imported' and key = ${key}`;
      if (rows.length > 0) return true;
      const sealed = await read();
      if (sealed === null) return false;
      await store.put({ ...entry, state: 'held', note: NOTE }, sealed);
      await sql`
        insert into memory (kind, key, value) values ('imported', ${key}, ${entry.id})
        on conflict (kind, key) do nothing`;
      return true;
    },
    async release({ id, state, note }) {
      await sql`
        update outbox set state = ${state}, note = ${note}
        where id = ${id} and state = 'held' and note = ${NOTE}`;
    },
  };
}

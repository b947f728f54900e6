import 'server-only';
import { OUTBOX } from '@/lib/config/limits';
import type { Database } from '@/lib/server/database/sql';
import { STATEMENT_MS } from '@/lib/server/database/sql';
import type { EntryState, ListedEntry, OutboxEntry, OutboxStore } from './outbox-store';

/** A put that the database gets to later than this (ms) is refused: we have given up by then, and queued the entry elsewhere. */
const PUT_MS = STATEMENT_MS - 500;

type Row = {
  readonly id: string;
  readonly queued_at: number;
  readonly state: EntryState;
  readonly tries: number;
  readonly note: string;
  readonly seen_at: number | null;
  readonly alerted_at: number | null;
  readonly bytes: number;
  readonly leased: number;
};

/**
 * The outbox in the site's database: one row for each entry, and each change one statement that names what the row must be. A lease that
 * ends later than any could is from before the clock was set back.
 */
export function sqlStore({ sql, quick }: Database): OutboxStore {
  return {
    async put({ id, queuedAt, state, tries, note, seenAt, alertedAt }, encrypted) {
      const { rows } = await quick<{ now: number }>`select now_ms() as now`;
      const { changes } = await sql`
        insert into outbox (id, queued_at, state, tries, note, seen_at, alerted_at, sealed)
        select ${id}, ${queuedAt}, ${state}, ${tries}, ${note}, ${seenAt ?? null}, ${alertedAt ?? null}, ${encrypted}
        where now_ms() < ${(rows[0]?.now ?? 0) + PUT_MS}
        on conflict (id) do nothing`;
      if (changes === 1) return true;
      const { rows: found } = await quick`select id from outbox where id = ${id}`;
      if (found.length === 0) throw new Error('The database got to the entry too late');
      return false;
    },
    async list() {
      const { rows } = await quick<Row>`
        select id, queued_at, state, tries, note, seen_at, alerted_at, length(sealed) as bytes,
          case when state = 'sending' and lease_until > now_ms() and lease_until <= now_ms() + ${OUTBOX.leaseMs}
            then 1 else 0 end as leased
        from outbox order by queued_at, id`;
      return rows.map(listed);
    },
    async read({ id, queuedAt, state, tries, note, seenAt, alertedAt }) {
      const { rows } = await quick<{ sealed: Uint8Array }>`
        select sealed from outbox
        where id = ${id} and queued_at = ${queuedAt} and state = ${state} and tries = ${tries} and note = ${note}
          and coalesce(seen_at, -1) = ${seenAt ?? -1} and coalesce(alerted_at, -1) = ${alertedAt ?? -1}`;
      return rows[0]?.sealed ?? null;
    },
    async change({ id, queuedAt, state, tries, note, seenAt, alertedAt }, to) {
      const { changes } = await sql`
        update outbox
        set state = ${to.state}, tries = ${to.tries}, note = ${to.note}, seen_at = ${to.seenAt ?? null},
          alerted_at = ${to.alertedAt ?? null}, lease_until = now_ms() + ${to.state === 'sending' ? OUTBOX.leaseMs : 0}
        where id = ${id} and queued_at = ${queuedAt} and state = ${state} and tries = ${tries} and note = ${note}
          and coalesce(seen_at, -1) = ${seenAt ?? -1} and coalesce(alerted_at, -1) = ${alertedAt ?? -1}`;
      return changes === 1;
    },
    async erase({ id, queuedAt, state, tries, note, seenAt, alertedAt }: OutboxEntry) {
      const { changes } = await sql`
        delete from outbox
        where id = ${id} and queued_at = ${queuedAt} and state = ${state} and tries = ${tries} and note = ${note}
          and coalesce(seen_at, -1) = ${seenAt ?? -1} and coalesce(alerted_at, -1) = ${alertedAt ?? -1}`;
      return changes === 1;
    },
  };
}

const listed = (row: Row): ListedEntry => ({
  id: row.id,
  queuedAt: row.queued_at,
  state: row.state,
  tries: row.tries,
  note: row.note,
  ...(row.seen_at !== null && { seenAt: row.seen_at }),
  ...(row.alerted_at !== null && { alertedAt: row.alerted_at }),
  ...(row.leased === 1 && { isLeased: true }),
  bytes: row.bytes,
});

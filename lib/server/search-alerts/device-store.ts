import 'server-only';
import type { Database } from '@/lib/server/database/sql';

/** A device as stored: sealed, under an id that reveals nothing. */
export type StoredDevice = { readonly id: string; readonly sealed: Buffer };

/** Devices that get alerts about new jobs. Rejects while the database is away. */
export type DeviceStore = {
  readonly all: () => AsyncIterable<StoredDevice>;
  readonly count: () => Promise<number>;
  readonly read: (id: string) => Promise<Buffer | null>;
  /**
   * Replaces a device, provided that `from` is still what is stored.
   * @param from null if nothing may be stored yet. @returns false if something else is stored; nothing is changed then.
   */
  readonly swap: (id: string, from: Buffer | null, to: Buffer) => Promise<boolean>;
  readonly erase: (id: string) => Promise<void>;
  /** Claims a stored device for that time, so that one process alone sends it a digest; false if it is claimed already. */
  readonly claim: (id: string, forMs: number) => Promise<boolean>;
  readonly release: (id: string) => Promise<void>;
};

/** How many are read at a time. */
const PAGE = 200;

/** The table `device`: one row for each, which a claim marks with the time until which it holds, by the database's clock. */
export function deviceStore({ sql }: Database): DeviceStore {
  return {
    async *all() {
      let last = '';
      for (;;) {
        const { rows } = await sql<StoredDevice>`
          select id, sealed from device where id > ${last} order by id limit ${PAGE}`;
        yield* rows;
        if (rows.length < PAGE) return;
        last = rows.at(-1)?.id ?? last;
      }
    },
    async count() {
      const { rows } = await sql<{ count: number }>`select count(*) as count from device`;
      return rows[0]?.count ?? 0;
    },
    async read(id) {
      const { rows } = await sql<StoredDevice>`select id, sealed from device where id = ${id}`;
      return rows[0]?.sealed ?? null;
    },
    async swap(id, from, to) {
      const { changes } =
        from === null
          ? await sql`
              insert into device (id, sealed, claimed_until) values (${id}, ${to}, 0)
              on conflict (id) do nothing`
          : await sql`update device set sealed = ${to} where id = ${id} and sealed = ${from}`;
      return changes === 1;
    },
    async erase(id) {
      await sql`delete from device where id = ${id}`;
    },
    async claim(id, forMs) {
      const { changes } = await sql`
        update device set claimed_until = now_ms() + ${forMs}
        where id = ${id} and (claimed_until <= now_ms() or claimed_until > now_ms() + ${forMs})`;
      return changes === 1;
    },
    async release(id) {
      await sql`update device set claimed_until = 0 where id = ${id}`;
    },
  };
}

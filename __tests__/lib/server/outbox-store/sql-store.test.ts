import { sqlStore } from '@/lib/server/outbox-store/sql-store';
import type { Database, Sql } from '@/lib/server/database/sql';
import { describeStore } from '@/__tests__/lib/server/outbox/store-contract';
import type { OpenDatabase } from '@/__tests__/support/databases';
import { describeDatabases } from '@/__tests__/support/databases';
import { ENTRY } from '@/__tests__/support/queued';

describeDatabases('the outbox', (open: OpenDatabase) => {
  describeStore('as a store', () => ({
    store: sqlStore(open()),
    elsewhere: sqlStore(open()),
    remove: async () => undefined,
  }));

  it('leases an entry by the database’s clock, whatever ours says', async () => {
    const database = open();
    const store = sqlStore(database);
    await store.put(ENTRY, Buffer.from('sealed'));
    const sending = { ...ENTRY, state: 'sending', tries: 1, note: 'a lease' } as const;
    await store.change(ENTRY, sending);
    expect(await store.list()).toEqual([{ ...sending, isLeased: true, bytes: 6 }]);
    await database.sql`update outbox set lease_until = now_ms() - 1`;
    expect(await store.list()).toEqual([{ ...sending, bytes: 6 }]);
    // A lease from before the clock was set back.
    await database.sql`update outbox set lease_until = now_ms() + 3600000`;
    expect(await store.list()).toEqual([{ ...sending, bytes: 6 }]);
  });

  it('refuses a put that the database gets to late', async () => {
    const database = open();
    const late: Sql = async (text, ...values) => {
      const answer = await database.quick(text, ...values);
      return {
        ...answer,
        rows: answer.rows.map((row) => ({ ...(row as object), now: 0 }) as never),
      };
    };
    const hanging: Database = { ...database, quick: late };
    await expect(sqlStore(hanging).put(ENTRY, Buffer.from('sealed'))).rejects.toThrow(/too late/);
    expect(await sqlStore(database).list()).toEqual([]);
  });
});

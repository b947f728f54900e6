import type { Database } from '@/lib/server/database/sql';
import { createReceiptStore, withOwnReceipts } from '@/lib/server/receipts/receipt-store';
import { DATABASE_AWAY, describeDatabases } from '@/__tests__/support/databases';
import { until } from '@/__tests__/support/doubles/fresh-process';

const CODE = 'K7Q2M8XWRD';
const DAY_MS = 86_400_000;
const NOON = Date.parse('2026-11-21T18:00:00Z');
const atNoon = (database: Database) => createReceiptStore(database, () => NOON);
const codesIn = async ({ sql }: Database) =>
  (await sql<{ code: string }>`select code from receipt order by code`).rows.map(
    ({ code }) => code,
  );

describeDatabases('codes of applications that were handed over', (open) => {
  it('are found with their day, by every process and after a restart', async () => {
    const [one, other] = [atNoon(open()), atNoon(open())];
    expect(await one.find(CODE)).toBeNull();
    await Promise.all([one.note(CODE), other.note('0000000000')]);
    for (const store of [one, other, atNoon(open())]) {
      expect(await store.find(CODE)).toBe('2026-11-21');
      expect(await store.find('0000000000')).toBe('2026-11-21');
      expect(await store.find('1111111111')).toBeNull();
    }
  });

  it('are on the disk before anybody is told', async () => {
    const database = open();
    await atNoon({ ...database, quick: DATABASE_AWAY.quick }).note(CODE);
    expect(await codesIn(database)).toEqual([CODE]);
  });

  it('keep the day on which they were first noted', async () => {
    const database = open();
    await atNoon(database).note(CODE);
    const tomorrow = createReceiptStore(database, () => NOON + DAY_MS);
    await tomorrow.note(CODE);
    expect(await tomorrow.find(CODE)).toBe('2026-11-21');
  });

  it('are unknown after 30 days, and erased when the next one is stored', async () => {
    const database = open();
    const clock = { now: NOON };
    const ofProcess = () => createReceiptStore(database, () => clock.now);
    await ofProcess().note(CODE);
    clock.now += 30 * DAY_MS;
    expect(await ofProcess().find(CODE)).toBe('2026-11-21');
    clock.now += DAY_MS;
    expect(await ofProcess().find(CODE)).toBeNull();
    expect(await codesIn(database)).toEqual([CODE]);
    await ofProcess().note('0000000000');
    await until(async () => (await codesIn(database)).join() === '0000000000');
  });

  it('are all erased, however many there are, in statements of 500 at most', async () => {
    const database = open();
    await database.sql`
      insert into receipt (code, day)
      with recursive many(n) as (select 1 union all select n + 1 from many where n < 1201)
      select 'OLD' || n, '2026-01-01' from many`;
    const erased: number[] = [];
    const counting: Database['quick'] = async (text, ...values) => {
      const answer = await database.quick(text, ...values);
      if (text.join('').includes('delete')) erased.push(answer.changes);
      return answer as never;
    };
    await createReceiptStore({ ...database, quick: counting }, () => NOON).note(CODE);
    await until(() => erased.length === 3);
    expect(erased).toEqual([500, 500, 201]);
    expect(await codesIn(database)).toEqual([CODE]);
  });

  it('go to the own store while the shared one is away, and are found there', async () => {
    const own = { store: atNoon(open()), exists: () => true };
    const store = withOwnReceipts(atNoon(DATABASE_AWAY), own);
    await store.note(CODE);
    expect(await store.find(CODE)).toBe('2026-11-21');
    await expect(store.find('0000000000')).rejects.toThrow('is unavailable');
  });
});

describeDatabases('codes in a shared store', (open) => {
  it.each([
    ['is there', true],
    ['has never been made', false],
  ])('are found while an own one that answers nothing %s', async (_, isThere) => {
    const own = { store: atNoon(DATABASE_AWAY), exists: () => isThere };
    const store = withOwnReceipts(atNoon(open()), own);
    await store.note(CODE);
    expect(await store.find(CODE)).toBe('2026-11-21');
  });

  it('are called unknown only if the own store, once made, has said so too', async () => {
    const shared = atNoon(open());
    const withOwn = (exists: boolean) =>
      withOwnReceipts(shared, { store: atNoon(DATABASE_AWAY), exists: () => exists });
    await expect(withOwn(true).find(CODE)).rejects.toThrow('is unavailable');
    expect(await withOwn(false).find(CODE)).toBeNull();
  });
});

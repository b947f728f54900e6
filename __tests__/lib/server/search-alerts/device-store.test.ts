import { describeDatabases } from '@/__tests__/support/databases';
import { deviceStore, type DeviceStore } from '@/lib/server/search-alerts/device-store';

const [ONE, TWO] = ['1'.repeat(32), '2'.repeat(32)];
const [A, B, C] = [Buffer.from('first'), Buffer.from([0, 255, 10]), Buffer.from('third')];

const idsOf = async (store: DeviceStore) => {
  const ids: string[] = [];
  for await (const { id } of store.all()) ids.push(id);
  return ids;
};

describeDatabases('devices', (open) => {
  /** As two processes have them. */
  const stores = () => ({ store: deviceStore(open()), elsewhere: deviceStore(open()) });

  it('are kept until they are erased', async () => {
    const { store, elsewhere } = stores();
    expect([await store.count(), await store.read(ONE), await idsOf(store)]).toEqual([0, null, []]);
    expect(await store.swap(ONE, null, A)).toBe(true);
    expect(await store.swap(TWO, null, B)).toBe(true);
    expect(await elsewhere.read(TWO)).toEqual(B);
    expect([await elsewhere.count(), await idsOf(elsewhere)]).toEqual([2, [ONE, TWO]]);
    await elsewhere.erase(ONE);
    await elsewhere.erase(ONE);
    expect(await idsOf(store)).toEqual([TWO]);
  });

  it('are not overwritten once another process has changed or erased them', async () => {
    const { store, elsewhere } = stores();
    await store.swap(ONE, null, A);
    expect(await elsewhere.swap(ONE, null, C)).toBe(false);
    expect(await elsewhere.swap(ONE, A, B)).toBe(true);
    expect(await store.swap(ONE, A, C)).toBe(false);
    expect(await store.read(ONE)).toEqual(B);
    await store.erase(ONE);
    expect(await elsewhere.swap(ONE, B, C)).toBe(false);
    expect(await store.read(ONE)).toBeNull();
  });

  it('are claimed by one of two processes that ask at once, until they are released', async () => {
    const { store, elsewhere } = stores();
    for (const id of [ONE, TWO]) await store.swap(id, null, A);
    const claims = [store, elsewhere].map((one) => one.claim(ONE, 60_000));
    expect((await Promise.all(claims)).toSorted()).toEqual([false, true]);
    expect(await elsewhere.claim(TWO, 60_000)).toBe(true);
    await store.release(ONE);
    expect(await elsewhere.claim(ONE, 60_000)).toBe(true);
  });

  it('stay claimed when they are changed, until the time has passed by the clock of the database', async () => {
    const database = open();
    const store = deviceStore(database);
    await store.swap(ONE, null, A);
    await store.claim(ONE, 60_000);
    await store.swap(ONE, A, B);
    await database.sql`update device set claimed_until = now_ms() + 60000`;
    expect(await store.claim(ONE, 60_000)).toBe(false);
    await database.sql`update device set claimed_until = now_ms()`;
    expect(await store.claim(ONE, 60_000)).toBe(true);
    // A claim from before the clock was set back.
    await database.sql`update device set claimed_until = now_ms() + 3600000`;
    expect(await store.claim(ONE, 60_000)).toBe(true);
  });

  it('that are not there cannot be claimed', async () => {
    expect(await stores().store.claim(ONE, 60_000)).toBe(false);
  });

  it('are all found, however many', async () => {
    const { store } = stores();
    const ids = Array.from({ length: 450 }, (_, at) => at.toString(16).padStart(32, '0'));
    for (const id of ids) await store.swap(id, null, A);
    expect(await idsOf(store)).toEqual(ids);
  });
});

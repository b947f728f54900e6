import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  diskDevices,
  redisDevices,
  type DeviceStore,
} from '@/lib/server/search-alerts/device-store';
import { describeWithRedis } from '@/__tests__/support/doubles/with-redis';

const [ONE, TWO] = ['1'.repeat(32), '2'.repeat(32)];
const [A, B, C] = [Buffer.from('first'), Buffer.from([0, 255, 10]), Buffer.from('third')];

const idsOf = async (store: DeviceStore) => {
  const ids: string[] = [];
  for await (const { id } of store.all()) ids.push(id);
  return ids.toSorted();
};

function holdTo(stores: () => { readonly store: DeviceStore; readonly elsewhere: DeviceStore }) {
  it('keeps devices until they are erased', async () => {
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

  it('does not overwrite what another process has changed or erased', async () => {
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

  it('lets a device be claimed once', async () => {
    const { store } = stores();
    expect(await store.claim(ONE, 60_000)).toBe(true);
    expect(await store.claim(ONE, 60_000)).toBe(false);
    expect(await store.claim(TWO, 60_000)).toBe(true);
    await store.release(ONE);
    expect(await store.claim(ONE, 60_000)).toBe(true);
  });
}

describe('devices on disk', () => {
  const home = mkdtempSync(join(tmpdir(), 'devices-'));
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  let count = 0;
  const newFolder = () => join(home, String((count += 1)));

  holdTo(() => {
    const folder = newFolder();
    return { store: diskDevices(folder), elsewhere: diskDevices(folder) };
  });

  it('are files readable by their owner only, and other files are ignored', async () => {
    const folder = newFolder();
    const store = diskDevices(folder);
    await store.swap(ONE, null, A);
    writeFileSync(join(folder, 'note.txt'), '');
    expect(readdirSync(folder)).toEqual([`${ONE}.sealed`, 'note.txt']);
    expect(statSync(join(folder, `${ONE}.sealed`)).mode & 0o777).toBe(0o600);
    expect(await idsOf(store)).toEqual([ONE]);
  });

  it('can be claimed again once the claim has expired', async () => {
    const clock = { now: 0 };
    const store = diskDevices(newFolder(), () => clock.now);
    await store.claim(ONE, 1_000);
    clock.now = 999;
    expect(await store.claim(ONE, 1_000)).toBe(false);
    clock.now = 1_000;
    expect(await store.claim(ONE, 1_000)).toBe(true);
  });
});

describeWithRedis('devices in Redis', (instances) => {
  holdTo(() => {
    const { first, second } = instances();
    return { store: redisDevices(first), elsewhere: redisDevices(second) };
  });

  it('are claimed by one of two instances', async () => {
    const { first, second } = instances();
    const claims = [first, second].map((link) => redisDevices(link).claim(ONE, 60_000));
    expect((await Promise.all(claims)).toSorted()).toEqual([false, true]);
  });

  it('are all found, however many', async () => {
    const store = redisDevices(instances().first);
    const ids = Array.from({ length: 1_000 }, (_, at) => at.toString(16).padStart(32, '0'));
    for (const id of ids) await store.swap(id, null, A);
    expect(await idsOf(store)).toEqual(ids);
  });
});

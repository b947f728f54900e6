import { logger } from '@/lib/server/process/log';
import type { OutboxStore } from '@/lib/server/outbox-store/outbox-store';
import { sharedFirst } from '@/lib/server/outbox-store/shared-first';
import { ENTRY, memoryStore } from '@/__tests__/support/queued';

const SEALED = Uint8Array.from([1, 2, 3]);
const fails = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

/** A store in which nothing works, such as a folder that root has restored and the site may not read. */
const broken = (code: string): OutboxStore => ({
  list: fails(code),
  put: fails(code),
  read: fails(code),
  change: fails(code),
  erase: fails(code),
});

describe('an outbox that is shared, and on this instance’s disk while it cannot be', () => {
  const error = jest.spyOn(logger(), 'error').mockImplementation();
  beforeEach(() => error.mockClear());
  afterAll(() => jest.restoreAllMocks());

  it('works without the disk, and says once that a person has to see to it', async () => {
    const store = sharedFirst(memoryStore(), broken('EACCES'));
    const held = { ...ENTRY, state: 'held', note: 'http-403' } as const;
    expect(await store.put(ENTRY, SEALED)).toBe(true);
    expect(await store.list()).toMatchObject([{ id: ENTRY.id }]);
    expect(await store.read(ENTRY)).toEqual(SEALED);
    expect(await store.change(ENTRY, held)).toBe(true);
    expect(await store.erase(held)).toBe(true);
    expect(await store.list()).toEqual([]);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(
      { reason: 'Error: EACCES' },
      'the outbox on disk cannot be read',
    );
  });

  it.each([
    ['waits', 'waiting', 0],
    ['is being sent', 'sending', 1],
    ['is held for a person', 'held', 1],
  ] as const)(
    'of two entries that are one, erases ours only if it waits: it %s',
    async (_, state, left) => {
      const [shared, own] = [memoryStore(), memoryStore()];
      await shared.put(ENTRY, SEALED);
      await own.put({ ...ENTRY, state }, SEALED);
      const store = sharedFirst(shared, own);
      expect(await store.list()).toHaveLength(1);
      expect([shared.entries().length, own.entries().length]).toEqual([1, left]);
    },
  );

  it('works without the shared store', async () => {
    const store = sharedFirst(broken('ECONNREFUSED'), memoryStore());
    expect(await store.put(ENTRY, SEALED)).toBe(true);
    expect(await store.list()).toMatchObject([{ id: ENTRY.id }]);
    expect(await store.read(ENTRY)).toEqual(SEALED);
    expect(await store.erase(ENTRY)).toBe(true);
  });

  it('says what it could not see', async () => {
    const shared = memoryStore();
    let isAway = false;
    const list = () => (isAway ? fails('ECONNREFUSED')() : shared.list());
    const store = sharedFirst({ ...shared, list }, memoryStore());
    const seen: unknown[] = [];
    for (isAway of [false, true, false]) {
      await store.list();
      seen.push(store.missing?.());
    }
    expect(seen).toEqual([null, 'shared', null]);
    const blind = sharedFirst(memoryStore(), broken('EACCES'));
    await blind.list();
    expect(blind.missing?.()).toBe('own');
  });

  it('fails if both do: nobody is told that an application is queued', async () => {
    const store = sharedFirst(broken('ECONNREFUSED'), broken('EACCES'));
    await expect(store.put(ENTRY, SEALED)).rejects.toThrow('EACCES');
    await expect(store.list()).rejects.toThrow('EACCES');
    await expect(store.read(ENTRY)).rejects.toThrow();
    await expect(store.erase(ENTRY)).rejects.toThrow();
  });
});

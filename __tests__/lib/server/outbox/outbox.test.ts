import { memoryStore, queued } from '@/__tests__/support/queued';
import { OUTBOX } from '@/lib/config/limits';
import { createOutbox } from '@/lib/server/outbox/outbox';
import type { ListedEntry } from '@/lib/server/outbox-store/outbox-store';
import { entryCipher } from '@/lib/server/outbox-store/entry-cipher';

const cipher = entryCipher(new Uint8Array(32).fill(7));

describe('the outbox', () => {
  it('queues the same application once, however often it is sent at the same time', async () => {
    const store = memoryStore();
    const outbox = createOutbox({ store, cipher });
    const answers = await Promise.all([1, 2, 3].map(() => outbox.add('one', queued())));
    expect(answers).toEqual([true, true, true]);
    expect(store.entries()).toHaveLength(1);
    expect([await outbox.has('one'), await outbox.has('two'), await outbox.has(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('queues every application without a key as a separate one', async () => {
    const store = memoryStore();
    const outbox = createOutbox({ store, cipher });
    await outbox.add(null, queued());
    await outbox.add(null, queued());
    expect(store.entries()).toHaveLength(2);
  });

  it('is limited in entries, and still recognises those it has', async () => {
    const store = memoryStore();
    const id = cipher.idOf('known');
    const entries = Array.from({ length: OUTBOX.maxEntries - 1 }, () => ENTRY);
    const outbox = (more: readonly ListedEntry[]) =>
      createOutbox({ store: { ...store, list: async () => [...entries, ...more] }, cipher });
    expect(await outbox([]).add('new', queued())).toBe(true);
    expect(await outbox([ENTRY]).add('newer', queued())).toBe(false);
    expect(await outbox([{ ...ENTRY, id }]).add('known', queued())).toBe(true);
  });

  it('has room for one of two that arrive at the same time, not for both', async () => {
    const store = memoryStore();
    const others = Array.from({ length: OUTBOX.maxEntries - 1 }, () => ENTRY);
    const list = async () => [...others, ...(await store.list())];
    const outbox = createOutbox({ store: { ...store, list }, cipher });
    const answers = await Promise.all(['one', 'two'].map((key) => outbox.add(key, queued())));
    expect(answers).toEqual([true, false]);
    expect(store.entries()).toHaveLength(1);
  });

  it('lets nobody wait for a database that has just failed another, and asks it again for the next', async () => {
    const store = memoryStore();
    let isLocked = true;
    const list = jest.fn(async () => {
      if (isLocked) throw new Error('locked');
      return store.list();
    });
    const outbox = createOutbox({ store: { ...store, list }, cipher });
    const all = ['one', 'two', 'three'].map((key) => outbox.add(key, queued()));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual(
      Array.from({ length: 3 }, () => 'rejected'),
    );
    expect(list).toHaveBeenCalledTimes(1);
    isLocked = false;
    expect(await outbox.add('four', queued())).toBe(true);
  });

  it('is limited in bytes', async () => {
    const store = memoryStore();
    const almostFull = {
      ...store,
      list: async () => [{ ...ENTRY, bytes: OUTBOX.maxBytes - 1_000 }],
    };
    const outbox = createOutbox({ store: almostFull, cipher });
    expect(await outbox.add('large', queued('Jo', new Uint8Array(1_000)))).toBe(false);
    expect(await outbox.add('small', queued())).toBe(true);
  });

  it('reports that it cannot write, and continues', async () => {
    const store = memoryStore();
    let isFailing = true;
    const outbox = createOutbox({
      store: {
        ...store,
        put: (...entry) => (isFailing ? Promise.reject(new Error('ENOSPC')) : store.put(...entry)),
      },
      cipher,
    });
    await expect(outbox.add('one', queued())).rejects.toThrow('ENOSPC');
    isFailing = false;
    expect(await outbox.add('one', queued())).toBe(true);
  });
});

const ENTRY = {
  id: 'f'.repeat(32),
  queuedAt: 1,
  state: 'waiting',
  tries: 0,
  note: '',
  bytes: 100,
} as const;

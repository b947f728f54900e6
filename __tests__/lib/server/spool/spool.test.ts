import { memoryStore, spooled } from '@/__tests__/support/spooled';
import { SPOOL } from '@/lib/config/limits';
import { createSpool } from '@/lib/server/spool/spool';
import type { ListedSlip } from '@/lib/server/spool-store/spool-store';
import { spoolSeal } from '@/lib/server/spool-store/spool-seal';

const seal = spoolSeal(new Uint8Array(32).fill(7));

describe('the spool', () => {
  it('takes the same application in once, however often it is sent at the same time', async () => {
    const store = memoryStore();
    const spool = createSpool({ store, seal });
    const kept = await Promise.all([1, 2, 3].map(() => spool.keep('one', spooled())));
    expect(kept).toEqual([true, true, true]);
    expect(store.slips()).toHaveLength(1);
    expect([await spool.has('one'), await spool.has('two'), await spool.has(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes every application without a key for one of its own', async () => {
    const store = memoryStore();
    const spool = createSpool({ store, seal });
    await spool.keep(null, spooled());
    await spool.keep(null, spooled());
    expect(store.slips()).toHaveLength(2);
  });

  it('has room for so many, and still knows those it has', async () => {
    const store = memoryStore();
    const id = seal.idOf('known');
    const slips = Array.from({ length: SPOOL.maxEntries - 1 }, () => SLIP);
    const spool = (more: readonly ListedSlip[]) =>
      createSpool({ store: { ...store, list: async () => [...slips, ...more] }, seal });
    expect(await spool([]).keep('new', spooled())).toBe(true);
    expect(await spool([SLIP]).keep('newer', spooled())).toBe(false);
    expect(await spool([{ ...SLIP, id }]).keep('known', spooled())).toBe(true);
  });

  it('has room for so many bytes', async () => {
    const store = memoryStore();
    const almostFull = { ...store, list: async () => [{ ...SLIP, bytes: SPOOL.maxBytes - 1_000 }] };
    const spool = createSpool({ store: almostFull, seal });
    expect(await spool.keep('large', spooled('Jo', new Uint8Array(1_000)))).toBe(false);
    expect(await spool.keep('small', spooled())).toBe(true);
  });

  it('says so where it cannot keep, and goes on', async () => {
    const store = memoryStore();
    let isFailing = true;
    const spool = createSpool({
      store: {
        ...store,
        put: (...entry) => (isFailing ? Promise.reject(new Error('ENOSPC')) : store.put(...entry)),
      },
      seal,
    });
    await expect(spool.keep('one', spooled())).rejects.toThrow('ENOSPC');
    isFailing = false;
    expect(await spool.keep('one', spooled())).toBe(true);
  });
});

const SLIP = {
  id: 'f'.repeat(32),
  keptAt: 1,
  state: 'waiting',
  tries: 0,
  note: '',
  bytes: 100,
} as const;

import type { SpoolSlip, SpoolStore } from '@/lib/server/spool-store/spool-store';

const slip = (digit: string, change: Partial<SpoolSlip> = {}): SpoolSlip => ({
  id: digit.repeat(32),
  keptAt: 1_700_000_000_000,
  state: 'waiting',
  tries: 0,
  note: '',
  ...change,
});
const SEALED = Uint8Array.from([0, 255, 10, 13, 128]);
const sending = { state: 'sending', tries: 1, note: '1700000030000-0a1b2c3d-71' } as const;
const marks = { seenAt: 1_700_000_040_000, toldAt: 1_700_000_050_000 } as const;

type MakeStore = () => {
  /** A store with nothing in it. */
  readonly store: SpoolStore;
  /** The same entries as another process sees them. */
  readonly elsewhere: SpoolStore;
  readonly remove: () => Promise<void>;
};

/** What every store has to do (lib/server/spool-store/spool-store.ts). */
export function describeStore(name: string, make: MakeStore): void {
  describe(name, () => {
    let made: ReturnType<MakeStore>;
    beforeEach(() => {
      made = make();
    });
    afterEach(() => made.remove());

    it('is empty at first', async () => {
      expect(await made.store.list()).toEqual([]);
    });

    it('keeps what is put, byte for byte, for others too', async () => {
      expect(await made.store.put(slip('a'), SEALED)).toBe(true);
      expect(await made.elsewhere.list()).toEqual([{ ...slip('a'), bytes: SEALED.length }]);
      expect(Uint8Array.from((await made.elsewhere.read(slip('a'))) ?? [])).toEqual(SEALED);
    });

    it('lists the oldest first', async () => {
      await made.store.put(slip('a', { keptAt: 1_700_000_000_002 }), SEALED);
      await made.store.put(slip('b', { keptAt: 1_700_000_000_001 }), SEALED);
      await made.store.put(slip('c', { keptAt: 1_700_000_000_003 }), SEALED);
      expect((await made.store.list()).map(({ id }) => id[0])).toEqual(['b', 'a', 'c']);
    });

    it('takes an application in once, whatever has become of it', async () => {
      await made.store.put(slip('a'), SEALED);
      const again = slip('a', { keptAt: 1_700_000_009_999 });
      expect(await made.elsewhere.put(again, SEALED)).toBe(false);
      await made.store.change(slip('a'), slip('a', { state: 'held', note: 'http-403' }));
      expect(await made.elsewhere.put(again, SEALED)).toBe(false);
      expect(await made.store.list()).toHaveLength(1);
    });

    it('changes an entry once, for whoever comes first', async () => {
      await made.store.put(slip('a'), SEALED);
      const tries = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          (i % 2 ? made.store : made.elsewhere).change(
            slip('a'),
            slip('a', { ...sending, note: `1700000030000-0a1b2c3d-${i}` }),
          ),
        ),
      );
      expect(tries.filter(Boolean)).toHaveLength(1);
      expect(await made.store.list()).toEqual([
        expect.objectContaining({
          state: 'sending',
          note: `1700000030000-0a1b2c3d-${tries.indexOf(true)}`,
        }),
      ]);
      expect(await made.store.read(slip('a'))).toBeNull();
    });

    it('erases an entry only as it stands, and for good', async () => {
      await made.store.put(slip('a'), SEALED);
      await made.store.put(slip('b'), SEALED);
      await made.store.change(slip('a'), slip('a', sending));
      expect(await made.elsewhere.erase(slip('a'))).toBe(false);
      expect(await made.elsewhere.erase(slip('a', sending))).toBe(true);
      expect(await made.store.read(slip('a', sending))).toBeNull();
      expect((await made.store.list()).map(({ id }) => id)).toEqual([slip('b').id]);
    });

    it('keeps the contents through every change', async () => {
      await made.store.put(slip('a'), SEALED);
      await made.store.change(slip('a'), slip('a', sending));
      const held = slip('a', { state: 'held', tries: 1, note: 'unsure' });
      expect(await made.elsewhere.change(slip('a', sending), held)).toBe(true);
      expect(Uint8Array.from((await made.store.read(held)) ?? [])).toEqual(SEALED);
    });

    it('keeps when an entry was seen and when it was told of, each by itself', async () => {
      await made.store.put(slip('a'), SEALED);
      const steps = [{ toldAt: marks.toldAt }, marks, { seenAt: marks.seenAt }, {}];
      let standing = slip('a');
      for (const step of steps) {
        const next = slip('a', { state: 'held', note: 'http-403', ...step });
        expect(await made.store.change(standing, next)).toBe(true);
        expect(await made.elsewhere.list()).toEqual([{ ...next, bytes: SEALED.length }]);
        standing = next;
      }
    });

    it('answers for what is not there', async () => {
      expect(await made.store.read(slip('f'))).toBeNull();
      expect(await made.store.change(slip('f'), slip('f', sending))).toBe(false);
      expect(await made.store.erase(slip('f'))).toBe(false);
    });
  });
}

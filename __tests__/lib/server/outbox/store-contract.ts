import type { OutboxEntry, OutboxStore } from '@/lib/server/outbox-store/outbox-store';

const entry = (digit: string, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id: digit.repeat(32),
  queuedAt: 1_700_000_000_000,
  state: 'waiting',
  tries: 0,
  note: '',
  ...change,
});
const ENCRYPTED = Uint8Array.from([0, 255, 10, 13, 128]);
const sending = { state: 'sending', tries: 1, note: '1700000030000-0a1b2c3d-71' } as const;
const marks = { seenAt: 1_700_000_040_000, alertedAt: 1_700_000_050_000 } as const;

type MakeStore = () => {
  /** An empty store. */
  readonly store: OutboxStore;
  /** The same entries as another process reads them. */
  readonly elsewhere: OutboxStore;
  readonly remove: () => Promise<void>;
};

/** What every store must do (lib/server/outbox-store/outbox-store.ts). */
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

    it('stores what is put, byte for byte, for other processes too', async () => {
      expect(await made.store.put(entry('a'), ENCRYPTED)).toBe(true);
      expect(await made.elsewhere.list()).toEqual([{ ...entry('a'), bytes: ENCRYPTED.length }]);
      expect(Uint8Array.from((await made.elsewhere.read(entry('a'))) ?? [])).toEqual(ENCRYPTED);
    });

    it('lists the oldest first', async () => {
      await made.store.put(entry('a', { queuedAt: 1_700_000_000_002 }), ENCRYPTED);
      await made.store.put(entry('b', { queuedAt: 1_700_000_000_001 }), ENCRYPTED);
      await made.store.put(entry('c', { queuedAt: 1_700_000_000_003 }), ENCRYPTED);
      expect((await made.store.list()).map(({ id }) => id[0])).toEqual(['b', 'a', 'c']);
    });

    it('accepts an application once, whatever its state', async () => {
      await made.store.put(entry('a'), ENCRYPTED);
      const again = entry('a', { queuedAt: 1_700_000_009_999 });
      expect(await made.elsewhere.put(again, ENCRYPTED)).toBe(false);
      await made.store.change(entry('a'), entry('a', { state: 'held', note: 'http-403' }));
      expect(await made.elsewhere.put(again, ENCRYPTED)).toBe(false);
      expect(await made.store.list()).toHaveLength(1);
    });

    it('changes an entry once, for the first of several processes', async () => {
      await made.store.put(entry('a'), ENCRYPTED);
      const tries = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          (i % 2 ? made.store : made.elsewhere).change(
            entry('a'),
            entry('a', { ...sending, note: `1700000030000-0a1b2c3d-${i}` }),
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
      expect(await made.store.read(entry('a'))).toBeNull();
    });

    it('erases an entry only in its current state, and for good', async () => {
      await made.store.put(entry('a'), ENCRYPTED);
      await made.store.put(entry('b'), ENCRYPTED);
      await made.store.change(entry('a'), entry('a', sending));
      expect(await made.elsewhere.erase(entry('a'))).toBe(false);
      expect(await made.elsewhere.erase(entry('a', sending))).toBe(true);
      expect(await made.store.read(entry('a', sending))).toBeNull();
      expect((await made.store.list()).map(({ id }) => id)).toEqual([entry('b').id]);
    });

    it('keeps the contents through every change', async () => {
      await made.store.put(entry('a'), ENCRYPTED);
      await made.store.change(entry('a'), entry('a', sending));
      const held = entry('a', { state: 'held', tries: 1, note: 'unsure' });
      expect(await made.elsewhere.change(entry('a', sending), held)).toBe(true);
      expect(Uint8Array.from((await made.store.read(held)) ?? [])).toEqual(ENCRYPTED);
    });

    it('stores when an entry was seen and when it was reported, independently', async () => {
      await made.store.put(entry('a'), ENCRYPTED);
      const steps = [{ alertedAt: marks.alertedAt }, marks, { seenAt: marks.seenAt }, {}];
      let standing = entry('a');
      for (const step of steps) {
        const next = entry('a', { state: 'held', note: 'http-403', ...step });
        expect(await made.store.change(standing, next)).toBe(true);
        expect(await made.elsewhere.list()).toEqual([{ ...next, bytes: ENCRYPTED.length }]);
        standing = next;
      }
    });

    it('handles an entry that does not exist', async () => {
      expect(await made.store.read(entry('f'))).toBeNull();
      expect(await made.store.change(entry('f'), entry('f', sending))).toBe(false);
      expect(await made.store.erase(entry('f'))).toBe(false);
    });
  });
}

import 'server-only';
import { OUTBOX } from '@/lib/config/limits';
import type { EntryCipher, QueuedApplication } from '@/lib/server/outbox-store/entry-cipher';
import type { ListedEntry, OutboxStore } from '@/lib/server/outbox-store/outbox-store';

/** Where applications wait while the platform is unavailable. */
export type Outbox = {
  /**
   * Queues an application, once per key; once this settles, the application survives this process.
   * @param key the same for the same application, however often it is sent; null if it has none.
   * @returns false if there is no room. @throws Error if it could not be queued.
   */
  readonly add: (key: string | null, application: QueuedApplication) => Promise<boolean>;
  /** Whether this application is already here, in any state. */
  readonly has: (key: string | null) => Promise<boolean>;
};

type Parts = {
  readonly store: OutboxStore;
  readonly cipher: EntryCipher;
  readonly now?: () => number;
};

export function createOutbox({ store, cipher, now = Date.now }: Parts): Outbox {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    add(key, application) {
      const put = async () => {
        const id = cipher.idOf(key);
        const queued = await store.list();
        if (queued.some((entry) => entry.id === id)) return true;
        const encrypted = cipher.encrypt(id, application);
        if (!hasRoom(queued, encrypted.length)) return false;
        await store.put({ id, queuedAt: now(), state: 'waiting', tries: 0, note: '' }, encrypted);
        return true;
      };
      // One at a time, so that all of them together stay within the limits. Whoever waits behind one that failed fails with it: each would
      // wait as long for the same database.
      const mine = turn.then(put);
      turn = mine;
      mine.catch(() => {
        if (turn === mine) turn = Promise.resolve();
      });
      return mine;
    },
    async has(key) {
      if (key === null) return false;
      const id = cipher.idOf(key);
      return (await store.list()).some((entry) => entry.id === id);
    },
  };
}

function hasRoom(queued: readonly ListedEntry[], bytes: number): boolean {
  const total = queued.reduce((sum, entry) => sum + entry.bytes, bytes);
  return queued.length < OUTBOX.maxEntries && total <= OUTBOX.maxBytes;
}

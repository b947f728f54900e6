import 'server-only';
import { SPOOL } from '@/lib/config/limits';
import type { SpoolSeal, SpooledApplication } from '@/lib/server/spool-store/spool-seal';
import type { ListedSlip, SpoolStore } from '@/lib/server/spool-store/spool-store';

/** Where applications wait for a platform that is away. */
export type Spool = {
  /**
   * Takes an application in, once a key; when it settles the application survives us.
   * @param key of the same application, however often it is sent; null where nobody can tell.
   * @returns false where there is no room. @throws Error where it could not be kept.
   */
  readonly keep: (key: string | null, application: SpooledApplication) => Promise<boolean>;
  /** Whether this application is already here, in whatever state. */
  readonly has: (key: string | null) => Promise<boolean>;
};

type Parts = { readonly store: SpoolStore; readonly seal: SpoolSeal; readonly now?: () => number };

export function createSpool({ store, seal, now = Date.now }: Parts): Spool {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    keep(key, application) {
      const put = async () => {
        const id = seal.idOf(key);
        const kept = await store.list();
        if (kept.some((slip) => slip.id === id)) return true;
        const sealed = seal.seal(id, application);
        if (!hasRoom(kept, sealed.length)) return false;
        await store.put({ id, keptAt: now(), state: 'waiting', tries: 0, note: '' }, sealed);
        return true;
      };
      // One after the other, so that all of them together stay within the limits.
      const mine = turn.then(put, put);
      turn = mine.catch(() => undefined);
      return mine;
    },
    async has(key) {
      if (key === null) return false;
      const id = seal.idOf(key);
      return (await store.list()).some((slip) => slip.id === id);
    },
  };
}

function hasRoom(kept: readonly ListedSlip[], bytes: number): boolean {
  const total = kept.reduce((sum, slip) => sum + slip.bytes, bytes);
  return kept.length < SPOOL.maxEntries && total <= SPOOL.maxBytes;
}

import 'server-only';
import { logger } from '@/lib/server/process/log';
import type { ListedEntry, OutboxEntry, OutboxStore } from './outbox-store';

/**
 * Keeps entries in the shared store, and in our own while that is unavailable. Entries in our own are visible to this machine only. An
 * entry that got into both, because an answer was lost, counts once as long as both can be read; if not, it may be sent by both, because
 * twice is better than never. Each store works without the other: only if both fail does a call.
 */
export function sharedFirst(shared: OutboxStore, own: OutboxStore): OutboxStore {
  let isOwnFailing = false;
  let missing: ReturnType<NonNullable<OutboxStore['missing']>> = null;
  /** What our own store answers, or null if it fails, which is logged once each time it begins: a person has to see to it. */
  async function ofOwn<T>(work: Promise<T>): Promise<T | null> {
    try {
      const answer = await work;
      isOwnFailing = false;
      return answer;
    } catch (error) {
      if (!isOwnFailing)
        logger().error({ reason: String(error) }, 'the outbox on disk cannot be read');
      isOwnFailing = true;
      return null;
    }
  }

  async function list(): Promise<readonly ListedEntry[]> {
    const theirs = await shared.list().catch(() => null);
    // Without the shared store a failure of our own is the caller's.
    const ours = await (theirs === null ? own.list() : ofOwn(own.list()));
    missing = theirs === null ? 'shared' : ours === null ? 'own' : null;
    const [ofAll, ofOurs] = [theirs ?? [], ours ?? []];
    const known = new Set(ofAll.map(({ id }) => id));
    const doubles = ofOurs.filter(({ id, state }) => known.has(id) && state === 'waiting');
    for (const entry of doubles) await ofOwn(own.erase(entry));
    return [...ofAll, ...ofOurs.filter(({ id }) => !known.has(id))].sort(
      (a, b) => a.queuedAt - b.queuedAt,
    );
  }
  const isOurs = async (entry: OutboxEntry) => (await ofOwn(own.read(entry))) !== null;

  return {
    list,
    missing: () => missing,
    async put(entry, encrypted) {
      if ((await list()).some(({ id }) => id === entry.id)) return false;
      return shared.put(entry, encrypted).catch(() => own.put(entry, encrypted));
    },
    read: async (entry) => (await ofOwn(own.read(entry))) ?? shared.read(entry),
    change: async (from, to) => ((await isOurs(from)) ? own : shared).change(from, to),
    erase: async (entry) => ((await isOurs(entry)) ? own : shared).erase(entry),
  };
}

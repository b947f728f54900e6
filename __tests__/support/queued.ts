import { PAYLOAD } from './applicant';
import { OUTBOX } from '@/lib/config/limits';
import type { ListedEntry, OutboxEntry, OutboxStore } from '@/lib/server/outbox-store/outbox-store';

/** An entry as it is when just queued. */
export const ENTRY = {
  id: 'a'.repeat(32),
  queuedAt: 1_700_000_000_000,
  state: 'waiting',
  tries: 0,
  note: '',
} as const;

/** What a store keeps of an entry, in one order. */
const only = ({ id, queuedAt, state, tries, note, seenAt, alertedAt }: OutboxEntry) => ({
  id,
  queuedAt,
  state,
  tries,
  note,
  ...(seenAt !== undefined && { seenAt }),
  ...(alertedAt !== undefined && { alertedAt }),
});

/** A store in memory with a clock, for tests of code that uses a store. */
export function memoryStore(
  now: () => number = Date.now,
): OutboxStore & { readonly entries: () => readonly ListedEntry[] } {
  const queued = new Map<
    string,
    { entry: OutboxEntry; encrypted: Uint8Array; leaseUntil: number }
  >();
  const asSaid = (entry: OutboxEntry) => {
    const found = queued.get(entry.id);
    const isSame = JSON.stringify(found?.entry) === JSON.stringify(only(entry));
    return found !== undefined && isSame ? found : null;
  };
  const entries = () =>
    [...queued.values()]
      .map(({ entry, encrypted, leaseUntil }) => ({
        ...entry,
        bytes: encrypted.length,
        ...(now() < leaseUntil && { isLeased: true }),
      }))
      .sort((a, b) => a.queuedAt - b.queuedAt);
  return {
    entries,
    put: async (entry, encrypted) => {
      if (queued.has(entry.id)) return false;
      queued.set(entry.id, { entry: only(entry), encrypted, leaseUntil: 0 });
      return true;
    },
    list: async () => entries(),
    read: async (entry) => asSaid(entry)?.encrypted ?? null,
    change: async (from, to) => {
      const found = asSaid(from);
      const leaseUntil = to.state === 'sending' ? now() + OUTBOX.leaseMs : 0;
      if (found) queued.set(to.id, { ...found, entry: only(to), leaseUntil });
      return found !== null;
    },
    erase: async (entry) => asSaid(entry) !== null && queued.delete(entry.id),
  };
}

/** An application as the outbox keeps it. */
export const queued = (firstName = 'Jo', bytes: Uint8Array | null = null) => ({
  payload: {
    ...PAYLOAD,
    firstName,
    hasResume: bytes !== null,
    jobId: 'R-1',
    jobTitle: 'ICU Registered Nurse (RN)',
  },
  resume: bytes && { fileName: 'Whitfield RN.pdf', bytes },
});

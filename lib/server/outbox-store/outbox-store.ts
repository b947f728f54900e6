import 'server-only';

/**
 * Where an entry stands: it `waits` for the platform, is being handed over this moment (or was, when a process died), or
 * is held for a person.
 */
export type EntryState = 'waiting' | 'sending' | 'held';

/** What is known of an entry without opening it: nothing of the applicant. */
export type OutboxEntry = {
  /** 32 hexadecimal digits, the same for the same application (entry-cipher.ts). */
  readonly id: string;
  /** When it was taken in, in milliseconds since 1970. */
  readonly queuedAt: number;
  readonly state: EntryState;
  /** Tries that told nothing: begun and never ended, or ended in a fault of the platform's own. */
  readonly tries: number;
  /** Small letters, digits and hyphens. `sending`: whose lease it is and until when (lease.ts); `held`: why; else empty. */
  readonly note: string;
  /** When a person first looked at it as it stands (`npm run outbox`); absent until then. In milliseconds, as the next. */
  readonly seenAt?: number | undefined;
  /** When an alert last told of it as it stands; absent until one has. */
  readonly alertedAt?: number | undefined;
};

/** An entry as the store lists it, with the size of what it stands for. */
export type ListedEntry = OutboxEntry & { readonly bytes: number };

/**
 * Where encrypted applications wait. A store knows nothing of keys and of the platform; whoever shares one, processes of one
 * machine or several, agree by `change` alone: it happens once, to whoever comes first.
 * `__tests__/lib/server/outbox/store-contract.ts` holds every store to this.
 */
export type OutboxStore = {
  /**
   * Takes in an entry. When it settles the entry survives the death of the process and of the machine.
   * @returns false where an entry with this id is there already, whatever its state; nothing is changed then.
   * @throws Error where it could not be stored.
   */
  readonly put: (entry: OutboxEntry, encrypted: Uint8Array) => Promise<boolean>;
  /** All entries, oldest first. */
  readonly list: () => Promise<readonly ListedEntry[]>;
  /** What was put; null where the entry is gone or no longer stands as given. */
  readonly read: (entry: OutboxEntry) => Promise<Uint8Array | null>;
  /** Puts `to` (same id, same queuedAt) in the place of `from`, at once. @returns false where it no longer stands as `from` says. */
  readonly change: (from: OutboxEntry, to: OutboxEntry) => Promise<boolean>;
  /** Erases an entry, contents and all. @returns false where it no longer stands as given. */
  readonly erase: (entry: OutboxEntry) => Promise<boolean>;
};

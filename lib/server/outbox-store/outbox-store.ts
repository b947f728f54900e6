import 'server-only';

/** The state of an entry: `waiting` for the platform, being handed over right now (or when its process died), or held for a person. */
export type EntryState = 'waiting' | 'sending' | 'held';

/** What is known about an entry without opening it: nothing about the applicant. */
export type OutboxEntry = {
  /** 32 hexadecimal digits, the same for the same application (entry-cipher.ts). */
  readonly id: string;
  /** When it was queued, in milliseconds since 1970. */
  readonly queuedAt: number;
  readonly state: EntryState;
  /** Inconclusive tries: begun and never ended, or ended by a fault of the platform. */
  readonly tries: number;
  /** Small letters, digits and hyphens. `sending`: the name of the lease, another for each; `held`: why; else empty. */
  readonly note: string;
  /** When a person first looked at it in its current state (`npm run outbox`), in milliseconds since 1970; absent until then. */
  readonly seenAt?: number | undefined;
  /** When an alert last reported it in its current state, in milliseconds since 1970; absent until one has. */
  readonly alertedAt?: number | undefined;
};

/** An entry as the store lists it. */
export type ListedEntry = OutboxEntry & {
  /** Size of its contents. */
  readonly bytes: number;
  /** Whether it is being sent, and nobody else may send it yet: for 30 seconds by the store's clock (OUTBOX.leaseMs). */
  readonly isLeased?: boolean | undefined;
};

/**
 * Where encrypted applications wait. A store knows nothing about keys or the platform. Processes that share one, on one machine or
 * several, coordinate by `change` alone, which succeeds once, for whichever process comes first.
 * `__tests__/lib/server/outbox/store-contract.ts` checks every store against this.
 */
export type OutboxStore = {
  /**
   * Adds an entry. Once this settles, the entry survives the death of the process and of the machine.
   * @returns false if an entry with this id exists already, in any state; nothing is changed then.
   * @throws Error if it could not be stored.
   */
  readonly put: (entry: OutboxEntry, encrypted: Uint8Array) => Promise<boolean>;
  /** All entries, oldest first. */
  readonly list: () => Promise<readonly ListedEntry[]>;
  /** Which of two places was missing from the last list: the shared one, or this machine's own; null if none was. */
  readonly missing?: () => 'shared' | 'own' | null;
  /** The contents that were put; null if the entry is gone or has changed since. */
  readonly read: (entry: OutboxEntry) => Promise<Uint8Array | null>;
  /** Replaces `from` by `to` (same id, same queuedAt), atomically. @returns false if the entry is no longer as `from` says. */
  readonly change: (from: OutboxEntry, to: OutboxEntry) => Promise<boolean>;
  /** Erases an entry and its contents. @returns false if the entry is no longer as given. */
  readonly erase: (entry: OutboxEntry) => Promise<boolean>;
};

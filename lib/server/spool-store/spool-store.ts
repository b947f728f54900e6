import 'server-only';

/**
 * Where an entry stands: it `waits` for the platform, is being handed over this moment (or was, when a process died), or
 * is kept for a person.
 */
export type SpoolState = 'waiting' | 'sending' | 'held';

/** What is known of an entry without opening it: nothing of the applicant. */
export type SpoolSlip = {
  /** 32 hexadecimal digits, the same for the same application (spool-seal.ts). */
  readonly id: string;
  /** When it was taken in, in milliseconds since 1970. */
  readonly keptAt: number;
  readonly state: SpoolState;
  /** Tries that told nothing: begun and never ended, or ended in a fault of the platform's own. */
  readonly tries: number;
  /** Small letters, digits and hyphens. `sending`: whose claim it is and until when (claim.ts); `held`: why; else empty. */
  readonly note: string;
  /** When a person first looked at it as it stands (`npm run spool`); absent until then. In milliseconds, as the next. */
  readonly seenAt?: number | undefined;
  /** When an alert last told of it as it stands; absent until one has. */
  readonly toldAt?: number | undefined;
};

/** A slip as the store lists it, with the size of what it stands for. */
export type ListedSlip = SpoolSlip & { readonly bytes: number };

/**
 * Where sealed applications wait. A store knows nothing of keys and of the platform; whoever shares one, processes of one
 * machine or several, agree by `change` alone: it happens once, to whoever comes first.
 * `__tests__/lib/server/spool/store-contract.ts` holds every store to this.
 */
export type SpoolStore = {
  /**
   * Takes in an entry. When it settles the entry survives the death of the process and of the machine.
   * @returns false where an entry with this id is there already, whatever its state; nothing is changed then.
   * @throws Error where it could not be kept.
   */
  readonly put: (slip: SpoolSlip, sealed: Uint8Array) => Promise<boolean>;
  /** Everything that is kept, oldest first. */
  readonly list: () => Promise<readonly ListedSlip[]>;
  /** What was put; null where the entry is gone or stands otherwise than the slip says. */
  readonly read: (slip: SpoolSlip) => Promise<Uint8Array | null>;
  /** Puts `to` (same id, same keptAt) in the place of `from`, at once. @returns false where it no longer stands as `from` says. */
  readonly change: (from: SpoolSlip, to: SpoolSlip) => Promise<boolean>;
  /** Erases an entry, contents and all. @returns false where it no longer stands as the slip says. */
  readonly erase: (slip: SpoolSlip) => Promise<boolean>;
};

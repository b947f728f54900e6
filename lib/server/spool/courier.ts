import 'server-only';
import type { Logger } from 'pino';
import { SPOOL } from '@/lib/config/limits';
import { claimOf, isClaimOver } from '@/lib/server/spool-store/claim';
import { erasedAt } from './retention';
import type { SpoolSeal, SpooledApplication } from '@/lib/server/spool-store/spool-seal';
import type { SpoolSlip, SpoolStore } from '@/lib/server/spool-store/spool-store';
import type { Verdict } from './verdict';
import { verdictOf } from './verdict';

/** How a round ended: nothing left to do now, or something to be tried again after a while. */
export type Round = 'clear' | 'later';
type Ending = Verdict | { readonly kind: 'taken' };

type Courier = {
  readonly store: SpoolStore;
  readonly seal: Pick<SpoolSeal, 'open'>;
  /** @throws PlatformError. */
  readonly deliver: (application: SpooledApplication) => Promise<unknown>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The process is to end: nothing new is begun. */
  readonly isEnding: () => boolean;
  /** APPLICATION_SPOOL_ERASE_UNSEEN_DAYS in ms. */
  readonly eraseUnseenMs?: number | null;
  readonly now?: () => number;
};

/**
 * Hands over what waits, one at a time, oldest first but for those the platform was away for: they come after the
 * others, or one that brings a gateway down would hold up all. Erases at once what was taken, and what its time is over
 * (retention.ts, docs/decisions/0017). @returns one round over the spool; rejects where the store fails.
 */
export function createCourier({
  store,
  seal,
  deliver,
  log,
  isEnding,
  eraseUnseenMs = null,
  now = Date.now,
}: Courier) {
  /** What became of those the store could not be told of: told again, not sent again. By claim. */
  const untold = new Map<string, Ending>();
  /** How often the platform was away for each. */
  let downs: ReadonlyMap<string, number> = new Map();
  const downsOf = ({ id }: SpoolSlip) => downs.get(id) ?? 0;

  return async function round(): Promise<Round> {
    let result: Round = 'clear';
    const slips = await store.list();
    downs = new Map(slips.map((slip) => [slip.id, downsOf(slip)]));
    for (const slip of slips.toSorted((a, b) => downsOf(a) - downsOf(b))) {
      if (isEnding()) break;
      const step = await attend(slip);
      if (step === 'down') {
        downs = new Map(downs).set(slip.id, downsOf(slip) + 1);
        return 'later';
      }
      if (step === 'again') result = 'later';
    }
    return result;
  };

  async function attend(slip: SpoolSlip): Promise<'done' | 'again' | 'down'> {
    const isSending = slip.state === 'sending';
    const ending = untold.get(claimKey(slip));
    if (ending) return settle(slip, ending);
    if (isSending && !isClaimOver(slip.note, now())) return 'again';
    if (now() > erasedAt(slip, eraseUnseenMs)) return forget(slip);
    if (slip.state === 'held') return 'done';
    if (slip.tries >= SPOOL.maxTries) return hold(slip, 'gave-up');
    const claimed = {
      ...slip,
      state: 'sending',
      tries: slip.tries + 1,
      note: claimOf(now()),
    } as const;
    if (!(await store.change(slip, claimed))) return 'done';
    if (isSending) log.warn({ id: slip.id }, 'spooled application: its courier died, sent again');
    return handOver(claimed);
  }

  async function handOver(claimed: SpoolSlip) {
    const sealed = await store.read(claimed).catch((error: unknown) => String(error));
    if (typeof sealed === 'string') {
      // One that cannot be read (another owner's file, a bad block) must not stand in the way of the others.
      log.error({ id: claimed.id, reason: sealed }, 'spooled application cannot be read');
      return settle(claimed, { kind: 'again' });
    }
    const application = sealed && seal.open(claimed.id, sealed);
    if (application === null) return hold(claimed, 'unreadable');
    const ending = await deliver(application).then(() => ({ kind: 'taken' }) as const, verdictOf);
    untold.set(claimKey(claimed), ending);
    return settle(claimed, ending);
  }

  async function settle(claimed: SpoolSlip, ending: Ending): Promise<'done' | 'again' | 'down'> {
    const step = await tell(claimed, ending);
    untold.delete(claimKey(claimed));
    return step;
  }

  /** Rejects where the store cannot be told. */
  async function tell(claimed: SpoolSlip, ending: Ending) {
    if (ending.kind === 'held') {
      const step = await hold(claimed, ending.why);
      // A platform that does not say what it did might do the same with the next one.
      return ending.why === 'unsure' ? 'down' : step;
    }
    if (ending.kind !== 'taken') {
      // An outage says nothing about the entry.
      const tries = claimed.tries - (ending.kind === 'down' ? 1 : 0);
      await store.change(claimed, { ...claimed, state: 'waiting', tries, note: '' });
      return ending.kind;
    }
    await store.erase(claimed);
    const waitedSeconds = Math.round((now() - claimed.keptAt) / 1_000);
    log.info({ id: claimed.id, waitedSeconds }, 'spooled application handed over');
    return 'done' as const;
  }

  async function hold(slip: SpoolSlip, why: string) {
    // Whoever saw it wait, or was told so, has not seen this.
    const unseen = { seenAt: undefined, toldAt: undefined };
    await store.change(slip, { ...slip, ...unseen, state: 'held', note: why });
    log.warn({ id: slip.id, why }, 'spooled application kept for a person: npm run spool');
    return 'done' as const;
  }

  async function forget(slip: SpoolSlip) {
    const isErased = await store.erase(slip);
    if (isErased)
      log.warn({ id: slip.id }, 'spooled application erased: too old, never handed over');
    return 'done' as const;
  }
}

const claimKey = ({ id, note }: SpoolSlip) => `${id} ${note}`;

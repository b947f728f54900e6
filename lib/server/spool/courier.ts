import 'server-only';
import type { Logger } from 'pino';
import { SPOOL } from '@/lib/config/limits';
import { claimOf, isClaimOver } from './claim';
import type { SpoolSeal, SpooledApplication } from './spool-seal';
import type { SpoolSlip, SpoolStore } from './spool-store';
import { verdictOf } from './verdict';

/** How a round ended: nothing left to do now, or something to be tried again after a while. */
export type Round = 'clear' | 'later';

type Courier = {
  readonly store: SpoolStore;
  readonly seal: Pick<SpoolSeal, 'open'>;
  /** @throws PlatformError. */
  readonly deliver: (application: SpooledApplication) => Promise<unknown>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** The process is to end: nothing new is begun. */
  readonly isEnding: () => boolean;
  readonly now?: () => number;
};

/**
 * Hands over what waits, oldest first, one at a time; erases at once what was taken and what nobody took for 30 days
 * (docs/decisions/0017). @returns one round over the spool; rejects where the store fails.
 */
export function createCourier({ store, seal, deliver, log, isEnding, now = Date.now }: Courier) {
  return async function round(): Promise<Round> {
    let result: Round = 'clear';
    for (const slip of await store.list()) {
      if (isEnding()) break;
      const step = await attend(slip);
      if (step === 'down') return 'later';
      if (step === 'again') result = 'later';
    }
    return result;
  };

  async function attend(slip: SpoolSlip): Promise<'done' | 'again' | 'down'> {
    const isSending = slip.state === 'sending';
    if (isSending && !isClaimOver(slip.note, now())) return 'again';
    if (now() - slip.keptAt > SPOOL.keepMs) return forget(slip);
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
    const sealed = await store.read(claimed);
    const application = sealed && seal.open(claimed.id, sealed);
    if (application === null) return hold(claimed, 'unreadable');
    try {
      await deliver(application);
    } catch (error) {
      const verdict = verdictOf(error);
      if (verdict.kind === 'held') return hold(claimed, verdict.why);
      // An outage says nothing about the entry.
      const tries = claimed.tries - (verdict.kind === 'down' ? 1 : 0);
      await store.change(claimed, { ...claimed, state: 'waiting', tries, note: '' });
      return verdict.kind;
    }
    await store.erase(claimed);
    const waitedSeconds = Math.round((now() - claimed.keptAt) / 1_000);
    log.info({ id: claimed.id, waitedSeconds }, 'spooled application handed over');
    return 'done' as const;
  }

  async function hold(slip: SpoolSlip, why: string) {
    await store.change(slip, { ...slip, state: 'held', note: why });
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

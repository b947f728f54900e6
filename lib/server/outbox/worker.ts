import 'server-only';
import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { erasedAt } from './retention';
import type { EntryCipher, QueuedApplication } from '@/lib/server/outbox-store/entry-cipher';
import type { ListedEntry, OutboxEntry, OutboxStore } from '@/lib/server/outbox-store/outbox-store';
import { isGivenUp, retryDecisionFor, type PollResult, type RetryDecision } from './retry-policy';

type Ending = RetryDecision | { readonly kind: 'taken' };

type Worker = {
  readonly store: OutboxStore;
  readonly cipher: Pick<EntryCipher, 'decrypt'>;
  /** @throws PlatformError. */
  readonly deliver: (application: QueuedApplication) => Promise<unknown>;
  /** Keeps the receipt of an entry that the platform has taken. If it rejects, the entry stays, and both are tried again. */
  readonly noteTaken: (id: string) => Promise<void>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Whether the process is ending: then nothing new is started. */
  readonly isEnding: () => boolean;
  /** APPLICATION_SPOOL_ERASE_UNSEEN_DAYS in ms. */
  readonly eraseUnseenMs?: number | null;
  readonly now?: () => number;
};

/**
 * Sends the entries of the outbox one at a time, oldest first. An entry comes last if the platform went down while it was sent, so
 * that one that crashes a gateway does not block the others. Erases delivered entries at once, and those whose retention has ended
 * (retention.ts, docs/decisions/0017).
 * @returns a function that polls the outbox once; it rejects when the store fails.
 */
export function createWorker({
  store,
  cipher,
  deliver,
  noteTaken,
  log,
  isEnding,
  eraseUnseenMs = null,
  now = Date.now,
}: Worker) {
  /** Outcomes that the store failed to record, by lease: they are recorded again, never sent again. */
  const unacknowledged = new Map<string, Ending>();
  /** How often the platform went down for each entry. */
  let downs: ReadonlyMap<string, number> = new Map();
  const downsOf = ({ id }: OutboxEntry) => downs.get(id) ?? 0;

  return async function poll(): Promise<PollResult> {
    let result: PollResult = 'clear';
    const entries = await store.list();
    downs = new Map(entries.map((entry) => [entry.id, downsOf(entry)]));
    for (const entry of entries.toSorted((a, b) => downsOf(a) - downsOf(b))) {
      if (isEnding()) break;
      const step = await attend(entry);
      if (step === 'down') {
        downs = new Map(downs).set(entry.id, downsOf(entry) + 1);
        return 'later';
      }
      if (step === 'again') result = 'later';
    }
    return result;
  };

  async function attend(entry: ListedEntry): Promise<'done' | 'again' | 'down'> {
    const isSending = entry.state === 'sending';
    const ending = unacknowledged.get(leaseKey(entry));
    if (ending) return settle(entry, ending);
    if (entry.isLeased) return 'again';
    if (now() > erasedAt(entry, eraseUnseenMs)) return forget(entry);
    if (entry.state === 'held') return 'done';
    if (isGivenUp(entry)) return hold(entry, 'gave-up');
    const leased = {
      ...entry,
      state: 'sending',
      tries: entry.tries + 1,
      note: randomBytes(8).toString('hex'),
    } as const;
    if (!(await store.change(entry, leased))) return 'done';
    if (isSending) log.warn({ id: entry.id }, 'queued application: its worker died, sent again');
    return handOver(leased);
  }

  async function handOver(leased: OutboxEntry) {
    const encrypted = await store.read(leased).catch((error: unknown) => String(error));
    if (typeof encrypted === 'string') {
      // An entry that cannot be read (another owner's file, a bad block) must not block the others.
      log.error({ id: leased.id, reason: encrypted }, 'queued application cannot be read');
      return settle(leased, { kind: 'again' });
    }
    const application = encrypted && cipher.decrypt(leased.id, encrypted);
    if (application === null) return hold(leased, 'unreadable');
    const ending = await deliver(application).then(
      () => ({ kind: 'taken' }) as const,
      retryDecisionFor,
    );
    unacknowledged.set(leaseKey(leased), ending);
    return settle(leased, ending);
  }

  async function settle(leased: OutboxEntry, ending: Ending): Promise<'done' | 'again' | 'down'> {
    const step = await tell(leased, ending);
    unacknowledged.delete(leaseKey(leased));
    return step;
  }

  /** Records the ending in the store; rejects if that fails. */
  async function tell(leased: OutboxEntry, ending: Ending) {
    if (ending.kind === 'held') {
      const step = await hold(leased, ending.why);
      // The platform did not say what it did, and might not with the next entry either: the others wait.
      return ending.why === 'unsure' ? 'down' : step;
    }
    if (ending.kind !== 'taken') {
      // An outage says nothing about the entry.
      const tries = leased.tries - (ending.kind === 'down' ? 1 : 0);
      await store.change(leased, { ...leased, state: 'waiting', tries, note: '' });
      return ending.kind;
    }
    await noteTaken(leased.id);
    await store.erase(leased);
    const waitedSeconds = Math.round((now() - leased.queuedAt) / 1_000);
    log.info({ id: leased.id, waitedSeconds }, 'queued application handed over');
    return 'done' as const;
  }

  async function hold(entry: OutboxEntry, why: string) {
    // People who saw it waiting, or were alerted to that, have not seen that it is now held.
    const unseen = { seenAt: undefined, alertedAt: undefined };
    await store.change(entry, { ...entry, ...unseen, state: 'held', note: why });
    log.warn({ id: entry.id, why }, 'queued application held for a person: npm run outbox');
    return 'done' as const;
  }

  async function forget(entry: OutboxEntry) {
    const isErased = await store.erase(entry);
    if (isErased)
      log.warn({ id: entry.id }, 'queued application erased: too old, never handed over');
    return 'done' as const;
  }
}

const leaseKey = ({ id, note }: OutboxEntry) => `${id} ${note}`;

import 'server-only';
import { env } from '@/lib/config/env';
import { ALERT } from '@/lib/config/limits';
import { submitJobApplication } from '@/lib/platform/apply';
import { hasAlerts, sendAlert } from '@/lib/server/alerts/send-alert';
import { finishFirst, isDraining } from '@/lib/server/process/draining';
import { noteHandedOver } from '@/lib/server/receipts/handed-over';
import { logger } from '@/lib/server/process/log';
import { processWide } from '@/lib/server/process/process-wide';
import { snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import { createWorker } from './worker';
import type { PollLoop } from './poll-loop';
import { startPollLoop } from './poll-loop';
import type { Outbox } from './outbox';
import { createOutbox } from './outbox';
import type { EntryCipher, QueuedApplication } from '@/lib/server/outbox-store/entry-cipher';
import { entryCipher } from '@/lib/server/outbox-store/entry-cipher';
import type { Refusal } from '@/lib/server/outbox-store/due-alert';
import { openOutboxStore } from '@/lib/server/outbox-store/open-outbox-store';
import type { EntryState, OutboxEntry, OutboxStore } from '@/lib/server/outbox-store/outbox-store';
import type { Waiting } from '@/lib/server/outbox-store/waiting';
import { waitingOf } from '@/lib/server/outbox-store/waiting';
import type { Refusals } from './refusals';
import { createRefusals } from './refusals';
import { createAlertPoll } from './waiting-alerts';

type OutboxParts = {
  readonly store: OutboxStore;
  readonly cipher: EntryCipher;
  readonly outbox: Outbox;
  readonly known: Known;
  readonly refusals: Refusals;
};

/** The entries at our last look, by id, and whether that saw all of them. */
type Known = { readonly entries: Map<string, OutboxEntry>; isWhole: boolean };

/** The process's outbox; null without a key. */
function applicationOutbox(): OutboxParts | null {
  const { outboxKey } = env();
  if (outboxKey === null) return null;
  return processWide('outbox', () => {
    const known: Known = { entries: new Map(), isWhole: true };
    const store = noting(openOutboxStore(), known);
    const cipher = entryCipher(outboxKey);
    const refusals = createRefusals();
    return { store, cipher, known, refusals, outbox: createOutbox({ store, cipher }) };
  });
}

/** Applications the platform does not have yet, those that are held for a person included; read from memory. */
export const waitingApplications = (now: number = Date.now()): Waiting =>
  waitingOf([...(applicationOutbox()?.known.entries.values() ?? [])], now);

/** Whether more may wait than we know of, because the database is away, or a file of ours cannot be read. */
export const mayMoreWait = (): boolean => applicationOutbox()?.known.isWhole === false;

/** Whether applications are refused, because the outbox is full or cannot be written. */
export const refusesApplications = (): boolean => applicationOutbox()?.refusals.isOn() === true;

const noting = (store: OutboxStore, known: Known): OutboxStore => ({
  ...store,
  async list() {
    const entries = await store.list().catch((error: unknown) => {
      known.isWhole = false;
      throw error;
    });
    const missing = store.missing?.() ?? null;
    known.isWhole = missing === null;
    // What we knew of the shared ones is still true.
    if (missing !== 'shared') known.entries.clear();
    for (const entry of entries) known.entries.set(entry.id, entry);
    return entries;
  },
  async put(entry, encrypted) {
    const isNew = await store.put(entry, encrypted);
    if (isNew) known.entries.set(entry.id, entry);
    return isNew;
  },
  async change(from, to) {
    const isDone = await store.change(from, to);
    if (isDone) known.entries.set(to.id, to);
    return isDone;
  },
  async erase(entry) {
    const isGone = await store.erase(entry);
    if (isGone) known.entries.delete(entry.id);
    return isGone;
  },
});

/**
 * Queues an application until the platform is back.
 * @returns 'off' if applications are not queued here; 'refused' if there is no room, or nothing can be written
 */
export async function queueApplication(
  key: string | null,
  application: QueuedApplication,
): Promise<'queued' | 'refused' | 'off'> {
  const parts = env().queuesApplications ? applicationOutbox() : null;
  if (parts === null) return 'off';
  let why: Refusal = 'full';
  try {
    if (await parts.outbox.add(key, application)) {
      parts.refusals.end();
      return 'queued';
    }
    logger().error('the outbox is full: an application was refused');
  } catch (error) {
    why = 'unwritable';
    logger().error({ reason: String(error) }, 'the outbox cannot be written');
  }
  parts.refusals.note(why);
  worker().alerts?.wake();
  return 'refused';
}

/** Whether the application is queued already. */
export async function isQueued(key: string | null): Promise<boolean> {
  try {
    return (await applicationOutbox()?.outbox.has(key)) ?? false;
  } catch {
    return false;
  }
}

/** The receipt code of an application's key; null without an outbox, because it could not be found again later. */
export function receiptFor(key: string): string | null {
  const cipher = applicationOutbox()?.cipher;
  return cipher ? cipher.receiptOf(cipher.idOf(key)) : null;
}

/** The state of the entry with this receipt code; null if there is none. */
export async function queuedReceipt(code: string): Promise<EntryState | null> {
  const parts = applicationOutbox();
  if (parts === null) return null;
  const entries = await parts.store.list();
  return entries.find(({ id }) => parts.cipher.receiptOf(id) === code)?.state ?? null;
}

/**
 * Starts handing over queued applications, even if new ones are no longer queued (APPLICATION_SPOOL=off), and alerting a person about
 * those that stay. Logs what is off.
 */
export function startOutboxWorker(): void {
  const parts = applicationOutbox();
  if (!env().queuesApplications) {
    logger().info('APPLICATION_SPOOL=off: applications are refused while the platform is away');
  } else if (parts === null) {
    logger().warn(
      'No APPLICATION_SPOOL_KEY: applications are refused while the platform is away, not queued',
    );
  }
  if (parts === null) return;
  if (!hasAlerts()) {
    logger().warn('No ALERT_WEBHOOK_URL, no ALERT_EMAIL: nobody is told of applications that wait');
  }
  const poll = createWorker({
    ...parts,
    // Without a bot check: its captcha tokens expire after two minutes.
    deliver: ({ payload, resume }) => submitJobApplication(payload, resume, null),
    noteTaken(id) {
      notePlatformAnswers();
      return noteHandedOver(parts.cipher.receiptOf(id));
    },
    log: logger(),
    isEnding: isDraining,
    eraseUnseenMs: env().eraseUnseenMs,
  });
  worker().polls ??= startPollLoop(() =>
    finishFirst(poll()).catch((error: unknown) => {
      logger().error({ reason: String(error) }, 'the outbox cannot be read or written');
      // At the ordinary pace: what the platform has taken is to be noted before its lease ends and another process sends it again.
      return 'clear' as const;
    }),
  );
  if (!hasAlerts()) return;
  const pollAlerts = createAlertPoll({
    ...parts,
    send: sendAlert,
    log: logger(),
    isEnding: isDraining,
  });
  worker().alerts ??= startPollLoop(() => finishFirst(pollAlerts()), ALERT);
}

type Running = { polls: PollLoop | null; alerts: PollLoop | null };
const worker = () => processWide('worker', (): Running => ({ polls: null, alerts: null }));

/** The platform has taken an application: waiting ones may be sent now, none is refused, and the list can be read again. */
export function notePlatformAnswers(): void {
  worker().polls?.wake();
  applicationOutbox()?.refusals.end();
  snapshotStore().noteAnswers();
}

/** Stops the polls; a hand-over in progress continues to its end. */
export function stopOutboxWorker(): void {
  worker().polls?.stop();
  worker().alerts?.stop();
  Object.assign(worker(), { polls: null, alerts: null } satisfies Running);
}

import 'server-only';
import type { Logger } from 'pino';
import { ALERT } from '@/lib/config/limits';
import type { Alert } from '@/lib/server/alerts/alert';
import type { Refusals } from './refusals';
import type { PollResult } from './retry-policy';
import type { DueAlert, Refusal } from '@/lib/server/outbox-store/due-alert';
import { dueAlert } from '@/lib/server/outbox-store/due-alert';
import type { ListedEntry, OutboxStore } from '@/lib/server/outbox-store/outbox-store';
import { waitingOf } from '@/lib/server/outbox-store/waiting';

type Parts = {
  readonly store: OutboxStore;
  readonly refusals: Pick<Refusals, 'dueAlert' | 'noteAlert'>;
  /** Rejects if nobody could be alerted, and has logged why. */
  readonly send: (alert: Alert) => Promise<void>;
  readonly log: Pick<Logger, 'info'>;
  /** Whether the process is ending: then nothing new is started. */
  readonly isEnding: () => boolean;
  readonly now?: () => number;
};

/**
 * Alerts a person about refused applications, and about waiting ones: of those once per occasion, however many processes look, because the
 * entries record when they were last in an alert, and the process that marks the first of them sends it (docs/decisions/0017). If an alert
 * cannot be sent, its marks are taken back.
 * @returns a function that looks at the outbox once; it rejects if the store fails.
 */
export function createAlertPoll({ store, refusals, send, log, isEnding, now = Date.now }: Parts) {
  /** Marks of an alert that was not sent, and their previous values, by entry. */
  const unsent = new Map<string, { readonly mark: number; readonly before: number | undefined }>();

  return async function look(): Promise<PollResult> {
    if (isEnding()) return 'clear';
    // First, because a store that cannot be written may not be read either.
    const refusal = refusals.dueAlert();
    if (refusal !== null && !(await tellOfRefusal(refusal))) return 'later';
    await takeBack();
    const entries = await store.list();
    const due = dueAlert(entries, now());
    if (due === null) return 'clear';
    const marked = await mark(due, now());
    if (marked.length === 0) return 'clear';
    const alert: Alert = {
      reason: due.reason,
      ...waitingOf(entries, now()),
      ids: due.about.slice(0, ALERT.idsMax).map(({ id }) => id),
    };
    const { reason, count, held } = alert;
    try {
      await send(alert);
      log.info({ reason, count, held }, 'alert sent: applications wait');
      return 'clear';
    } catch {
      for (const { from, to } of marked)
        unsent.set(to.id, { mark: to.alertedAt, before: from.alertedAt });
      await takeBack();
      return 'later';
    }
  };

  /** Whether it could be told. */
  async function tellOfRefusal(reason: Refusal): Promise<boolean> {
    const entries = await store.list().catch(() => []);
    try {
      await send({ reason, ...waitingOf(entries, now()), ids: [] });
    } catch {
      return false;
    }
    refusals.noteAlert();
    log.info({ reason }, 'alert sent: applications are refused');
    return true;
  }

  /** An entry that is being handed over right now keeps its mark until the next look. */
  async function takeBack(): Promise<void> {
    if (unsent.size === 0) return;
    const entries = await store.list();
    for (const [id, { mark, before }] of unsent) {
      const entry = entries.find((one) => one.id === id && one.alertedAt === mark);
      if (entry?.state === 'sending') continue;
      if (entry === undefined || (await store.change(entry, { ...entry, alertedAt: before })))
        unsent.delete(id);
    }
  }

  /** Empty if another process was quicker with the first. */
  async function mark({ about: [first, ...others] }: DueAlert<ListedEntry>, alertedAt: number) {
    const alerted = (from: ListedEntry) => ({ from, to: { ...from, alertedAt } });
    const change = alerted(first);
    if (!(await store.change(change.from, change.to))) return [];
    const marked = [change];
    for (const { from, to } of others.map(alerted))
      if (await store.change(from, to)) marked.push({ from, to });
    return marked;
  }
}

import 'server-only';
import type { Logger } from 'pino';
import { ALERT } from '@/lib/config/limits';
import type { Alert } from '@/lib/server/alerts/alert';
import type { PollResult } from './retry-policy';
import type { DueAlert } from '@/lib/server/outbox-store/due-alert';
import { dueAlert } from '@/lib/server/outbox-store/due-alert';
import type { ListedEntry, OutboxStore } from '@/lib/server/outbox-store/outbox-store';
import { waitingOf } from '@/lib/server/outbox-store/waiting';

type Parts = {
  readonly store: OutboxStore;
  /** Rejects where nobody could be told, and has said why. */
  readonly send: (alert: Alert) => Promise<void>;
  readonly log: Pick<Logger, 'info'>;
  /** The process is to end: nothing new is begun. */
  readonly isEnding: () => boolean;
  readonly now?: () => number;
};

/**
 * Tells a person of what waits, once for each occasion however many processes look: the entries themselves carry when
 * they were told of, and whoever marks the first of them sends (docs/decisions/0035). An alert that cannot be sent takes its
 * marks back. @returns one look at the outbox; rejects where the store fails.
 */
export function createAlertPoll({ store, send, log, isEnding, now = Date.now }: Parts) {
  /** Marks of an alert that was not sent, and what stood there before, by entry. */
  const unsent = new Map<string, { readonly mark: number; readonly before: number | undefined }>();

  return async function look(): Promise<PollResult> {
    if (isEnding()) return 'clear';
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

  /** What is being handed over this moment keeps its mark until the next look. */
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

  /** None where another process was quicker with the first. */
  async function mark({ about: [first, ...others] }: DueAlert<ListedEntry>, alertedAt: number) {
    const told = (from: ListedEntry) => ({ from, to: { ...from, alertedAt } });
    const change = told(first);
    if (!(await store.change(change.from, change.to))) return [];
    const marked = [change];
    for (const { from, to } of others.map(told))
      if (await store.change(from, to)) marked.push({ from, to });
    return marked;
  }
}

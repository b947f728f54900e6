import 'server-only';
import { ALERT } from '@/lib/config/limits';
import { hasPassed } from '@/lib/server/process/has-passed';
import type { OutboxEntry } from './outbox-store';

/**
 * Why an alert is due: the first application is held for a person, the first one has waited for half an hour, or either is still true
 * a day after the last alert.
 */
export type AlertReason = 'held' | 'waiting' | 'daily';

/** Why an application could not be queued: as many wait as the outbox takes, or nothing can be written. A person hears of that too. */
export type Refusal = 'full' | 'unwritable';

export type DueAlert<Entry extends OutboxEntry> = {
  readonly reason: AlertReason;
  /** The entries it is about, in the order given: each is marked as alerted. */
  readonly about: readonly [Entry, ...Entry[]];
};

/**
 * Whether a person has to be alerted, judging by the marks of earlier alerts (docs/decisions/0017).
 * @param entries oldest first. Entries that are being sent right now are not reported, because only the worker may mark them. Marks
 * they already have still count, so that an alert is not repeated early.
 */
export function dueAlert<Entry extends OutboxEntry>(
  entries: readonly Entry[],
  now: number,
): DueAlert<Entry> | null {
  const held = entries.filter(({ state }) => state === 'held');
  const late = entries.filter(
    ({ state, queuedAt }) => state === 'waiting' && hasPassed(ALERT.waitingMs, queuedAt, now),
  );
  const sending = entries.filter(({ state }) => state === 'sending');
  const [first, ...others] = [...held, ...late];
  if (first === undefined) return null;
  const about = [first, ...others] as const;
  if (isNews(held)) return { reason: 'held', about };
  if (late.length > 0 && isNews([...late, ...sending])) return { reason: 'waiting', about };
  const lastAlertAt = Math.max(...[...about, ...sending].map(({ alertedAt = 0 }) => alertedAt));
  return hasPassed(ALERT.repeatMs, lastAlertAt, now) ? { reason: 'daily', about } : null;
}

/** There are some, and none has been in an alert yet. */
const isNews = (entries: readonly OutboxEntry[]): boolean =>
  entries.length > 0 && entries.every(({ alertedAt }) => alertedAt === undefined);

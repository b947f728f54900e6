import 'server-only';
import { ALERT } from '@/lib/config/limits';
import type { OutboxEntry } from './outbox-store';

/** Counts of the applications that the platform does not have yet. */
export type Waiting = {
  /** All of them, those that are held for a person included. */
  readonly count: number;
  readonly held: number;
  /** Since the oldest was queued; null if there is none. */
  readonly oldestSeconds: number | null;
};

export function waitingOf(entries: readonly OutboxEntry[], now: number): Waiting {
  const oldest = Math.min(...entries.map(({ queuedAt }) => queuedAt));
  return {
    count: entries.length,
    held: entries.filter(({ state }) => state === 'held').length,
    oldestSeconds: entries.length === 0 ? null : Math.max(0, Math.round((now - oldest) / 1_000)),
  };
}

/** Whether a person has to decide, or something has been waiting for longer than outages usually last. */
export const needsPerson = ({ held, oldestSeconds }: Waiting): boolean =>
  held > 0 || (oldestSeconds ?? 0) * 1_000 >= ALERT.waitingMs;

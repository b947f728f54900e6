import 'server-only';
import { ALERT } from '@/lib/config/limits';
import type { Refusal } from '@/lib/server/outbox-store/due-alert';

/**
 * The applications that this process had to refuse, from the first until one is queued or handed over, or a day has passed without
 * another. Kept in memory, and by each instance for itself: on a full disk nothing can be written.
 */
export function createRefusals(now: () => number = Date.now) {
  let latest: { readonly why: Refusal; readonly since: number; readonly at: number } | null = null;
  let alertedAt = -Infinity;
  const current = () => (latest !== null && now() - latest.at < ALERT.repeatMs ? latest : null);
  return {
    note(why: Refusal): void {
      latest = { why, since: current()?.since ?? now(), at: now() };
    },
    end(): void {
      latest = null;
    },
    /** Whether applications are refused. */
    isOn: (): boolean => current() !== null,
    /** What a person has to hear now: once while it lasts, and again each day; soon after another alert it waits, because it may come and go. */
    dueAlert(): Refusal | null {
      const refused = current();
      if (refused === null) return null;
      const waitMs = refused.since > alertedAt ? ALERT.waitingMs : ALERT.repeatMs;
      return now() - alertedAt >= waitMs ? refused.why : null;
    },
    noteAlert(): void {
      alertedAt = now();
    },
  };
}

export type Refusals = ReturnType<typeof createRefusals>;

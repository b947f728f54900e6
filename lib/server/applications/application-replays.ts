import 'server-only';
import { LRUCache } from 'lru-cache';
import type { ApplicationOutcome } from '@/lib/server/outbox/application-outcome';

/** How long a duplicate of a form is recognised, in milliseconds, and for how many applications at most. */
const REMEMBERED_MS = 10 * 60 * 1_000;
const REMEMBERED_MAX = 1_000;

/** Sends the application with this key, or returns the answer it got when it was sent before. */
export type Replays = (
  key: string,
  send: () => Promise<ApplicationOutcome>,
) => Promise<ApplicationOutcome>;

/**
 * Sends an application once, however often the form is submitted: a duplicate gets the first one's answer, whether that one is
 * pending, received, queued or unconfirmed. A definite failure is forgotten, so that 'Try again' really tries.
 */
export function createReplays(clock: { now: () => number } = performance): Replays {
  const answers = new LRUCache<string, Promise<ApplicationOutcome>>({
    max: REMEMBERED_MAX,
    ttl: REMEMBERED_MS,
    perf: clock,
    ttlResolution: 0,
  });
  return (key, send) => {
    const known = answers.get(key);
    if (known !== undefined) return known;
    const sending = send().then((outcome) => {
      if (outcome.kind === 'failed') answers.delete(key);
      else answers.set(key, sending);
      return outcome;
    });
    answers.set(key, sending);
    return sending;
  };
}

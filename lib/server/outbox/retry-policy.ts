import 'server-only';
import { OUTBOX } from '@/lib/config/limits';
import { isOutage } from '@/lib/platform/http/outage';
import { isPlatformError } from '@/lib/platform/http/platform-error';
import { ambiguityOf } from './application-outcome';

/** How a poll ended: nothing left to do now, or something to be tried again after a while. */
export type PollResult = 'clear' | 'later';

export type Waits = { readonly firstWaitMs: number; readonly longestWaitMs: number };

/** The wait before the poll after next: the shortest while all goes well, twice as long after each poll that did not. */
export function nextWaitMs(
  result: PollResult,
  waitMs: number,
  { firstWaitMs, longestWaitMs }: Waits,
): number {
  return result === 'clear' ? firstWaitMs : Math.min(waitMs * 2, longestWaitMs);
}

/** Whether an entry has met so many faults of the platform that a person has to look at it. */
export const isGivenUp = ({ tries }: { readonly tries: number }): boolean =>
  tries >= OUTBOX.maxTries;

/**
 * What a failed hand-over means for the entry.
 * - `down`: the platform is unavailable or throttles us, or something else answers in its place; the others need not be tried either.
 * - `again`: a fault of the platform or of ours; after too many in a row a person has to look.
 * - `held`: the platform has refused it, or may have it already. A person decides; `why` is short and says nothing about the
 * applicant.
 */
export type RetryDecision =
  { readonly kind: 'down' | 'again' } | { readonly kind: 'held'; readonly why: string };

const TOO_MANY_REQUESTS = 429;

export function retryDecisionFor(error: unknown): RetryDecision {
  if (!isPlatformError(error)) return { kind: 'again' };
  const { kind, status } = error;
  if (isOutage(error) || status === TOO_MANY_REQUESTS) return { kind: 'down' };
  // A page, or a redirect to one, comes from a reverse proxy, which never takes applications.
  if (kind === 'page' || (status !== null && status >= 300 && status < 400)) {
    return { kind: 'down' };
  }
  // Sending it again could create a duplicate.
  if (ambiguityOf(error) !== null) return { kind: 'held', why: 'unsure' };
  if (status !== null && status >= 500) return { kind: 'again' };
  const isAnswer = status !== null && status >= 300;
  return { kind: 'held', why: isAnswer ? `http-${status}` : 'refused' };
}

import 'server-only';
import { OUTBOX } from '@/lib/config/limits';
import { isOutage } from '@/lib/platform/http/outage';
import { isPlatformError } from '@/lib/platform/http/platform-error';
import { ambiguityOf } from './application-outcome';

/** How a poll ended: nothing left to do now, or something to be tried again after a while. */
export type PollResult = 'clear' | 'later';

export type Waits = { readonly firstWaitMs: number; readonly longestWaitMs: number };

/** The wait before the poll after next: the shortest while all goes well, twice as long after each that did not. */
export function nextWaitMs(
  result: PollResult,
  waitMs: number,
  { firstWaitMs, longestWaitMs }: Waits,
): number {
  return result === 'clear' ? firstWaitMs : Math.min(waitMs * 2, longestWaitMs);
}

/** Whether an entry has met so many faults of the platform that a person has to look. */
export const isGivenUp = ({ tries }: { readonly tries: number }): boolean =>
  tries >= OUTBOX.maxTries;

/**
 * What a hand-over that failed means for the entry.
 * - `down`: the platform is away or wants fewer calls, or somebody else answers in its place; the others need not try either.
 * - `again`: a fault of the platform's own, or of ours; so many in a row and a person looks.
 * - `held`: the platform has refused it, or may have it already. A person decides; `why` is short and says nothing of the applicant.
 */
export type RetryDecision =
  { readonly kind: 'down' | 'again' } | { readonly kind: 'held'; readonly why: string };

const TOO_MANY_REQUESTS = 429;

export function retryDecisionFor(error: unknown): RetryDecision {
  if (!isPlatformError(error)) return { kind: 'again' };
  const { kind, status } = error;
  if (isOutage(error) || status === TOO_MANY_REQUESTS) return { kind: 'down' };
  // A page, or the way to one, comes from a reverse proxy: it never took an application.
  if (kind === 'page' || (status !== null && status >= 300 && status < 400)) {
    return { kind: 'down' };
  }
  // Sending it again could make two of it.
  if (ambiguityOf(error) !== null) return { kind: 'held', why: 'unsure' };
  if (status !== null && status >= 500) return { kind: 'again' };
  const isAnswer = status !== null && status >= 300;
  return { kind: 'held', why: isAnswer ? `http-${status}` : 'refused' };
}

import 'server-only';
import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleAll,
  type IBackoff,
  type IBackoffFactory,
  isBrokenCircuitError,
  noJitterGenerator,
} from 'cockatiel';
import { PLATFORM } from '@/lib/config/limits';
import { globals } from '@/server/process-globals.mjs';
import { PlatformError, isPlatformError } from './platform-error';

/**
 * The lowest status that counts as a platform failure rather than a failure of this one call. A 500 says that one application
 * failed: it must not keep the next one from being tried.
 */
const AT_FAULT_FROM = { job: 500, adhoc: 500, apply: 502, reference: 500, candidate: 500 } as const;

/**
 * The kinds of call with a breaker of their own: failing applications must not block job look-ups, nor slow reference calls block
 * applications. The list has none, because the snapshot paces it (docs/decisions/0004).
 */
export type GuardedCall = keyof typeof AT_FAULT_FROM;

/** Sends a call or, while calls of its kind keep failing, rejects it at once with the kind 'open'. */
export type Breaker = <T>(call: () => Promise<T>) => Promise<T>;

type Answered<T> = { readonly value: T } | { readonly error: unknown };

/** After several failures in a row nothing is sent for a while; then one trial call is sent, while the others still fail at once. */
export function createBreaker(atFaultFrom: number): Breaker {
  const { failuresInARow, firstPauseMs, longestPauseMs } = PLATFORM.breaker;
  const policy = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(failuresInARow),
    halfOpenAfter: byOwnClock(
      new ExponentialBackoff({
        initialDelay: firstPauseMs,
        maxDelay: longestPauseMs,
        generator: noJitterGenerator,
      }),
    ),
  });
  return async <T>(call: () => Promise<T>): Promise<T> => {
    // The library would make it wait for the trial call, past its own deadline.
    if (policy.state === CircuitState.HalfOpen) throw unsent();
    // A failure that is not the platform's fault counts as an answer and ends a row of failures.
    const attempt = (): Promise<Answered<T>> =>
      call().then(
        (value) => ({ value }),
        (error: unknown) => {
          if (isPlatformsFault(error, atFaultFrom)) throw error;
          return { error };
        },
      );
    const answered = await policy.execute(attempt).catch((error: unknown) => {
      throw isBrokenCircuitError(error) ? unsent() : error;
    });
    if ('error' in answered) throw answered.error;
    return answered.value;
  };
}

/** The library compares a pause with `Date.now()`, which may be set back by hours. Ours is endless until it is over. */
const byOwnClock = <T>(pauses: IBackoffFactory<T>): IBackoffFactory<T> => ({
  next(context): IBackoff<T> {
    const pause = pauses.next(context);
    const until = performance.now() + pause.duration;
    return {
      ...byOwnClock(pause),
      get duration() {
        return performance.now() < until ? Infinity : -Infinity;
      },
    };
  },
});

const unsent = (): PlatformError => new PlatformError('Not sent', { kind: 'open' });

function isPlatformsFault(error: unknown, atFaultFrom: number): boolean {
  if (!isPlatformError(error)) return false;
  const { kind, status } = error;
  if (status !== null && status >= atFaultFrom) return true;
  return kind === 'unreachable' || kind === 'timeout' || kind === 'broken';
}

/** The process's breaker for a kind of call. */
export function breakerFor(kind: GuardedCall): Breaker {
  const breaker = globals.breakers.get(kind) ?? createBreaker(AT_FAULT_FROM[kind]);
  globals.breakers.set(kind, breaker);
  return breaker;
}

import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { OUTBOX } from '@/lib/config/limits';
import { nextWaitMs, type PollResult, type Waits } from './retry-policy';

/** Runs polls one at a time, for as long as the process lives: the worker's, or those for alerts. */
export type PollLoop = {
  /** Polls now, for example because the platform has just answered another request. */
  readonly wake: () => void;
  readonly stop: () => void;
};

/** Polls at once and then repeatedly: at short intervals while there is nothing to do, backing off while it fails. */
export function startPollLoop(poll: () => Promise<PollResult>, waits: Waits = OUTBOX): PollLoop {
  let timer: NodeJS.Timeout | undefined;
  let waitMs = waits.firstWaitMs;
  let isOnTheWay = false;
  let isStopped = false;

  async function go() {
    if (isOnTheWay || isStopped) return;
    isOnTheWay = true;
    clearTimeout(timer);
    const result = await poll().catch((): PollResult => 'later');
    isOnTheWay = false;
    const next = result === 'clear' ? waits.firstWaitMs : waitMs;
    waitMs = nextWaitMs(result, waitMs, waits);
    // This timer does not keep the process alive.
    if (!isStopped) timer = setTimeout(() => void go(), next).unref();
  }

  void go();
  return {
    // Detached from the context of the request that woke it, so that log lines do not carry its id.
    wake: AsyncLocalStorage.bind(() => void go()),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

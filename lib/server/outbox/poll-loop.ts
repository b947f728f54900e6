import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { OUTBOX } from '@/lib/config/limits';
import type { PollResult } from './worker';

/** PollLoop of the worker, or looks of the watch, one after the other, for as long as the process lives. */
export type PollLoop = {
  /** The platform has just answered somebody: now is a good time. */
  readonly wake: () => void;
  readonly stop: () => void;
};

type Waits = { readonly firstWaitMs: number; readonly longestWaitMs: number };

/** Goes poll at once and then again and again: soon while there is nothing to do, ever later while it does not work. */
export function startPollLoop(
  poll: () => Promise<PollResult>,
  { firstWaitMs, longestWaitMs }: Waits = OUTBOX,
): PollLoop {
  let timer: NodeJS.Timeout | undefined;
  let waitMs = firstWaitMs;
  let isOnTheWay = false;
  let isStopped = false;

  async function go() {
    if (isOnTheWay || isStopped) return;
    isOnTheWay = true;
    clearTimeout(timer);
    const result = await poll().catch((): PollResult => 'later');
    isOnTheWay = false;
    const next = result === 'clear' ? firstWaitMs : waitMs;
    waitMs = result === 'clear' ? firstWaitMs : Math.min(waitMs * 2, longestWaitMs);
    // Nobody keeps a process alive for it.
    if (!isStopped) timer = setTimeout(() => void go(), next).unref();
  }

  void go();
  return {
    // What comes of it is not the work of whoever's request woke it, nor are its lines in the log.
    wake: AsyncLocalStorage.bind(() => void go()),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

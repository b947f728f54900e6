import type { Steps } from '@/lib/domain/steps';
import { whenIdle } from './when-idle';

/** What a slow phone can be kept from its visitor for without being felt, in milliseconds. */
const TURN_MS = 8;

/** After the events that wait; at once where the browser can say so, else with the next task. */
const takeTurns = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** Does work in pieces, between which the page answers its visitor. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  let until = performance.now() + TURN_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await takeTurns();
    until = performance.now() + TURN_MS;
  }
}

/** Does work nobody waits for in turns while the page rests: pages are painted between them, too. */
export function inIdleTurns(steps: Steps<void>): void {
  const until = performance.now() + TURN_MS;
  do {
    if (steps.next().done) return;
  } while (performance.now() < until);
  whenIdle(() => inIdleTurns(steps));
}

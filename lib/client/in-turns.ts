import type { Steps } from '@/lib/domain/steps';

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

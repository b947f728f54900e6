import type { SlicedWork } from '@/lib/domain/basics/sliced-work';
import { whenIdle } from '@/lib/client/page/when-idle';

/** What a slow phone can be kept from its visitor for without being felt, in milliseconds. */
const TURN_MS = 8;

/** After the events that wait; at once where the browser can say so, else with the next task. */
const yieldToMain = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** Once the page rests: for work nobody waits for. Pages are painted before it, too. */
export const yieldWhenIdle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));

/** Does work in pieces, between which the page answers its visitor. */
export async function runSliced<T>(steps: SlicedWork<T>, takeTurn = yieldToMain): Promise<T> {
  let until = performance.now() + TURN_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await takeTurn();
    until = performance.now() + TURN_MS;
  }
}

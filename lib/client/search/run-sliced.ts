import type { SlicedWork } from '@/lib/domain/basics/sliced-work';
import { whenIdle } from '@/lib/client/page/when-idle';

/** How long a slow phone can be blocked without the visitor noticing, in milliseconds. */
const TURN_MS = 8;

/** Continues after pending events: right after them if the browser supports that, otherwise with the next task. */
const yieldToMain = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** Continues once the page is idle: for background work. Pages are painted before it, too. */
export const yieldWhenIdle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));

/** Does work in pieces, between which the page responds to its visitor. */
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

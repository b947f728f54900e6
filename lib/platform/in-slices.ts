import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '@/lib/domain/basics/steps';

/** The longest a piece of background work keeps requests waiting, in milliseconds, give or take one step. */
const SLICE_MS = 8;

/** Does work in slices, between which the process answers requests: a list of 100,000 jobs takes seconds to prepare. */
export async function inSlices<T>(steps: Steps<T>): Promise<T> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  }
}

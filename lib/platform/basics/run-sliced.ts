import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SlicedWork } from '@/lib/domain/basics/sliced-work';

/** The longest a piece of background work keeps requests waiting, in milliseconds, give or take one step. */
const SLICE_MS = 8;

/** Does work in slices, between which the process answers requests: a list of 100,000 jobs takes seconds to prepare. */
export async function runSliced<T>(steps: SlicedWork<T>): Promise<T> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  }
}

import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Answer } from './sql';

/** Rows that one statement erases: a larger one would keep visitors of a SQLite waiting. */
export const SWEEP_ROWS = 500;

/**
 * Erases what nobody needs any more, at most once in `everyMs`, behind whoever happens to come by: nobody waits for it, and what one
 * sweep could not erase the next one does.
 * @param erase one statement that erases at most SWEEP_ROWS rows
 */
export function createSweep(erase: () => Promise<Answer<unknown>>, everyMs: number): () => void {
  let notBefore = 0;

  async function eraseAll(): Promise<void> {
    // SQLite answers at once: without a turn between two statements nobody else would get one.
    while ((await erase()).changes === SWEEP_ROWS) await nextTurn();
  }

  return () => {
    if (performance.now() < notBefore) return;
    notBefore = performance.now() + everyMs;
    eraseAll().catch(() => undefined);
  };
}

import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Statements between two turns of visitors: SQLite works on the thread that answers them. */
const AT_ONCE = 50;

/** Does one thing after another, with a turn for requests now and then. */
export async function inTurns<T>(
  items: Iterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  let done = 0;
  for (const item of items) {
    await work(item);
    done += 1;
    if (done % AT_ONCE === 0) await nextTurn();
  }
}

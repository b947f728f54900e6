import { setImmediate as turn } from 'node:timers/promises';

/** Turns of the event loop in which everything that is already due gets done: what a local connection holds, timers of 0 ms, events. */
const MANY = 50;

/**
 * Lets the work go on that needs no time, only its turn. Unlike a wait of some milliseconds it does the same on a busy machine. In jsdom,
 * timers of 0 ms are awaited too, because its history and its events use them.
 */
export async function turns(count = MANY): Promise<void> {
  for (let n = 0; n < count; n += 1) await turn();
}

/** The same for code that uses timers of 0 ms, such as jsdom's history: each is due before the one that is awaited here. */
export async function timerTurns(count = 10): Promise<void> {
  for (let n = 0; n < count; n += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

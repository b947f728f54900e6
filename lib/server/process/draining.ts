import 'server-only';
import { globals } from '@/scripts/server/process-globals.mjs';
import { processWide } from './process-wide';

const state = () => processWide('draining', () => ({ isDraining: false }));

/** Whether the process has been told to end: it still answers, but should get no new visitors. */
export const isDraining = (): boolean => state().isDraining;

/** Takes note of the order to end; `scripts/server/drain.mjs` closes the server. */
export function watchForTermination(events: Pick<NodeJS.EventEmitter, 'once'> = process): void {
  const note = () => {
    state().isDraining = true;
  };
  events.once('SIGTERM', note).once('SIGINT', note);
}

/**
 * Work that an ending process waits for though no connection does: an application whose sender has hung up, or one that
 * the worker hands over. `scripts/server/drain.mjs` looks here.
 */
export function finishFirst<T>(work: Promise<T>): Promise<T> {
  globals.unfinished.add(work);
  const isDone = () => void globals.unfinished.delete(work);
  work.then(isDone, isDone);
  return work;
}

import 'server-only';
import { globals } from '@/server/process-globals.mjs';
import { processWide } from './process-wide';

const state = () => processWide('draining', () => ({ isDraining: false }));

/** Whether the process has been told to end: it still answers, but should get no new visitors. */
export const isDraining = (): boolean => state().isDraining;

/** Notes the signal to end; `server/drain.mjs` closes the server. */
export function watchForTermination(events: Pick<NodeJS.EventEmitter, 'once'> = process): void {
  const note = () => {
    state().isDraining = true;
  };
  events.once('SIGTERM', note).once('SIGINT', note);
}

/**
 * Makes an ending process wait for work that no open connection waits for: an application whose sender has hung up, or one that the
 * worker hands over. `server/drain.mjs` reads it from `globals.unfinished`.
 */
export function finishFirst<T>(work: Promise<T>): Promise<T> {
  globals.unfinished.add(work);
  const isDone = () => void globals.unfinished.delete(work);
  work.then(isDone, isDone);
  return work;
}

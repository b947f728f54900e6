import 'server-only';
import { processWide } from './process-wide';

const state = () => processWide('draining', () => ({ isDraining: false }));

/** Whether the process has been told to end: it still answers, but should get no new visitors. */
export const isDraining = (): boolean => state().isDraining;

/** Takes note of the order to end; `scripts/drain.mjs` closes the server. */
export function watchForTermination(events: Pick<NodeJS.EventEmitter, 'once'> = process): void {
  events.once('SIGTERM', () => {
    state().isDraining = true;
  });
}

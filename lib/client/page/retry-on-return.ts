import { isCalledOff } from './is-called-off';
import { onPageReturn } from './page-return';

/** How often this page was left, for now or for good. */
let departures = 0;
let isAway = false;

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', () => {
    departures += 1;
    isAway = true;
  });
  onPageReturn(() => {
    isAway = false;
  });
}

/**
 * How long after its requests have failed a page may still be about to be left, in milliseconds: on a busy device more than 150. A page
 * that is away waits no further.
 */
const LEAVING_MS = 1_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function untilShown(): Promise<void> {
  if (!isAway) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = onPageReturn(() => {
      stop();
      resolve();
    });
  });
}

/**
 * Sends a request, and sends it again on return to the page if it failed because the page was left (Safari). Only for requests that may be
 * repeated. Before the return it neither resolves nor rejects.
 */
export async function retryOnReturn<T>(ask: () => Promise<T>): Promise<T> {
  const before = departures;
  try {
    return await ask();
  } catch (error) {
    if (isCalledOff(error)) throw error;
    // A failed connection: Safari fails the requests of a page just before its `pagehide`.
    if (departures === before && error instanceof TypeError) await pause(LEAVING_MS);
    if (departures === before) throw error;
    await untilShown();
    return retryOnReturn(ask);
  }
}

/**
 * Our own: up to this many open jobs the browser loads the whole list and filters by itself; beyond that, it requests each page of results
 * from the server (docs/decisions/0008).
 */
export const WHOLE_LIST_MAX = 2_500;
/** Our own: how long a list is fresh (ms): after that the server reads the platform's again, and an open page requests the server's. */
export const LIST_REFRESH_MS = 300_000;
/** Our own: how long the browser waits for the list, and for one page of results, in ms. */
export const LIST_DEADLINE_MS = { whole: 30_000, page: 15_000 } as const;

/** How long the previous jobs stay while the whole list loads, in milliseconds: dots for less would only flicker. */
export const DOTS_AFTER_MS = 300;

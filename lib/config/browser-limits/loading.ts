/**
 * Our own: up to so many open jobs the browser loads the whole list and filters by itself; beyond, it asks the server for
 * each page of results (docs/decisions/0021).
 */
export const WHOLE_LIST_MAX = 2_500;
/** Our own: how long a list is news: the server reads the platform's anew, and an open page asks the server (ms). */
export const LIST_REFRESH_MS = 300_000;
/** Our own: how long the browser waits for the list, and for one page of results, in ms. */
export const LIST_DEADLINE_MS = { whole: 30_000, page: 15_000 } as const;

/** How long the jobs before stay while the whole list is on its way, in milliseconds: dots for less would only flicker. */
export const DOTS_AFTER_MS = 300;

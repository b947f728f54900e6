import 'server-only';

/** The clocks of a site's machines differ by less (ms). */
const CLOCKS_DIFFER_MS = 60_000;

/** Whether that time has passed since a stored moment. One that is ahead of our clock is from before it was set back: nobody waits for it. */
export const hasPassed = (ms: number, since: number, now: number): boolean =>
  now - since >= ms || since - now > CLOCKS_DIFFER_MS;

/** Our own: what the site stores on a visitor's device, newest first (docs/decisions/0025), and the longest text read back. */
export const DEVICE_LIMITS = {
  saved: 50,
  applied: 50,
  receipts: 20,
  viewed: 12,
  searches: 6,
  maxCharacters: 60_000,
  /** A title, a place or a pay text of a stored job, and a search. */
  textMaxCharacters: 200,
  searchMaxCharacters: 1_000,
} as const;

/** Our own: recently viewed jobs shown on the home page and when a search finds nothing; `/saved` shows all. */
export const RECENT_SHOWN = 4;

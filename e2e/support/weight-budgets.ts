const KB = 1_024;

/**
 * What the heaviest page of each kind weighs, in bytes after brotli 11: its HTML, and its scripts up to and including those of the first
 * input. `npm run weight` prints what pages weigh now: a change that makes one lighter, or heavier for a reason, writes the new figure here.
 */
const MEASURED = {
  document: { html: 7_513, script: 6_752 },
  home: { html: 9_172, script: 15_397 },
  job: { html: 9_452, script: 7_711 },
  list: { html: 15_267, script: 160_558 },
  map: { html: 20_864, script: 204_573 },
  saved: { html: 8_089, script: 140_043 },
  contact: { html: 8_919, script: 156_262 },
  form: { html: 10_259, script: 158_254 },
  offer: { html: 9_659, script: 157_718 },
  hosted: { html: 5_908, script: 130_834 },
} as const;

export type PageKind = keyof typeof MEASURED;

/** Room for the next change. */
const ROOM = 2 * KB;
/** The HTML of all pages but apps' arrives in the first flight of packets. */
const FIRST_FLIGHT = 14 * KB;
const IS_LONGER: readonly PageKind[] = ['list', 'map'];

/** What a page of this kind may weigh. */
export function budgetOf(kind: PageKind): { readonly html: number; readonly script: number } {
  const { html, script } = MEASURED[kind];
  return {
    html: IS_LONGER.includes(kind) ? html + ROOM : Math.min(html + ROOM, FIRST_FLIGHT),
    script: script + ROOM,
  };
}

/** What the HTML of `/jobs` may have as text, with 1,000 jobs, in bytes before compression: as measured, and the same room. */
export const LONG_LIST_TEXT = 120 * KB;

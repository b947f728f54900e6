const KB = 1_024;

/**
 * What the heaviest page of each kind weighs, in bytes after brotli 11: its HTML, and its scripts up to and including those of the first
 * input. `npm run weight` prints what pages weigh now: a change that makes one lighter, or heavier for a reason, writes the new figure here.
 */
const MEASURED = {
  document: { html: 7_511, script: 6_478 },
  home: { html: 9_168, script: 14_425 },
  job: { html: 9_440, script: 7_437 },
  success: { html: 4_192, script: 9_341 },
  list: { html: 15_266, script: 159_716 },
  map: { html: 20_896, script: 204_397 },
  saved: { html: 8_094, script: 139_262 },
  contact: { html: 8_901, script: 155_890 },
  form: { html: 10_272, script: 157_916 },
  offer: { html: 9_654, script: 153_911 },
  hosted: { html: 5_910, script: 130_469 },
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

/** The HTML of `/jobs` as text, with 1,000 jobs, in bytes before compression. */
const LONG_LIST_MEASURED = 117_549;
export const LONG_LIST_TEXT = LONG_LIST_MEASURED + ROOM;

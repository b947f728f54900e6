const KB = 1_024;

/**
 * What the heaviest page of each kind weighs, in bytes after brotli 11: its HTML, its scripts up to and including those of the first
 * input, and its style sheets, each by itself. `npm run weight` prints what pages weigh now: a change that makes one lighter, or heavier
 * for a reason, writes the new figure here.
 */
const MEASURED = {
  document: { html: 8_375, script: 7_498, styles: 19_373 },
  home: { html: 10_076, script: 17_366, styles: 22_550 },
  job: { html: 9_484, script: 8_448, styles: 19_373 },
  saved: { html: 5_626, script: 15_410, styles: 15_033 },
  success: { html: 4_639, script: 9_930, styles: 14_802 },
  list: { html: 16_525, script: 166_944, styles: 19_535 },
  map: { html: 22_768, script: 213_656, styles: 18_974 },
  contact: { html: 9_837, script: 157_640, styles: 14_391 },
  form: { html: 11_336, script: 159_647, styles: 17_830 },
  offer: { html: 10_141, script: 150_794, styles: 16_954 },
  hosted: { html: 6_353, script: 132_127, styles: 10_349 },
} as const;

export type PageKind = keyof typeof MEASURED;

/** Room for the next change. */
const ROOM = 2 * KB;
/** The HTML of all pages but apps' arrives in the first flight of packets. */
const FIRST_FLIGHT = 14 * KB;
const IS_LONGER: readonly PageKind[] = ['list', 'map'];

/** What a page of this kind may weigh. */
export function budgetOf(
  kind: PageKind,
): Readonly<Record<keyof (typeof MEASURED)[PageKind], number>> {
  const { html, script, styles } = MEASURED[kind];
  return {
    html: IS_LONGER.includes(kind) ? html + ROOM : Math.min(html + ROOM, FIRST_FLIGHT),
    script: script + ROOM,
    styles: styles + ROOM,
  };
}

/**
 * The HTML of `/jobs` as text, with 1,000 jobs, in bytes before compression. Names of primitives in its cards are 7 KB of it, which sheets
 * of each card's parts held before; names of sheets in its data are 5 KB.
 */
const LONG_LIST_MEASURED = 136_450;
export const LONG_LIST_TEXT = LONG_LIST_MEASURED + ROOM;

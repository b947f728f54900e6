const KB = 1_024;

/**
 * What the heaviest page of each kind weighs, in bytes after brotli 11: its HTML, its scripts up to and including those of the first
 * input, and its style sheets, each by itself. `npm run weight` prints what pages weigh now: a change that makes one lighter, or heavier
 * for a reason, writes the new figure here.
 */
const MEASURED = {
  document: { html: 7_801, script: 7_364, styles: 21_761 },
  home: { html: 9_449, script: 17_047, styles: 24_334 },
  job: { html: 9_170, script: 8_691, styles: 25_462 },
  saved: { html: 5_202, script: 15_410, styles: 19_772 },
  success: { html: 4_271, script: 9_930, styles: 18_631 },
  list: { html: 15_846, script: 168_298, styles: 21_897 },
  map: { html: 21_883, script: 211_217, styles: 21_302 },
  contact: { html: 9_089, script: 157_640, styles: 17_787 },
  form: { html: 10_649, script: 159_250, styles: 23_834 },
  offer: { html: 9_478, script: 150_775, styles: 23_773 },
  hosted: { html: 6_035, script: 131_860, styles: 16_681 },
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
 * The HTML of `/jobs` as text, with 1,000 jobs, in bytes before compression. 'All nights' and 'All days', which name every shift they stand
 * for, the keyword field's icon and the panel's own 'Show 1,000 jobs' are 3 KB of it.
 */
const LONG_LIST_MEASURED = 122_698;
export const LONG_LIST_TEXT = LONG_LIST_MEASURED + ROOM;

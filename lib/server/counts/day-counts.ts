import 'server-only';

/**
 * One day of one instance, as stored in DATA_DIR/counts (docs/decisions/0045). `sums` are added over days and instances, `peaks` keep
 * the highest count, `histograms` have one more count than bounds. Keys are words of ours separated by spaces.
 */
export type DayCounts = {
  /** The day in UTC: 2026-11-24. */
  readonly day: string;
  readonly sums: Map<string, number>;
  readonly peaks: Map<string, number>;
  readonly histograms: Map<string, readonly number[]>;
};

/** More keys than the site creates in a day: a file with more is not ours, and a day with more takes no new ones. */
const MOST_KEYS = 1_000;

export const emptyDay = (day: string): DayCounts => ({
  day,
  sums: new Map(),
  peaks: new Map(),
  histograms: new Map(),
});

const hasRoom = (map: ReadonlyMap<string, unknown>, key: string): boolean =>
  map.has(key) || map.size < MOST_KEYS;

export function addTo({ sums }: DayCounts, key: string, by = 1): void {
  if (hasRoom(sums, key)) sums.set(key, (sums.get(key) ?? 0) + by);
}

export function raise({ peaks }: DayCounts, key: string, to: number): void {
  if (hasRoom(peaks, key)) peaks.set(key, Math.max(peaks.get(key) ?? 0, to));
}

/** Counts a value into its bucket; a histogram with other bounds, from before an upgrade, is started over. */
export function place(day: DayCounts, key: string, bounds: readonly number[], value: number): void {
  const at = bounds.findIndex((bound) => value <= bound);
  const bucket = at === -1 ? bounds.length : at;
  addHistogram(
    day,
    key,
    Array.from({ length: bounds.length + 1 }, (_, index) => (index === bucket ? 1 : 0)),
  );
}

function addHistogram({ histograms }: DayCounts, key: string, more: readonly number[]): void {
  if (!hasRoom(histograms, key)) return;
  const known = histograms.get(key);
  const fits = known?.length === more.length;
  histograms.set(key, fits ? more.map((count, at) => count + (known[at] ?? 0)) : more);
}

/** Adds another day, or the same one of another instance, to this one. */
export function merge(into: DayCounts, other: DayCounts): void {
  for (const [key, count] of other.sums) addTo(into, key, count);
  for (const [key, count] of other.peaks) raise(into, key, count);
  for (const [key, counts] of other.histograms) addHistogram(into, key, counts);
}

export const dayText = ({ day, sums, peaks, histograms }: DayCounts): string =>
  `${JSON.stringify({
    day,
    sums: Object.fromEntries(sums),
    peaks: Object.fromEntries(peaks),
    histograms: Object.fromEntries(histograms),
  })}\n`;

/** Parses a stored day; null if the text is not one. Values that are not counts are left out. */
export function readDay(text: string): DayCounts | null {
  const found = parse(text);
  if (!isRecord(found) || typeof found.day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(found.day))
    return null;
  const day = emptyDay(found.day);
  for (const [key, count] of entriesOf(found.sums)) if (isCount(count)) addTo(day, key, count);
  for (const [key, count] of entriesOf(found.peaks)) if (isCount(count)) raise(day, key, count);
  for (const [key, counts] of entriesOf(found.histograms))
    if (Array.isArray(counts) && counts.every(isCount)) addHistogram(day, key, counts);
  return day;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const entriesOf = (value: unknown) => (isRecord(value) ? Object.entries(value) : []);
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

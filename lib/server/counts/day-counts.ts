import 'server-only';

/** A row of the table `day_count` (docs/decisions/0013): what happened on a day. */
export type DayCount = {
  /** The day in UTC: 2026-11-24. */
  readonly day: string;
  /** The board that brought the visitor; '' for what is not about a visit. */
  readonly source: string;
  /** Words of ours, or of searches that many had. */
  readonly kind: string;
  readonly n: number;
};

/** The beginning of a kind of which the highest count of the day is kept. All others are added up. */
const PEAK = 'most ';

export const peakKind = (what: string): string => PEAK + what;
export const isPeak = (kind: string): boolean => kind.startsWith(PEAK);

/** A kind for each bucket of a histogram: `vital app LCP <= 2.5`, and one above the last bound: `vital app LCP > 30`. */
export const bucketKinds = (kind: string, bounds: readonly number[]): readonly string[] => [
  ...bounds.map((bound) => `${kind} <= ${bound}`),
  `${kind} > ${bounds.at(-1) ?? 0}`,
];

/** The kind of the bucket that a value falls into. */
export function bucketOf(kind: string, bounds: readonly number[], value: number): string {
  const at = bounds.findIndex((bound) => value <= bound);
  return bucketKinds(kind, bounds).at(at) ?? kind;
}

/**
 * - `broken`: a call fails, or does not answer as the contract says.
 * - `mend`: the site works round it, and visitors lose something by it.
 * - `note`: worth knowing.
 */
export type Level = 'broken' | 'mend' | 'note';

/** What findings are called by machines, some with a name behind a colon. Keys are added, never renamed. */
export const FINDING_KEYS = [
  ...(['call', 'empty', 'no-job', 'dropped', 'cut', 'field-missing', 'no-title'] as const),
  ...(['unknown-state', 'off-map', 'no-posting-date', 'no-pay', 'terms', 'posting'] as const),
] as const;
type FindingKind = (typeof FINDING_KEYS)[number];
export type FindingKey = FindingKind | `${FindingKind}:${string}`;

/** Something that is so for a number of records. */
export type Finding = {
  readonly level: Level;
  readonly key: FindingKey;
  readonly text: string;
  readonly count: number;
  /** Ids of some of the records. */
  readonly examples: readonly string[];
};

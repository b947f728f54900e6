/**
 * - `broken`: a call fails, or does not answer as the contract says.
 * - `mend`: the site works around it, but visitors lose something.
 * - `note`: worth knowing.
 */
export type Level = 'broken' | 'mend' | 'note';

/** The keys of findings for machines, some followed by a colon and a name. Keys are added, never renamed. */
export const FINDING_KEYS = [
  'call',
  'empty',
  'no-job',
  'dropped',
  'cut',
  'field-missing',
  'no-title',
  'unknown-state',
  'off-map',
  'no-posting-date',
  'no-pay',
  'terms',
  'posting',
] as const;
type FindingKind = (typeof FINDING_KEYS)[number];
export type FindingKey = FindingKind | `${FindingKind}:${string}`;

/** A finding about a number of records. */
export type Finding = {
  readonly level: Level;
  readonly key: FindingKey;
  readonly text: string;
  readonly count: number;
  /** Ids of some of the records. */
  readonly examples: readonly string[];
};

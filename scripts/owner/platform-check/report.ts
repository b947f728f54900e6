import type { CallReport } from './calls';
import type { FieldUse } from './field-use';

/**
 * - `broken`: a call fails, or does not answer as the contract says.
 * - `mend`: the site works round it, and visitors lose something by it.
 * - `note`: worth knowing.
 */
export type Level = 'broken' | 'mend' | 'note';

/** What findings are called by machines, some with a name behind a colon. Keys are added, never renamed. */
export const FINDING_KEYS = [
  ...(['call', 'empty', 'no-job', 'dropped', 'cut', 'field-missing', 'no-title'] as const),
  ...(['unknown-state', 'off-map', 'no-posting-date', 'no-pay', 'posting'] as const),
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

export const EXIT_CODE = { well: 0, mend: 1, broken: 2, wrong: 3 } as const;

/** What `--json` prints. Keys are added, never renamed. */
export type PlatformReport = {
  readonly url: string;
  readonly checkedAt: string;
  readonly verdict: 'well' | 'mend' | 'broken';
  readonly calls: readonly CallReport[];
  /** Null where the list could not be read. */
  readonly jobs: {
    readonly records: number;
    readonly read: number;
    readonly dropped: number;
    readonly onMap: number;
    readonly postings: number;
  } | null;
  readonly fields: readonly FieldUse[];
  readonly unknownFields: readonly { readonly name: string; readonly count: number }[];
  readonly findings: readonly Finding[];
};

export function verdictOf(findings: readonly Finding[]): PlatformReport['verdict'] {
  if (findings.some(({ level }) => level === 'broken')) return 'broken';
  return findings.some(({ level }) => level === 'mend') ? 'mend' : 'well';
}

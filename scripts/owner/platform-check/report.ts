import type { CallReport } from './calls';
import type { FieldUse, UnknownField } from './field-use';
import type { DoubtReport } from './list-doubts';
import type { Finding, Level } from './finding';
import type { OpenQuestions } from './open-questions';

export const EXIT_CODE = { well: 0, mend: 1, broken: 2, wrong: 3 } as const;

/** What `--json` prints. Keys are added, never renamed. */
export type PlatformReport = {
  readonly url: string;
  readonly checkedAt: string;
  readonly verdict: 'well' | 'mend' | 'broken';
  readonly calls: readonly CallReport[];
  /** Null if the list could not be read. */
  readonly jobs: {
    readonly records: number;
    readonly read: number;
    readonly dropped: number;
    readonly onMap: number;
    readonly postings: number;
  } | null;
  readonly fields: readonly FieldUse[];
  readonly unknownFields: readonly UnknownField[];
  readonly openQuestions: readonly OpenQuestions[];
  readonly findings: readonly Finding[];
  readonly doubts: readonly DoubtReport[];
};

export function verdictOf(
  findings: readonly { readonly level: Level }[],
): PlatformReport['verdict'] {
  if (findings.some(({ level }) => level === 'broken')) return 'broken';
  return findings.some(({ level }) => level === 'mend') ? 'mend' : 'well';
}

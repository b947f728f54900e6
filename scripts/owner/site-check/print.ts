import { aligned } from '@/scripts/owner/aligned';
import type { SiteFinding } from './finding';

const LEVELS = ['must', 'should', 'optional'] as const;
const TITLES = {
  slip: 'MISTAKES',
  content: 'SAMPLE CONTENT STILL IN PLACE',
  setting: 'SETTINGS',
} as const;

export const countOf = (findings: readonly SiteFinding[], level: SiteFinding['level']): number =>
  findings.filter((finding) => finding.level === level).length;

/** A one-line summary: how many findings are left. */
export function summary(findings: readonly SiteFinding[]): string {
  const [must, should, optional] = LEVELS.map((level) => countOf(findings, level));
  if (findings.length === 0) return 'Result: nothing left to do (exit code 0)';
  return `Result: ${must} must, ${should} should, ${optional} optional (exit code ${must ? 1 : 0})`;
}

/** The findings for people: plain tables, the most pressing first. */
export function printed(findings: readonly SiteFinding[]): string {
  const blocks = (['slip', 'content', 'setting'] as const).map((kind) => {
    const rows = LEVELS.flatMap((level) =>
      findings
        .filter((finding) => finding.kind === kind && finding.level === level)
        .map(({ key, text, where }) =>
          kind === 'setting' ? [level, key, text] : [level, key, where, text],
        ),
    );
    return rows.length > 0 ? [TITLES[kind], ...aligned(rows)].join('\n') : '';
  });
  return [...blocks, summary(findings)].filter((block) => block !== '').join('\n\n');
}

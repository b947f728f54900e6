import { spawnSync } from 'node:child_process';

export type Planted = { readonly file: string; readonly text: string };

/** What stylelint says of each style sheet. All are read by one process, because it takes a second to start. */
export function styleProblems(planted: readonly Planted[]): readonly string[] {
  const { stdout, stderr } = spawnSync(process.execPath, ['__tests__/support/lint-styles.mjs'], {
    input: JSON.stringify(planted),
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as string[][]).map((problems) => problems.join('\n'));
}

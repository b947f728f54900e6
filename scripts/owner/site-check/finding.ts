import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * - `must`: nobody should see the site like this.
 * - `should`: it works, but something is not as good as it can be.
 * - `optional`: a choice worth knowing about.
 */
export type Level = 'must' | 'should' | 'optional';

/** One thing to do before, or after, the site goes live. */
export type SiteFinding = {
  readonly level: Level;
  /** A mistake is a value that cannot be intended; a sample is still in place; a setting is what production lacks. */
  readonly kind: 'mistake' | 'sample' | 'setting';
  /** For machines, and for `adopted.ts`. */
  readonly key: string;
  readonly text: string;
  /** The file or the setting where it is fixed. */
  readonly where: string;
};

/**
 * A mistake in a source, with the first line that has what is written there, in the form editors and terminals follow.
 * @param written by default what the text quotes first
 */
export function mistake(
  key: string,
  file: string,
  text: string,
  written = /'[^']+'/.exec(text)?.[0] ?? '',
): SiteFinding {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const at = written === '' ? -1 : source.indexOf(written);
  const where = at < 0 ? file : `${file}:${source.slice(0, at).split('\n').length}`;
  return { level: 'must', kind: 'mistake', key, text, where };
}

/**
 * The message for a source file that is no longer valid TypeScript, for an owner who edits one line a year; null for any other failure.
 * @param failure the error of its import: esbuild's message, `file:line:column: ERROR: what it expected`
 */
export function inOwnersWords(failure: unknown, folder = process.cwd()): string | null {
  const message = failure instanceof Error ? failure.message : String(failure);
  const [, file, line, what] = /^(.+):(\d+):\d+: ERROR: (.+)$/m.exec(message) ?? [];
  if (!file || !line || !what) return null;
  return `${relative(folder, file)}:${line} cannot be read: ${what}
Look at this line and the one before it. Often a comma is missing at the end of a line, or a text in '…' contains an apostrophe: write ’ instead.`;
}

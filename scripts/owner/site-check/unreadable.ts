import { relative } from 'node:path';

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

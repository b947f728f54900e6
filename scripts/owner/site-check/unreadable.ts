import { relative } from 'node:path';

/**
 * What to say of a source that is no TypeScript any more, for who edits one line of it a year; null for any other failure.
 * @param failure what the import of it ended with: esbuild's message, `file:line:column: ERROR: what it expected`
 */
export function inOwnersWords(failure: unknown, folder = process.cwd()): string | null {
  const message = failure instanceof Error ? failure.message : String(failure);
  const [, file, line, what] = /^(.+):(\d+):\d+: ERROR: (.+)$/m.exec(message) ?? [];
  if (!file || !line || !what) return null;
  return `${relative(folder, file)}:${line} cannot be read: ${what}
Look at this line and the one before it. Often a comma is missing at an end, or a text in '…' holds an apostrophe: write ’ for it.`;
}

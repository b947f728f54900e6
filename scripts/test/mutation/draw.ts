import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Room } from './rooms';

/** The sources of a room. */
export const sourcesOf = ({ sources, only }: Room): readonly string[] =>
  sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.d)\.m?tsx?$|\.mjs$/.test(name))
      .map((name) => join(folder, name))
      .filter((path) => only?.test(path) ?? true),
  );

/** Lines in which nothing can be changed: comments, imports, and brackets alone. */
const NOTHING = /^(?:\/\/|\/?\*|import\b|export type\b|readonly\b|[\s{}()[\];,]*$)/;

/**
 * Draws lines of sources, as ranges for Stryker ('lib/forms/phone.ts:12-12'). A line's number in the draw depends on its own text and the
 * seed, so that the same lines are drawn again after a change elsewhere.
 */
export function drawLines(files: readonly string[], count: number, seed: string): string[] {
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, index) => ({
        text: line.trim(),
        range: `${file}:${index + 1}-${index + 1}`,
        file,
      }))
      .filter(({ text }) => !NOTHING.test(text)),
  );
  const numberOf = ({ file, text }: (typeof lines)[number]) =>
    createHash('sha256').update(`${seed}\n${file}\n${text}`).digest('hex');
  return lines
    .map((line) => ({ range: line.range, number: numberOf(line) }))
    .sort((a, b) => a.number.localeCompare(b.number))
    .slice(0, count)
    .map(({ range }) => range);
}

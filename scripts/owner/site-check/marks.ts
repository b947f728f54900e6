import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as site from '@/lib/config/site';

/** Other texts are headings, professions and questions that anybody may use, names of icons, addresses. */
const SENTENCE = /^.{24,}[.!]$/su;
/** Names shorter than this also occur in ordinary words. */
const NAME = 4;

const markOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Every text in a value, however deeply nested. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** All names and figures in the agency's own file, the longest first. */
const names = (): string[] =>
  textsIn({ ...site })
    .filter((text) => text.length >= NAME)
    .sort((a, b) => b.length - a.length);

/** The text without the agency's names, so that a sample is still recognised with another brand in it. */
const nameless = (text: string): string =>
  names().reduce((rest, name) => rest.replaceAll(name, '…'), text);

/** A mark for every sentence of some length, without the agency's names. */
export const sentences = (value: unknown): string[] =>
  textsIn(value)
    .filter((text) => SENTENCE.test(text))
    .map((text) => markOf(nameless(text)));

/** A mark for every text, unchanged. */
export const exactly = (value: unknown): string[] => textsIn(value).map(markOf);

/** One mark for the whole value: any change in it counts as a change of all. */
export const together = (value: unknown): string[] => [markOf(JSON.stringify(value))];

/** A mark for every file; a missing file has none. */
export const files = (paths: readonly string[]): string[] =>
  paths.filter(existsSync).map((path) => {
    const content = readFileSync(path);
    // Some checkouts convert the line endings of text files.
    return markOf(
      /\.(?:svg|css)$/.test(path) ? content.toString().replaceAll('\r\n', '\n') : content,
    );
  });

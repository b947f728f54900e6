import { deflateSync, inflateSync } from 'node:zlib';

/** One of several texts that are deflated together: those of 100,000 jobs are 130 MB as they are, and a fifth of it so. */
export type PackedText = { readonly block: Buffer; readonly at: number };

/** Texts in one block: enough that they pack well, few enough that one is read in a fraction of a millisecond. */
export const TEXTS_A_BLOCK = 50;

/** Deflates a few texts together; null stays null. */
export function packTexts(texts: readonly (string | null)[]): (PackedText | null)[] {
  const block = deflateSync(JSON.stringify(texts), { level: 1 });
  return texts.map((text, at) => (text === null ? null : { block, at }));
}

/** The block read last: feeds go through a list from front to back. */
let last: { readonly block: Buffer; readonly texts: readonly unknown[] } | null = null;

/**
 * The text as it was.
 * @throws Error where the block is not what was packed
 */
export function unpackText({ block, at }: PackedText): string {
  if (last?.block !== block) {
    const texts: unknown = JSON.parse(inflateSync(block).toString());
    last = { block, texts: Array.isArray(texts) ? texts : [] };
  }
  const text = last.texts[at];
  if (typeof text !== 'string') throw new Error('A packed text is missing');
  return text;
}

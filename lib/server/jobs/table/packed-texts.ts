import { deflateSync, inflateSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

type Texts = readonly (string | null)[];

/** Several texts deflated together: those of 100,000 jobs take 130 MB uncompressed, and a fifth of that compressed. */
export class TextBlock {
  readonly count: number;
  #texts: Texts | null;
  #bytes = new Uint8Array();

  constructor(texts: Texts) {
    this.count = texts.length;
    this.#texts = texts;
  }

  /** All texts, as they were. */
  texts(): Texts {
    return this.#texts ?? (JSON.parse(inflateSync(this.#bytes).toString()) as Texts);
  }

  pack(): void {
    if (this.#texts === null) return;
    // A copy, because what zlib returns holds 64 KB, of which a block uses a fourth.
    this.#bytes = new Uint8Array(deflateSync(JSON.stringify(this.#texts), { level: 1 }));
    this.#texts = null;
  }
}

/** One of the texts of a block. */
export type PackedText = { readonly block: TextBlock; readonly at: number };

/** Texts in one block: enough to compress well, few enough that one is read in a fraction of a millisecond. */
export const TEXTS_A_BLOCK = 50;

/** Puts a few texts together, which are to be packed later; null stays null. */
export function looseTexts(texts: Texts): (PackedText | null)[] {
  const block = new TextBlock(texts);
  return texts.map((text, at) => (text === null ? null : { block, at }));
}

/** The same, packed. */
export function packTexts(texts: Texts): (PackedText | null)[] {
  const packed = looseTexts(texts);
  packed.find((one) => one !== null)?.block.pack();
  return packed;
}

/** The most recently read blocks: a list is read from front to back, and one list is compared with the next. */
const last = new LRUCache<TextBlock, Texts>({ max: 2 });

/**
 * The text as it was.
 * @throws Error if there is no such text
 */
export function unpackText({ block, at }: PackedText): string {
  const texts = last.get(block) ?? block.texts();
  last.set(block, texts);
  const text = texts[at];
  if (typeof text !== 'string') throw new Error('A packed text is missing');
  return text;
}

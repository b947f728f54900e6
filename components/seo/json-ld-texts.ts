/**
 * Where a page's structured data waits, on the server, between what draws the page's parts and what writes its HTML: Next
 * makes two bundles of these, so it is not a variable of one module.
 */
const KEY = Symbol.for('fernway.json-ld-texts');
const shared = globalThis as { [KEY]?: Map<string, string> };

/** Blocks of a few KB, three a page at most: far more than are on the way at once, and some MB. */
const MOST = 1_000;

/** Remembers the text of a block until its page is written. */
export function keepJsonLd(id: string, text: string) {
  const texts = (shared[KEY] ??= new Map());
  texts.delete(id);
  texts.set(id, text);
  const [oldest] = texts.keys();
  if (texts.size > MOST && oldest !== undefined) texts.delete(oldest);
}

export const jsonLdText = (id: string) => shared[KEY]?.get(id);

const BYTE = {
  space: 0x20,
  quote: 0x22,
  comma: 0x2c,
  backslash: 0x5c,
  openList: 0x5b,
  closeList: 0x5d,
};
const OPENING: readonly number[] = [BYTE.openList, 0x7b];
const CLOSING: readonly number[] = [BYTE.closeList, 0x7d];

/** Who takes the items as they come, so many at once; those behind the last of these are what the list ends with. */
export type Drain = {
  readonly drain: (items: readonly unknown[]) => void;
  readonly every: number;
};
const NO_DRAIN: Drain = { drain: () => {}, every: Infinity };

/** No record is larger, in bytes; one that seems to be is a text that never ends. */
const MAX_ITEM_BYTES = 8 * 1024 * 1024;

/**
 * Reads the JSON of a list item by item as its bytes come, so that the text of 100,000 records is never in memory as a whole, nor
 * parsed in one go, which would take seconds. It is given the bytes behind the opening bracket; all of them throw a SyntaxError
 * for what is no JSON.
 */
export function createListReader({ drain, every }: Drain = NO_DRAIN) {
  let items: unknown[] = [];
  let drained = false;
  /** What is read and not yet an item; `at` is how far it has been looked at. */
  let bytes: Buffer = Buffer.alloc(0);
  let at = 0;
  let depth = 0;
  let inString = false;
  let isWhole = false;

  /** The text before `at`, where an item ends; the byte there is left out. */
  function cut(): string {
    const text = bytes.toString('utf8', 0, at);
    bytes = bytes.subarray(at + 1);
    at = 0;
    return text;
  }

  function close(): void {
    const text = cut();
    if (drained || items.length > 0 || text.trim() !== '') items.push(JSON.parse(text));
    isWhole = true;
  }

  function take(item: unknown): void {
    items.push(item);
    if (items.length < every) return;
    drain(items);
    [items, drained] = [[], true];
  }

  /** To the end of the string, or of what is here of it: the long descriptions are not looked at byte by byte. */
  function skipString(): void {
    const quote = bytes.indexOf(BYTE.quote, at);
    let before = quote - 1;
    while (bytes[before] === BYTE.backslash) before -= 1;
    const isEscaped = (quote - before) % 2 === 0;
    inString = quote < 0 || isEscaped;
    at = quote < 0 ? bytes.length : quote + 1;
  }

  /** Before an item: an answer may hold millions of them, and they are not kept. */
  function skipBlanks(): void {
    let start = 0;
    while ((bytes[start] ?? NaN) <= BYTE.space) start += 1;
    bytes = bytes.subarray(start);
  }

  function step(): void {
    const byte = bytes[at] ?? 0;
    if (depth === 0 && byte === BYTE.comma) return take(JSON.parse(cut()));
    if (depth === 0 && byte === BYTE.closeList) return close();
    if (byte === BYTE.quote) inString = true;
    else if (OPENING.includes(byte)) depth += 1;
    else if (CLOSING.includes(byte)) depth -= 1;
    at += 1;
  }

  return {
    read(piece: Uint8Array): void {
      bytes = bytes.length === 0 ? Buffer.from(piece) : Buffer.concat([bytes, piece]);
      if (at === 0) skipBlanks();
      while (at < bytes.length && !isWhole) {
        if (inString) skipString();
        else step();
      }
      if (bytes.length > MAX_ITEM_BYTES) throw new SyntaxError('An item that does not end');
    },
    end(): readonly unknown[] {
      if (!isWhole || bytes.toString('utf8').trim() !== '') {
        throw new SyntaxError('The list is cut off, or something follows it');
      }
      return items;
    },
  };
}

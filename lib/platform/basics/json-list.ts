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

/** Consumes items as they are read, in batches of `every`; the items after the last full batch are what the list returns. */
export type Drain = {
  readonly drain: (items: readonly unknown[]) => void;
  readonly every: number;
};
const NO_DRAIN: Drain = { drain: () => {}, every: Infinity };

/** Largest item in bytes. No record is larger: anything beyond it is a text that never ends. */
const MAX_ITEM_BYTES = 8 * 1024 * 1024;

/**
 * Parses the JSON of a list item by item as its bytes arrive, so that the text of 100,000 records is never in memory as a whole,
 * nor parsed in one go, which would take seconds. It receives the bytes after the opening bracket; both functions throw a
 * SyntaxError if they are not JSON.
 */
export function createListReader({ drain, every }: Drain = NO_DRAIN) {
  let items: unknown[] = [];
  let drained = false;
  /** Bytes received and not yet parsed; `at` is the position scanned so far. */
  let bytes: Buffer = Buffer.alloc(0);
  let at = 0;
  let depth = 0;
  let inString = false;
  let isWhole = false;

  /** Removes and returns the text before `at`, where an item ends; the byte at `at` is dropped. */
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

  /** Moves to the end of the string, or of what has arrived of it, so that long descriptions are not scanned byte by byte. */
  function skipString(): void {
    const quote = bytes.indexOf(BYTE.quote, at);
    let before = quote - 1;
    while (bytes[before] === BYTE.backslash) before -= 1;
    const isEscaped = (quote - before) % 2 === 0;
    inString = quote < 0 || isEscaped;
    at = quote < 0 ? bytes.length : quote + 1;
  }

  /** Drops white space before an item: an answer may hold millions of blanks. */
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

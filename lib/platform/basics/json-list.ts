import { isUtf8 } from 'node:buffer';

const BYTE = {
  space: 0x20,
  quote: 0x22,
  comma: 0x2c,
  backslash: 0x5c,
  openList: 0x5b,
  closeList: 0x5d,
  openRecord: 0x7b,
  closeRecord: 0x7d,
};
const OPENING: readonly number[] = [BYTE.openList, BYTE.openRecord];
const CLOSING: readonly number[] = [BYTE.closeList, BYTE.closeRecord];

/** Consumes items as they are read, in batches of `every`; the items after the last full batch are what the list returns. */
export type Drain = {
  readonly drain: (items: readonly unknown[]) => void;
  readonly every: number;
};
const NO_DRAIN: Drain = { drain: () => {}, every: Infinity };

/** Largest item in bytes. No record is larger: anything beyond it is a text that never ends. */
const MAX_ITEM_BYTES = 8 * 1024 * 1024;
/** The longest name of a field that is waited for. */
const NAME_MAX = 100;
const NO_BORDER = -1;
const UNDECIDED = -2;
/** Of an item that is not JSON, enough to find its id. */
const BROKEN_TEXT_MAX = 2_000;

/** No JSON has a symbol for a key. */
const BROKEN = Symbol('a record that is not JSON');

/** Stands in a list for a record that is not JSON: a line break, a quotation mark or a backslash in it was not escaped. */
export type BrokenItem = {
  readonly [BROKEN]: true;
  /** In the list, counted from 1. */
  readonly position: number;
  /** Its beginning. */
  readonly text: string;
};

export const isBrokenItem = (value: unknown): value is BrokenItem =>
  typeof value === 'object' && value !== null && BROKEN in value;

/**
 * Parses the JSON of a list item by item as its bytes arrive, so that the text of 100,000 records is never in memory as a whole,
 * nor parsed in one go, which would take seconds. A record that is not JSON is one `BrokenItem`; the others stay. It receives the
 * bytes after the opening bracket; both functions throw a SyntaxError if the list itself is no JSON.
 */
export function createListReader({ drain, every }: Drain = NO_DRAIN) {
  let items: unknown[] = [];
  let drained = false;
  let count = 0;
  /** Bytes received and not yet parsed; `at` is the position scanned so far. */
  let bytes: Buffer = Buffer.alloc(0);
  let at = 0;
  let depth = 0;
  let inString = false;
  let isWhole = false;

  /** Removes and returns the text before `end`, where an item ends; the byte at `end` is dropped. */
  function cut(end = at): string {
    const text = textOf(bytes.subarray(0, end));
    bytes = bytes.subarray(end + 1);
    at = 0;
    return text;
  }

  function parse(text: string): unknown {
    count += 1;
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      const item = text.trim();
      if (!item.startsWith('{') || !item.endsWith('}')) throw error;
      return { [BROKEN]: true, position: count, text: item.slice(0, BROKEN_TEXT_MAX) };
    }
  }

  function close(): void {
    const text = cut();
    if (drained || items.length > 0 || text.trim() !== '') items.push(parse(text));
    isWhole = true;
  }

  function take(item: unknown): void {
    items.push(item);
    if (items.length < every) return;
    drain(items);
    [items, drained] = [[], true];
  }

  /**
   * Moves to the end of the string, or of what has arrived of it, so that long descriptions are not scanned byte by byte.
   * @returns false if more has to arrive first
   */
  function skipString(): boolean {
    const quote = bytes.indexOf(BYTE.quote, at);
    let before = quote - 1;
    while (bytes[before] === BYTE.backslash) before -= 1;
    const isEscaped = (quote - before) % 2 === 0;
    inString = quote < 0 || isEscaped;
    const comma = inString ? NO_BORDER : borderAt(quote);
    if (comma === UNDECIDED) {
      [at, inString] = [quote, true];
      return false;
    }
    at = quote < 0 ? bytes.length : quote + 1;
    if (comma === NO_BORDER) return true;
    // A quotation mark that was not escaped has turned strings and what is between them round: the record ends here.
    const item = cut(comma);
    depth = 0;
    take(parse(item));
    return true;
  }

  /**
   * The comma between two records, if a string that ends at `quote` is what is between them: '},{' before a name and a colon. Else
   * `NO_BORDER`, or `UNDECIDED` if the name has not arrived.
   */
  function borderAt(quote: number): number {
    const open = filledBefore(quote);
    const comma = filledBefore(open);
    const isBorder =
      bytes[open] === BYTE.openRecord &&
      bytes[comma] === BYTE.comma &&
      bytes[filledBefore(comma)] === BYTE.closeRecord;
    if (!isBorder) return NO_BORDER;
    const after = bytes.toString('latin1', quote + 1, quote + 1 + NAME_MAX);
    if (/^\w+"\s*:/.test(after)) return comma;
    return /^(?:\w+(?:"\s*)?)?$/.test(after) && after.length < NAME_MAX ? UNDECIDED : NO_BORDER;
  }

  function filledBefore(position: number): number {
    let filled = position - 1;
    while ((bytes[filled] ?? NaN) <= BYTE.space) filled -= 1;
    return filled;
  }

  /** Drops white space before an item: an answer may hold millions of blanks. */
  function skipBlanks(): void {
    let start = 0;
    while ((bytes[start] ?? NaN) <= BYTE.space) start += 1;
    bytes = bytes.subarray(start);
  }

  function step(): void {
    const byte = bytes[at] ?? 0;
    if (depth === 0 && byte === BYTE.comma) return take(parse(cut()));
    if (depth === 0 && byte === BYTE.closeList) return close();
    if (byte === BYTE.quote) inString = true;
    else if (OPENING.includes(byte)) depth += 1;
    else if (CLOSING.includes(byte)) depth = Math.max(0, depth - 1);
    at += 1;
  }

  /** The last record of a list whose quotes are counted wrong: the list ends inside what looks like its string. */
  function closeInString(): void {
    const text = textOf(bytes).trimEnd();
    if (!inString || !/\}\s*\]$/.test(text)) return;
    items.push(parse(text.slice(0, -1)));
    [isWhole, bytes] = [true, Buffer.alloc(0)];
  }

  return {
    read(piece: Uint8Array): void {
      bytes = bytes.length === 0 ? Buffer.from(piece) : Buffer.concat([bytes, piece]);
      if (at === 0) skipBlanks();
      while (at < bytes.length && !isWhole) {
        if (!inString) step();
        else if (!skipString()) break;
      }
      if (bytes.length > MAX_ITEM_BYTES) throw new SyntaxError('An item that does not end');
    },
    end(): readonly unknown[] {
      if (!isWhole) closeInString();
      if (!isWhole || bytes.toString('utf8').trim() !== '') {
        throw new SyntaxError('The list is cut off, or something follows it');
      }
      return items;
    },
  };
}

const windows1252 = new TextDecoder('windows-1252');

/** A record that is no UTF-8, although the answer is said to be, was written on Windows. */
const textOf = (bytes: Buffer): string =>
  isUtf8(bytes) ? bytes.toString('utf8') : windows1252.decode(bytes);

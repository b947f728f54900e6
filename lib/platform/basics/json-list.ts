import { isUtf8 } from 'node:buffer';
import { brokenItem } from './broken-item';

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
/** What closes each bracket. */
const CLOSES: ReadonlyMap<number, number> = new Map([
  [BYTE.openList, BYTE.closeList],
  [BYTE.openRecord, BYTE.closeRecord],
]);

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
/**
 * Parses the JSON of a list item by item as its bytes arrive, so that the text of 100,000 records is never in memory as a whole,
 * nor parsed in one go, which would take seconds. A record that is not JSON becomes one `BrokenItem`; the others stay. It receives the
 * bytes after the opening bracket; both functions throw a SyntaxError if the list itself is no JSON.
 */
export function createListReader({ drain, every }: Drain = NO_DRAIN) {
  let items: unknown[] = [];
  let drained = false;
  let count = 0;
  /** Bytes received and not yet parsed; `at` is the position scanned so far. */
  let bytes: Buffer = Buffer.alloc(0);
  let at = 0;
  /** What closes the brackets that are open, the innermost last. */
  let open: number[] = [];
  let inString = false;
  let isWhole = false;
  let wasBroken = false;

  /** Removes and returns the text before `end`, where an item ends; the byte at `end` is dropped. */
  function cut(end = at): string {
    const text = textOf(bytes.subarray(0, end));
    bytes = bytes.subarray(end + 1);
    at = 0;
    return text;
  }

  /** Takes the text of an item: its value, or a `BrokenItem` if it is a record that is not JSON. */
  function add(text: string): void {
    const value = valueOf(text);
    if (value === undefined) return;
    items.push(value);
    if (items.length < every || isWhole) return;
    drain(items);
    [items, drained] = [[], true];
  }

  /** Undefined for what is left of a broken record, behind a bracket or a comma in its text. */
  function valueOf(text: string): unknown {
    try {
      const value: unknown = JSON.parse(text);
      count += 1;
      wasBroken = false;
      return value;
    } catch (error) {
      const item = text.trim();
      if (item.startsWith('{') && item.endsWith('}')) {
        count += 1;
        wasBroken = true;
        return brokenItem(count, item);
      }
      if (wasBroken) return undefined;
      throw error;
    }
  }

  function close(): void {
    isWhole = true;
    const text = cut();
    if (drained || items.length > 0 || text.trim() !== '') add(text);
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
    open = [];
    add(item);
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
    if (open.length === 0 && byte === BYTE.comma) return add(cut());
    if (open.length === 0 && byte === BYTE.closeList) return close();
    const closes = CLOSES.get(byte);
    if (byte === BYTE.quote) inString = true;
    else if (closes !== undefined) open.push(closes);
    else if (byte === open.at(-1)) open.pop();
    at += 1;
  }

  /** The last record of a list whose quotes are counted wrong: the list ends inside what looks like its string. */
  function closeInString(): void {
    const text = textOf(bytes).trimEnd();
    if (!inString || !/\}\s*\]$/.test(text)) return;
    [isWhole, bytes] = [true, Buffer.alloc(0)];
    add(text.slice(0, -1));
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

import { isUtf8 } from 'node:buffer';
import { brokenItem } from './broken-item';
import { BYTE, beginsRecord, isFree, isMisplaced, isNamePlace } from './json-places';

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
const NO_BORDER = -1;
const UNDECIDED = -2;
/**
 * Parses the JSON of a list item by item as its bytes arrive, so that the text of 100,000 records is never in memory as a whole,
 * nor parsed in one go, which would take seconds. A record that is not JSON becomes one `BrokenItem`; the others stay. The brackets of
 * such a record are no guide: it ends where the beginning of another record, or the end of the list, follows. The reader receives the
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
  /** Whether the item that is being read is known not to be JSON, so that it is not parsed again at each comma. */
  let isBroken = false;
  let isNamed = false;
  let wasBroken = false;
  let hasRecord = false;

  /** Removes what stands before `end`, where an item ends, and the byte there. */
  function drop(end: number): void {
    bytes = bytes.subarray(end + 1);
    [at, open, inString, isBroken, isNamed] = [0, [], false, false, false];
  }

  function add(value: unknown): void {
    items.push(value);
    if (items.length < every || isWhole) return;
    drain(items);
    [items, drained] = [[], true];
  }

  /** Adds the item before `end` if it is JSON; else notes that it is not. */
  function addParsed(end: number): boolean {
    const value = parsed(textOf(bytes.subarray(0, end)));
    if (value === undefined) {
      isBroken = true;
      return false;
    }
    drop(end);
    count += 1;
    wasBroken = false;
    hasRecord ||= typeof value === 'object' && value !== null;
    add(value);
    return true;
  }

  /** Adds a `BrokenItem` for a record that is not JSON, but none for what is left behind one. A list without records is no JSON itself. */
  function addBroken(end: number): void {
    const item = textOf(bytes.subarray(0, end)).trim();
    drop(end);
    if (!hasRecord && !(item.includes('{') && item.includes('}')))
      throw new SyntaxError('An item that is no JSON');
    if (item === '' || (wasBroken && !item.startsWith('{'))) return;
    count += 1;
    [wasBroken, hasRecord] = [true, true];
    add(brokenItem(count, item));
  }

  function close(): void {
    isWhole = true;
    const isEmpty = !drained && items.length === 0 && filledBefore(at) < 0;
    if (isEmpty) drop(at);
    else if (!addParsed(at)) addBroken(at);
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
    addBroken(comma);
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
    const isRecord = beginsRecord(bytes, open);
    if (isRecord === null) return UNDECIDED;
    return isRecord ? comma : NO_BORDER;
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

  /** @returns false if more has to arrive first */
  function step(): boolean {
    const byte = bytes[at] ?? 0;
    if (isFree(byte)) {
      at += 1;
      return true;
    }
    if (!isBroken) check(byte);
    if (byte === BYTE.comma && (isBroken || open.at(-1) !== BYTE.closeList)) return stepComma();
    if (byte === BYTE.closeList && (isBroken || byte !== open.at(-1))) return stepListEnd();
    const closes = CLOSES.get(byte);
    if (byte === BYTE.quote) inString = true;
    else if (closes !== undefined) open.push(closes);
    else if (byte === open.at(-1)) open.pop();
    at += 1;
    return true;
  }

  function check(byte: number): void {
    const place = { before: bytes[filledBefore(at)], within: open.at(-1), isNamed };
    isBroken = isMisplaced(byte, place);
    if (byte === BYTE.quote) isNamed = isNamePlace(place);
    else if (byte === BYTE.colon) isNamed = false;
  }

  /** The end of an item that is JSON, or of a broken record before another record. */
  function stepComma(): boolean {
    const isOutside = open.length === 0;
    if (isOutside && !isBroken && addParsed(at)) return true;
    const mayEnd = isOutside || bytes[filledBefore(at)] === BYTE.closeRecord;
    const isRecord = mayEnd && beginsRecord(bytes, at + 1);
    if (isRecord === null) return false;
    if (isRecord) addBroken(at);
    else at += 1;
    return true;
  }

  /** The end of the list, if nothing follows. */
  function stepListEnd(): boolean {
    const isPlace = open.length === 0 || bytes[filledBefore(at)] === BYTE.closeRecord;
    let next = at + 1;
    while ((bytes[next] ?? NaN) <= BYTE.space) next += 1;
    if (isPlace && next >= bytes.length) return false;
    isBroken = true;
    if (open.at(-1) === BYTE.closeList) open.pop();
    at += 1;
    return true;
  }

  /** The last record of a list whose quotes are counted wrong: the list ends inside what looks like its string. */
  function closeInString(): void {
    const listEnd = filledBefore(bytes.length);
    let before = filledBefore(listEnd);
    if (bytes[before] === BYTE.quote) before = filledBefore(before);
    if (bytes[listEnd] !== BYTE.closeList || bytes[before] !== BYTE.closeRecord) return;
    isWhole = true;
    addBroken(listEnd);
  }

  return {
    read(piece: Uint8Array): void {
      bytes = bytes.length === 0 ? Buffer.from(piece) : Buffer.concat([bytes, piece]);
      if (at === 0) skipBlanks();
      while (at < bytes.length) {
        if (!(inString ? skipString() : step())) break;
      }
      if (bytes.length > MAX_ITEM_BYTES) throw new SyntaxError('An item that does not end');
    },
    end(): readonly unknown[] {
      if (inString) closeInString();
      else if (bytes[at] === BYTE.closeList && !isWhole) close();
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

/** Undefined if it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

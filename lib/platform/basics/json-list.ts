import { isUtf8 } from 'node:buffer';
import { brokenItem } from './broken-item';
import { isValidPart, parseJson, readNesting, type Nesting } from './json-nesting';
import { fromWindows1252 } from './windows-1252';
import { createRecordCutter, MAX_PIECE_BYTES } from './record-pieces';

/** Consumes items as they are read, in batches of `every`; the items after the last full batch are what the list returns. */
export type Drain = {
  readonly drain: (items: readonly unknown[]) => void;
  readonly every: number;
};
const NO_DRAIN: Drain = { drain: () => {}, every: Infinity };

/** A broken record waits no longer than this for the end of a list in it. */
const MAX_BROKEN_PIECES = 20;

/** A list of objects begins here, even within a record that is not JSON (./record-pieces.ts says why). */
const INNER_LIST = /\[\s{0,99}\{\s{0,99}"[^"\\\s,:}\]][^"\\]{0,99}"\s{0,99}:/g;
const COMMAS = /^[\s,]*$/;
/** How the last record ends if nothing but its own brackets can be wrong. */
const RECORD_END = /\}\s{0,99}"?$/;

/**
 * Parses the JSON of a list record by record as its bytes arrive, so that the text of 100,000 records is never in memory as a whole, nor
 * parsed in one go, which would take seconds. A record that is not JSON becomes one `BrokenItem`; the others stay. The reader receives the
 * bytes after the opening bracket; both functions throw a SyntaxError if the list itself is no JSON.
 */
export function createListReader({ drain, every }: Drain = NO_DRAIN) {
  const cutter = createRecordCutter();
  let items: unknown[] = [];
  let count = 0;
  let isWhole = false;
  let hasBroken = false;
  /** The names of the first record: what comes out of a broken record without them is a part of it. */
  let names: readonly string[] = [];
  /** The pieces of a record in which a list is open, and its brackets. */
  let held: string[] = [];
  let heldLength = 0;
  let open: Nesting = '';
  let isBroken = false;

  function release(): string[] {
    const pieces = held;
    [held, heldLength, open, isBroken] = [[], 0, '', false];
    return pieces;
  }

  function add(item: unknown): void {
    count += 1;
    items.push(item);
    if (items.length < every || isWhole) return;
    drain(items);
    items = [];
  }

  function addItems(found: readonly unknown[]): void {
    if (names.length === 0) names = found.map(namesOf).find(({ length }) => length > 0) ?? [];
    found.forEach(add);
  }

  /** Adds a `BrokenItem`. A record before its first comma is not part of it, and commas too many cost nothing. */
  function addBroken(text: string): void {
    hasBroken = true;
    const end = readNesting(text).firstEnd ?? 0;
    const rest = text.slice(end).trimStart();
    const first = rest.startsWith(',') ? itemsOf(text.slice(0, end)) : null;
    if (first) addItems(first);
    if (!first || !COMMAS.test(rest)) add(brokenItem(count + 1, first ? rest : text));
  }

  /** A list that does not end: its record is broken. Behind its own parts are records: the first that has most of a record's names. */
  function giveUp(): void {
    const like = likeRecord();
    const [first = '', ...others] = release();
    addBroken(first);
    const next = others.findIndex((piece) => isLike(piece, like));
    if (next >= 0 || names.length === 0) others.slice(Math.max(next, 0)).forEach(take);
  }

  /** The names of the first record, or of what is held if there was none. */
  function likeRecord(): readonly string[] {
    return names.length > 0 ? names : namesIn(held[0] ?? '');
  }

  function take(piece: string): void {
    const found = held.length === 0 ? itemsOf(piece) : null;
    if (found) {
      addItems(found);
      return;
    }
    held.push(piece);
    heldLength += piece.length;
    const { nesting } = readNesting(piece, open);
    if (nesting === '') finish();
    else if (
      nesting?.endsWith('[') &&
      (isBroken || isValidPart(withoutComma(piece), open, nesting))
    )
      open = nesting;
    else {
      isBroken = true;
      open = innerNesting(piece) || open;
    }
    if (held.length === 0) return;
    const isLong = heldLength > MAX_PIECE_BYTES;
    if (open === '') addBroken(release().join(''));
    else if (isLong || (isBroken && held.length > MAX_BROKEN_PIECES)) giveUp();
  }

  /** All brackets of the record are closed. */
  function finish(): void {
    const isKnownBroken = isBroken;
    const text = release().join('');
    const found = isKnownBroken ? null : itemsOf(text);
    if (found) addItems(found);
    else addBroken(text);
  }

  return {
    read(bytes: Uint8Array): void {
      const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (const one of cutter.cut(piece)) take(textOf(one));
    },
    end(): readonly unknown[] {
      const text = textOf(cutter.rest()).trimEnd();
      const last = text.slice(0, -1);
      isWhole = text.endsWith(']');
      if (isWhole && (last.trim() !== '' || count > 0 || held.length > 0)) {
        const { nesting } = readNesting(last, open);
        isWhole =
          nesting === '' || (nesting?.endsWith('{') ?? false) || RECORD_END.test(last.trimEnd());
        take(`${last},`);
      }
      // Behind an inner list that does not end are records; behind one at whose end the answer was cut off, there are none.
      const holdsRecords = () => held.slice(1).some((piece) => isLike(piece, likeRecord()));
      while (isWhole && held.length > 0 && (isBroken || holdsRecords())) giveUp();
      if (!isWhole || held.length > 0 || (hasBroken && names.length === 0))
        throw new SyntaxError('The list is cut off, or something follows it');
      return items;
    },
  };
}

/** The names in an object; none of anything else. */
const namesOf = (item: unknown): readonly string[] =>
  typeof item === 'object' && item !== null && !Array.isArray(item) ? Object.keys(item) : [];

/** The names in a part of a record. */
const namesIn = (part: string): readonly string[] =>
  [...part.matchAll(/"([^"\\]{1,99})"\s{0,99}:/g)].map(([, name = '']) => name);

/** Whether a piece begins with more than half of these names. */
function isLike(piece: string, names: readonly string[]): boolean {
  const own = namesIn(piece);
  return 2 * names.filter((name) => own.includes(name)).length > names.length;
}

const withoutComma = (piece: string): string => {
  const text = piece.trimEnd();
  return text.endsWith(',') ? text.slice(0, -1) : text;
};

/** The items of a piece, mostly one record; null if it is no JSON. */
function itemsOf(piece: string): readonly unknown[] | null {
  const items = parseJson(`[${withoutComma(piece)}]`);
  return Array.isArray(items) ? items : null;
}

/** What is open at the end of a broken piece, if a list of objects began in it; else ''. */
function innerNesting(piece: string): Nesting {
  const start = [...piece.matchAll(INNER_LIST)].at(-1)?.index;
  const { nesting } = start === undefined ? { nesting: '' } : readNesting(piece.slice(start), '{');
  return nesting?.endsWith('[') ? nesting : '';
}

/** A record that is no UTF-8, although the answer is said to be, was written on Windows. */
const textOf = (bytes: Buffer): string =>
  isUtf8(bytes) ? bytes.toString('utf8') : fromWindows1252(bytes);

import { isUtf8 } from 'node:buffer';
import { fromWindows1252 } from './windows-1252';

/** Consumes items as they are read, in batches of `every`; the items after the last full batch are what the list returns. */
export type Drain = {
  readonly drain: (items: readonly unknown[]) => void;
  readonly every: number;
};
const NO_DRAIN: Drain = { drain: () => {}, every: Infinity };

/**
 * A record beyond this is not parsed: that would keep other work waiting. `marks` are what costs by itself: bytes outside of texts, and
 * control characters and escapes in them.
 */
const LARGEST = { bytes: 8 * 1024 * 1024, marks: 1024 * 1024, depth: 64 } as const;

const sign = (character: string): number => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA, LIST_END] = ['"', '\\', ',', ']'].map(sign);
const OPENING = new Set(['{', '['].map(sign));
const CLOSING = new Set(['}', ']'].map(sign));
const SPACE = sign(' ');
const ESCAPES = new Map(
  Array.from({ length: SPACE }, (_, code) => String.fromCharCode(code)).map((control) => [
    control,
    JSON.stringify(control).slice(1, -1),
  ]),
);

/**
 * Parses the JSON of a list record by record as its bytes arrive, so that the text of 100,000 records is never in memory as a whole, nor
 * parsed in one go, which would take seconds. Control characters that a text holds unescaped are read as if they were escaped, and null
 * stands for a record beyond `LARGEST`; anything else that is no JSON refuses the list. The reader receives the bytes after the opening
 * bracket; both functions throw a SyntaxError.
 */
export function createListReader({ drain, every }: Drain = NO_DRAIN) {
  let items: unknown[] = [];
  let isEmpty = true;
  let isOver = false;
  /** The item that has begun: its bytes of earlier pieces, the brackets open in it, and whether it is within a text. */
  let begun: Buffer[] = [];
  let size = 0;
  let marks = 0;
  let depth = 0;
  let isRefused = false;
  let isText = false;
  let isEscaped = false;
  let hasControls = false;

  function add(end: Buffer): void {
    keep(end);
    const text = isRefused ? 'null' : textOf(begun.length === 1 ? end : Buffer.concat(begun));
    [begun, size, marks, isRefused] = [[], 0, 0, false];
    if (isOver && isEmpty && text.trim() === '') return;
    items.push(JSON.parse(hasControls ? withEscapes(text) : text) as unknown);
    [isEmpty, hasControls] = [false, false];
    if (items.length < every || isOver) return;
    drain(items);
    items = [];
  }

  /** A part of the item that has begun, unless it is too large by now. */
  function keep(part: Buffer): void {
    size += part.length;
    isRefused ||= size > LARGEST.bytes || marks > LARGEST.marks;
    if (isRefused) begun = [];
    else begun.push(part);
  }

  /** Whether an item ends before this byte. */
  function endsAt(byte: number): boolean {
    if (!isText || byte < SPACE || byte === BACKSLASH) marks += 1;
    if (isText) {
      if (byte < SPACE) hasControls = true;
      if (isEscaped) isEscaped = false;
      else if (byte === BACKSLASH) isEscaped = true;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) isText = true;
    else if (OPENING.has(byte)) {
      depth += 1;
      isRefused ||= depth > LARGEST.depth;
    } else if (depth === 0) {
      isOver = byte === LIST_END;
      return isOver || byte === COMMA;
    } else if (CLOSING.has(byte)) depth -= 1;
    return false;
  }

  return {
    read(bytes: Uint8Array): void {
      const piece = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      let start = 0;
      for (let at = 0; at < piece.length && !isOver; at += 1) {
        if (!endsAt(piece.readUInt8(at))) continue;
        add(piece.subarray(start, at));
        start = at + 1;
      }
      const rest = piece.subarray(start);
      if (isOver && rest.toString('latin1').trim() !== '')
        throw new SyntaxError('Something follows the list');
      keep(rest);
    },
    end(): readonly unknown[] {
      if (!isOver) throw new SyntaxError('The list is cut off');
      return items;
    },
  };
}

/** The JSON of an item with its control characters escaped within texts. */
function withEscapes(json: string): string {
  let isText = false;
  return json.replace(/\\[^]|["\0-\x1F]/g, (found) => {
    if (found === '"') isText = !isText;
    return (isText && ESCAPES.get(found)) || found;
  });
}

/** A record that is no UTF-8, although the answer is said to be, was written on Windows. */
const textOf = (bytes: Buffer): string =>
  isUtf8(bytes) ? bytes.toString('utf8') : fromWindows1252(bytes);

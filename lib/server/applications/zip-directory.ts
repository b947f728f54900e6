import 'server-only';
import { createInflateRaw } from 'node:zlib';

/** A file as listed in the archive's table of contents; `packed` is its bytes as stored in the archive. */
export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  /** The size of the unpacked file, according to the table. */
  readonly size: number;
  readonly packed: Uint8Array;
  /** Where its own header begins. */
  readonly at: number;
};

const MARK = {
  end: 0x06_05_4b_50,
  entry: 0x02_01_4b_50,
  file: 0x04_03_4b_50,
  wideEnd: 0x06_06_4b_50,
  wideEndPointer: 0x07_06_4b_50,
} as const;
const END_LENGTH = 22;
const POINTER_LENGTH = 20;
const LONGEST_COMMENT = 0xff_ff;
const STORED = 0;
const DEFLATED = 8;
/** Flag: the sizes follow the file instead. */
const SIZES_FOLLOW = 0x08;
/** The number is in a field of 64 bits instead (Zip64). Some writers use those fields in small archives too. */
const ELSEWHERE = 0xff_ff_ff_ff;
const WIDE_FIELD = 0x00_01;
const CHUNK_BYTES = 256 * 1_024;

/**
 * Reads an archive's table of contents, and checks that every entry exists and that the file's own header agrees: readers that use
 * the one and readers that use the other must find the same files.
 * @throws for any other archive.
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries: ZipEntry[] = [];
  let { at, count: left } = findTable(view);
  for (; left > 0; left -= 1) {
    if (view.getUint32(at, true) !== MARK.entry) throw new Error('not a table of contents');
    const nameLength = view.getUint16(at + 28, true);
    const name = textOf(bytes, at + 46, nameLength);
    entries.push(readFile(bytes, view, at, name));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  refuseOverlap(bytes, entries);
  return entries;
}

/** Entries that share bytes would be unpacked again and again: a file of 5 MB would keep the machine busy for minutes. */
function refuseOverlap(bytes: Uint8Array, entries: readonly ZipEntry[]): void {
  let end = 0;
  for (const { at, packed } of entries.toSorted((one, other) => one.at - other.at)) {
    if (at < end) throw new Error('two files in one place');
    end = packed.byteOffset - bytes.byteOffset + packed.byteLength;
  }
}

/**
 * Unpacks an entry piece by piece, so that 100 MB are never in memory at once.
 * @throws if there is more or less than the table says, or if it is not packed as the table says.
 */
export async function* unpack(entry: ZipEntry): AsyncGenerator<Uint8Array> {
  let unpacked = 0;
  for await (const piece of piecesOf(entry)) {
    unpacked += piece.length;
    if (unpacked > entry.size) break;
    yield piece;
  }
  if (unpacked !== entry.size) throw new Error('not the size it is said to have');
}

function piecesOf({ method, packed }: ZipEntry): Iterable<Uint8Array> | AsyncIterable<Uint8Array> {
  if (method === STORED) return [packed];
  // Some writers declare an empty part as compressed.
  if (packed.length === 0) return [];
  if (method !== DEFLATED) throw new Error('packed in a way that Word does not read');
  const inflater = createInflateRaw({ chunkSize: CHUNK_BYTES });
  inflater.end(packed);
  return inflater;
}

/** Where the table begins, and how many entries it has. The record that says so is at the end, before any comment. */
function findTable(view: DataView): { at: number; count: number } {
  const end = findEnd(view);
  const pointer = end - POINTER_LENGTH;
  if (pointer < 0 || view.getUint32(pointer, true) !== MARK.wideEndPointer)
    return { at: view.getUint32(end + 16, true), count: view.getUint16(end + 10, true) };
  const wide = wideNumber(view, pointer + 8);
  if (view.getUint32(wide, true) !== MARK.wideEnd) throw new Error('no end of the table');
  const at = wideNumber(view, wide + 48);
  const count = wideNumber(view, wide + 32);
  const agrees = (narrow: number, elsewhere: number, declared: number) =>
    narrow === elsewhere || narrow === declared;
  const isSame =
    agrees(view.getUint32(end + 16, true), ELSEWHERE, at) &&
    agrees(view.getUint16(end + 10, true), 0xff_ff, count);
  if (!isSame) throw new Error('two tables');
  return { at, count };
}

/**
 * Position of the end-of-table record: at the end of the archive, before a comment that ends with it. A reader that checks the comment's
 * length would pass over a record that others take.
 */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) !== MARK.end) continue;
    if (view.getUint16(at + 20, true) !== last - at) throw new Error('a comment of another length');
    return at;
  }
  throw new Error('no table of contents');
}

const wideNumber = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

/**
 * The numbers of a header, in the order in which the Zip64 field has those that are elsewhere.
 * @param extra where the header's extra fields begin, and how long they are
 */
function readNumbers(
  view: DataView,
  numbers: readonly number[],
  extra: { at: number; length: number },
): number[] {
  if (!numbers.includes(ELSEWHERE)) return [...numbers];
  const end = extra.at + extra.length;
  let { at } = extra;
  while (at + 4 <= end && view.getUint16(at, true) !== WIDE_FIELD)
    at += 4 + view.getUint16(at + 2, true);
  at += 4;
  return numbers.map((number) => {
    if (number !== ELSEWHERE) return number;
    if (at + 8 > end) throw new Error('a number that is nowhere');
    at += 8;
    return wideNumber(view, at - 8);
  });
}

/** The file that the entry at `at` describes. */
function readFile(bytes: Uint8Array, view: DataView, at: number, name: string): ZipEntry {
  const method = view.getUint16(at + 10, true);
  const [size = 0, packedSize = 0, file = 0] = readNumbers(
    view,
    [24, 20, 42].map((place) => view.getUint32(at + place, true)),
    { at: at + 46 + view.getUint16(at + 28, true), length: view.getUint16(at + 30, true) },
  );
  if (view.getUint32(file, true) !== MARK.file) throw new Error('no file where one is said to be');
  const nameLength = view.getUint16(file + 26, true);
  const isSame =
    textOf(bytes, file + 30, nameLength) === name && view.getUint16(file + 8, true) === method;
  const saysSizes = (view.getUint16(file + 6, true) & SIZES_FOLLOW) === 0;
  if (!isSame || (saysSizes && !hasSizes(view, file, size, packedSize)))
    throw new Error('a file under two descriptions');
  const start = file + 30 + nameLength + view.getUint16(file + 28, true);
  const packed = bytes.subarray(start, start + packedSize);
  if (packed.length !== packedSize) throw new Error('a file cut short');
  return { name, method, size, packed, at: file };
}

/** Whether the header before a file tells these sizes. */
function hasSizes(view: DataView, file: number, size: number, packedSize: number): boolean {
  const [declared, declaredPacked] = readNumbers(
    view,
    [view.getUint32(file + 22, true), view.getUint32(file + 18, true)],
    { at: file + 30 + view.getUint16(file + 26, true), length: view.getUint16(file + 28, true) },
  );
  return declared === size && declaredPacked === packedSize;
}

const textOf = (bytes: Uint8Array, at: number, length: number) =>
  new TextDecoder().decode(bytes.subarray(at, at + length));

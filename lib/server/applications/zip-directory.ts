import 'server-only';
import { createInflateRaw } from 'node:zlib';

/** A file as listed in the archive's table of contents; `packed` is its bytes as stored in the archive. */
export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  /** The size of the unpacked file, according to the table. */
  readonly size: number;
  readonly packed: Uint8Array;
};

const MARK = { end: 0x06_05_4b_50, entry: 0x02_01_4b_50, file: 0x04_03_4b_50 } as const;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xff_ff;
const STORED = 0;
const DEFLATED = 8;
/** Flag: the sizes follow the file instead. */
const SIZES_FOLLOW = 0x08;
/** The size is in another field, as in archives of 4 GB. */
const ELSEWHERE = 0xff_ff_ff_ff;
const CHUNK_BYTES = 256 * 1_024;

/**
 * Reads an archive's table of contents, and checks that every entry exists and that the file's own header agrees: readers that use
 * the one and readers that use the other must find the same files.
 * @throws for any other archive.
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== MARK.entry) throw new Error('not a table of contents');
    const nameLength = view.getUint16(at + 28, true);
    const name = textOf(bytes, at + 46, nameLength);
    entries.push(readFile(bytes, view, at, name));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
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

/** The file that the entry at `at` describes. */
function readFile(bytes: Uint8Array, view: DataView, at: number, name: string): ZipEntry {
  const method = view.getUint16(at + 10, true);
  const packedSize = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const file = view.getUint32(at + 42, true);
  if (view.getUint32(file, true) !== MARK.file) throw new Error('no file where one is said to be');
  const nameLength = view.getUint16(file + 26, true);
  const isSame =
    textOf(bytes, file + 30, nameLength) === name && view.getUint16(file + 8, true) === method;
  const saysSizes = (view.getUint16(file + 6, true) & SIZES_FOLLOW) === 0;
  const isSameSize = (told: number, ours: number) => told === ours || told === ELSEWHERE;
  const hasSameSizes =
    isSameSize(view.getUint32(file + 18, true), packedSize) &&
    isSameSize(view.getUint32(file + 22, true), size);
  if (!isSame || (saysSizes && !hasSameSizes)) throw new Error('a file under two descriptions');
  const start = file + 30 + nameLength + view.getUint16(file + 28, true);
  const packed = bytes.subarray(start, start + packedSize);
  if (packed.length !== packedSize) throw new Error('a file cut short');
  return { name, method, size, packed };
}

const textOf = (bytes: Uint8Array, at: number, length: number) =>
  new TextDecoder().decode(bytes.subarray(at, at + length));

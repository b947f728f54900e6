import 'server-only';
import { loadsFromElsewhere } from './resume-relations';
import type { ZipEntry } from './zip-directory';
import { readZipDirectory, unpack } from './zip-directory';

/** A Word document with pages and pictures stays far below these limits; a zip bomb does not. */
const MAX_ENTRIES = 1_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Where Office keeps a document's macros. */
const MACRO_PART = /(?:^|[/\\])vba(?:Project\w*\.bin|Data\.xml)$/i;
/** A name that leads out of the folder it is unpacked into. Word writes none. */
const WAY_OUT = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i;
/** Lists of what a part of the document links to. */
const RELATIONS = /\.rels$/i;
const MAX_RELATIONS_BYTES = 1024 * 1024;

/**
 * Whether a zip archive could be a plain Word document: its table of contents is accurate to the byte, and opening it loads nothing
 * from elsewhere.
 */
export async function isHarmlessArchive(bytes: Uint8Array): Promise<boolean> {
  try {
    const entries = readZipDirectory(bytes);
    if (!isPlain(entries)) return false;
    for (const entry of entries) if (!(await isHarmless(entry))) return false;
    return true;
  } catch {
    return false;
  }
}

function isPlain(entries: readonly ZipEntry[]): boolean {
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  // Readers differ in which of two entries with the same name they use.
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  return (
    entries.length > 0 &&
    entries.length <= MAX_ENTRIES &&
    unpacked <= MAX_UNPACKED_BYTES &&
    names.size === entries.length &&
    entries.every(({ name }) => !MACRO_PART.test(name) && !WAY_OUT.test(name))
  );
}

/** @throws if the entry does not match the table of contents. */
async function isHarmless(entry: ZipEntry): Promise<boolean> {
  const isRelations = RELATIONS.test(entry.name);
  if (isRelations && entry.size > MAX_RELATIONS_BYTES) return false;
  const pieces: Uint8Array[] = [];
  for await (const piece of unpack(entry)) if (isRelations) pieces.push(piece);
  return !isRelations || !loadsFromElsewhere(Buffer.concat(pieces));
}

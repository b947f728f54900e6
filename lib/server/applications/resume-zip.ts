import 'server-only';
import { loadsFromElsewhere } from './resume-relations';
import type { ZipEntry } from './zip-directory';
import { readZipDirectory, unpack } from './zip-directory';

/** A Word document of pages and pictures stays far below; an archive made to burst does not. */
const MAX_ENTRIES = 1_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Where Office keeps a document's macros. */
const MACRO_PART = /(?:^|[/\\])vba(?:Project\w*\.bin|Data\.xml)$/i;
/** A name that leads out of the folder it is unpacked in. Word writes none. */
const WAY_OUT = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i;
/** What a part of the document points to: a link a line. */
const RELATIONS = /\.rels$/i;
const MAX_RELATIONS_BYTES = 1024 * 1024;

/**
 * Whether a zip archive is one a plain Word document can be: what its table of contents says is so, to the byte, and
 * nothing in it is loaded from elsewhere when it is opened.
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
  // Of two entries with one name every reader takes the one it likes.
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  return (
    entries.length > 0 &&
    entries.length <= MAX_ENTRIES &&
    unpacked <= MAX_UNPACKED_BYTES &&
    names.size === entries.length &&
    entries.every(({ name }) => !MACRO_PART.test(name) && !WAY_OUT.test(name))
  );
}

/** @throws for an entry that is not what the table of contents says. */
async function isHarmless(entry: ZipEntry): Promise<boolean> {
  const isRelations = RELATIONS.test(entry.name);
  if (isRelations && entry.size > MAX_RELATIONS_BYTES) return false;
  const pieces: Uint8Array[] = [];
  for await (const piece of unpack(entry)) if (isRelations) pieces.push(piece);
  return !isRelations || !loadsFromElsewhere(Buffer.concat(pieces));
}

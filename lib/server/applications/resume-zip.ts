import 'server-only';
import { loadsFromElsewhere, readRelations } from './resume-relations';
import { isWordDocument, partName } from './resume-types';
import type { ZipEntry } from './zip-directory';
import { readZipDirectory, unpack } from './zip-directory';

/** A Word document with pages and pictures stays far below these limits; a zip bomb does not. */
const MAX_ENTRIES = 1_000;
const MAX_UNPACKED_BYTES = 100 * 1024 * 1024;
/** Where Office keeps a document's macros. */
const MACRO_PART = /(?:^|[/\\])vba(?:Project\w*\.bin|Data\.xml)$/i;
/** A name that leads out of the folder it is unpacked into. Word writes none. */
const WAY_OUT = /^[/\\]|^[a-z]:|(?:^|[/\\])\.\.(?:[/\\]|$)/i;
const TYPES = '/[content_types].xml';
const ROOT_RELATIONS = '/_rels/.rels';
/** Lists of what a part of the document links to. */
const RELATIONS = /\.rels$/;
/** To macros, under whatever name and type. */
const MACRO_RELATION = /\/relationships\/(?:vbaProject|wordVbaData)$/;
/** All types and relations together: a document with a thousand pictures and links has a fifth of it. */
const MAX_READ_BYTES = 256 * 1024;

/**
 * Whether a zip archive is a plain Word document: its table of contents is accurate to the byte, its declared types are those of a Word
 * document without macros, and opening it loads nothing from elsewhere (`linked`: it would).
 */
export async function judgeArchive(bytes: Uint8Array): Promise<'word' | 'linked' | 'other'> {
  try {
    const entries = readZipDirectory(bytes);
    if (!isPlain(entries)) return 'other';
    const read = new Map<string, Uint8Array>();
    for (const entry of entries) {
      const part = partName(entry.name);
      const content = await check(entry, isRead(part));
      if (content !== null) read.set(part, content);
    }
    const types = read.get(TYPES);
    read.delete(TYPES);
    if (types === undefined) return 'other';
    const relations = new Map([...read].map(([part, content]) => [part, readRelations(content)]));
    const parts = entries.map(({ name }) => partName(name));
    if (!isWordDocument(parts, types, relations.get(ROOT_RELATIONS) ?? [])) return 'other';
    const all = [...relations.values()].flat();
    if (all.some(({ type }) => MACRO_RELATION.test(type))) return 'other';
    return loadsFromElsewhere(all) ? 'linked' : 'word';
  } catch {
    return 'other';
  }
}

const isRead = (part: string): boolean => part === TYPES || RELATIONS.test(part);
const sizeOf = (entries: readonly ZipEntry[]) => entries.reduce((sum, { size }) => sum + size, 0);

function isPlain(entries: readonly ZipEntry[]): boolean {
  // Readers differ in which of two entries with the same name they use.
  const names = new Set(entries.map(({ name }) => partName(name)));
  return (
    entries.length > 0 &&
    entries.length <= MAX_ENTRIES &&
    sizeOf(entries) <= MAX_UNPACKED_BYTES &&
    sizeOf(entries.filter(({ name }) => isRead(partName(name)))) <= MAX_READ_BYTES &&
    names.size === entries.length &&
    entries.every(({ name }) => !MACRO_PART.test(partName(name)) && !WAY_OUT.test(name))
  );
}

/**
 * Unpacks a file. Returns its content if it is wanted.
 * @throws if it does not match the table of contents.
 */
async function check(entry: ZipEntry, isWanted: boolean): Promise<Uint8Array | null> {
  const pieces: Uint8Array[] = [];
  for await (const piece of unpack(entry)) if (isWanted) pieces.push(piece);
  return isWanted ? Buffer.concat(pieces) : null;
}

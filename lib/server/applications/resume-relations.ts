import 'server-only';
import { ownValue } from '@/lib/domain/basics/own-value';

/** The start of a relation, whatever prefix its name has. */
const BEGIN = /<(?:[^\s<>"'/=]+:)?Relationship(?=[\s/>])/g;
/** A whole relation, with its attributes. */
const WHOLE =
  /<(?:[^\s<>"'/=]+:)?Relationship((?:\s+[^\s<>"'/=]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*\/?>/g;
const ATTRIBUTE = /(?<![^\s<>"'/=])([^\s<>"'/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Declarations of types and entities: Word writes none, and our parser does not understand them. */
const DECLARATION = /<!(?!--)/;
/** Followed only when the reader clicks it, never by opening the document. */
const HYPERLINK = /\/relationships\/hyperlink$/;
/**
 * Paths on the reader's own disk, where the applicant has no files: Word leaves such a path to its template in every resume made from
 * one ('file:///C:\Users\…\Templates\Resume.dotx').
 */
const ON_OWN_DISK = [
  /^(?:file:(?:\/\/(?:localhost)?\/)?)?[a-z]:\//i,
  /^file:\/\/(?:localhost)?\/[^/?]/i,
  /^\/?[^/:?][^:]*$/,
  // 'Macintosh HD:Users:…:Resume.dotx', as older versions of Word for that system write it.
  /^[^/:?]{2,}:(?:[^/:]+:)+[^/:]*\.dot[mx]?$/i,
];
/** A picture pasted from a page or a mail, of which the document has a copy. Word may or may not load it, as in any mail. */
const PICTURE = /\/relationships\/image$/;
const PICTURE_ADDRESS = /^\s*(?:https?|cid):/i;

/**
 * Whether a list of relations of a Word document (a '.rels' part) has one that is loaded from another machine when the document is
 * opened: a template, an object, a picture on a file server (whose address asks for a password). Also true for lists that cannot be
 * read.
 */
export function loadsFromElsewhere(bytes: Uint8Array): boolean {
  const text = textOf(bytes);
  if (DECLARATION.test(text)) return true;
  const relations = [...text.matchAll(WHOLE)].map(([, attributes = '']) => readAll(attributes));
  if (relations.length !== [...text.matchAll(BEGIN)].length) return true;
  return relations.some((relation) => {
    const target = relation.get('target') ?? '';
    const isOutside = relation.get('targetmode')?.trim().toLowerCase() === 'external';
    const type = relation.get('type') ?? '';
    const isHarmless = HYPERLINK.test(type) || (PICTURE.test(type) && PICTURE_ADDRESS.test(target));
    return (isOutside || /^\s*[a-z][a-z\d+.-]*:/i.test(target)) && !isHarmless
      ? !isOnOwnDisk(target)
      : false;
  });
}

function isOnOwnDisk(target: string): boolean {
  const path = unescape(target).replaceAll('\\', '/').trim();
  return ON_OWN_DISK.some((form) => form.test(path));
}

/** Percent-decoded; unchanged if it is not validly encoded. */
function unescape(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

function readAll(attributes: string): ReadonlyMap<string, string> {
  return new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      withoutReferences(double ?? single ?? ''),
    ]),
  );
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Decodes character references: '&#69;' is 'E'. */
function withoutReferences(value: string): string {
  return value.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, decimal, name) => {
    if (name !== undefined) return ownValue(NAMED, name) ?? all;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : all;
  });
}

/** Parts are UTF-8 or UTF-16; only UTF-16 contains zero bytes. */
function textOf(bytes: Uint8Array): string {
  const isWide = bytes.subarray(0, 4).includes(0) || bytes[0] === 0xff || bytes[0] === 0xfe;
  if (!isWide) return new TextDecoder().decode(bytes);
  const isBigEndian = bytes[0] === 0 || bytes[0] === 0xfe;
  return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
}

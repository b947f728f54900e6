import 'server-only';
import { readXml } from './read-xml';

/** What a part of the document links to. */
export type Relation = {
  readonly type: string;
  readonly target: string;
  readonly isOutside: boolean;
};

/**
 * The relations in a '.rels' part of a Word document.
 * @throws for one that cannot be read.
 */
export const readRelations = (bytes: Uint8Array): readonly Relation[] =>
  readXml(bytes)
    .filter(({ name }) => name === 'Relationship')
    .map(({ attributes }) => ({
      type: attributes.get('Type')?.trim() ?? '',
      target: attributes.get('Target') ?? '',
      isOutside: attributes.get('TargetMode')?.trim().toLowerCase() === 'external',
    }));

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
 * Whether one of these relations is loaded from another machine when the document is opened: a template, an object, a picture on a file
 * server (whose address asks for a password).
 */
export const loadsFromElsewhere = (relations: readonly Relation[]): boolean =>
  relations.some(({ type, target, isOutside }) => {
    const isHarmless = HYPERLINK.test(type) || (PICTURE.test(type) && PICTURE_ADDRESS.test(target));
    return (isOutside || /^\s*[a-z][a-z\d+.-]*:/i.test(target)) && !isHarmless
      ? !isOnOwnDisk(target)
      : false;
  });

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

import 'server-only';
import { isOnOwnDisk, normalTarget } from './link-target';
import { readXml } from './read-xml';

/** What a part of the document links to. */
export type Relation = {
  readonly type: string;
  readonly target: string;
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
    }));

/** Followed only when the reader clicks it, never by opening the document. */
const HYPERLINK = /\/relationships\/hyperlink$/;
/** A picture pasted from a page or a mail, of which the document has a copy. Word may or may not load it, as in any mail. */
const PICTURE = /\/relationships\/image$/;
const PICTURE_ADDRESS = /^(?:https?|cid):/i;

/**
 * Whether one of these relations is loaded from another machine when the document is opened: a template, an object, a picture on a file
 * server (whose address asks for a password). A path on the reader's own disk is harmless, because the applicant has no files there: Word
 * leaves the path of its template in every resume made from one ('file:///C:\Users\…\Templates\Resume.dotx').
 */
export const loadsFromElsewhere = (relations: readonly Relation[]): boolean =>
  relations.some(
    ({ type, target }) => !HYPERLINK.test(type) && !isHarmless(type, normalTarget(target)),
  );

const isHarmless = (type: string, target: string | null): boolean =>
  target !== null && (isOnOwnDisk(target) || (PICTURE.test(type) && PICTURE_ADDRESS.test(target)));

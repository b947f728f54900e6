import 'server-only';
import type { Relation } from './resume-relations';
import { readXml } from './read-xml';

const WORD_DOCUMENT =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
/** The types of what a document with macros consists of. */
const MACROS = /macroenabled|vbaproject|vbadata/;
/** From the archive to its main document, as Word saves it and as 'Strict Open XML' does. */
const MAIN = /\/relationships\/officeDocument$/;

/** The name of an archive's file as packages compare names: from the root, whatever its case and its slashes. */
export const partName = (name: string): string =>
  `/${decoded(name).replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()}`;

/** Percent-decoded; unchanged if it is not validly encoded. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/**
 * Whether a package is a Word document without macros, by the types it declares: wherever they stand in the archive, the main document has
 * Word's type, and no part has a type of macros.
 * @param types the part `[Content_Types].xml`
 * @param root the relations of the package itself; without any, every part may be the main document
 * @throws if the types cannot be read, or if a part has two.
 */
export function isWordDocument(
  parts: readonly string[],
  types: Uint8Array,
  root: readonly Relation[],
): boolean {
  const typeOf = readTypes(types);
  const mains = root
    .filter(({ type }) => MAIN.test(type))
    .map(({ target }) => partName(new URL(target, 'http://package/').pathname));
  const isOfThisType = (part: string) => parts.includes(part) && typeOf(part) === WORD_DOCUMENT;
  return (
    !parts.some((part) => MACROS.test(typeOf(part))) &&
    (mains.length > 0 ? mains.every(isOfThisType) : parts.some(isOfThisType))
  );
}

/** The declared type of a part: its own, or that of its extension. */
function readTypes(bytes: Uint8Array): (part: string) => string {
  const types = new Map<string, string>();
  for (const { name, attributes } of readXml(bytes)) {
    const key =
      name === 'Override'
        ? partName(attributes.get('PartName') ?? '')
        : name === 'Default' && (attributes.get('Extension') ?? '').toLowerCase();
    const type = attributes.get('ContentType')?.trim().toLowerCase() ?? '';
    if (key === false) continue;
    // Readers differ in which of two they use.
    if ((types.get(key) ?? type) !== type) throw new Error('a part of two types');
    types.set(key, type);
  }
  return (part) => types.get(part) ?? types.get(part.split('.').at(-1) ?? '') ?? '';
}

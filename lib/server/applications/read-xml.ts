import 'server-only';
import { SaxesParser } from 'saxes';

/** An element: its name without prefix, and those attributes that have no prefix. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
};

/** Types and relations are two deep. The parser looks up a namespace through all elements round it, so depth costs its square. */
const DEEPEST = 16;
const MOST_ELEMENTS = 10_000;

/**
 * The elements of an XML document, in order, whatever their depth.
 * @throws if it is not well-formed, too deep or too long, or if it declares a type or entities: Office writes no declarations.
 */
export function readXml(bytes: Uint8Array): readonly XmlElement[] {
  const elements: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => parser.fail('a document type'));
  let depth = 0;
  // Before the parser looks up any namespace of the element.
  parser.on('opentagstart', () => {
    depth += 1;
    if (depth > DEEPEST || elements.length >= MOST_ELEMENTS) throw new Error('too much to read');
  });
  parser.on('closetag', () => (depth -= 1));
  parser.on('opentag', ({ local, attributes }) => {
    const own = Object.values(attributes).filter(({ prefix }) => prefix === '');
    elements.push({ name: local, attributes: new Map(own.map((one) => [one.local, one.value])) });
  });
  parser.write(decode(bytes)).close();
  return elements;
}

/** The parts of an Office document are UTF-8 or UTF-16; only UTF-16 contains zero bytes. */
function decode(bytes: Uint8Array): string {
  const isWide = bytes.subarray(0, 4).includes(0) || bytes[0] === 0xff || bytes[0] === 0xfe;
  if (!isWide) return new TextDecoder().decode(bytes);
  const isBigEndian = bytes[0] === 0 || bytes[0] === 0xfe;
  return new TextDecoder(isBigEndian ? 'utf-16be' : 'utf-16le').decode(bytes);
}

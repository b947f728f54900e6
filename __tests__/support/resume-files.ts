import { strToU8, unzipSync, Zip, ZipDeflate, zipSync } from 'fflate';

/** Small files with the bytes of the real thing, made on the spot. */
export function pdfFile(bytes = 0): Uint8Array<ArrayBuffer> {
  const text = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const file = new Uint8Array(Math.max(bytes, text.length)).fill(0x20);
  file.set(strToU8(text));
  return file;
}

const WORD_MAIN =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WORD_MACRO = 'application/vnd.ms-word.document.macroEnabled.main+xml';

/**
 * A Word document as a zip; `more` are further entries, name to content; `typesBytes` is how long its table of types is;
 * one that is not packed stands in the archive as it is.
 */
export function docxFile({
  macroType = false,
  more = {} as Record<string, string | Uint8Array>,
  typesBytes = 0,
  isPacked = true,
} = {}) {
  const type = macroType ? WORD_MACRO : WORD_MAIN;
  const entries = {
    '[Content_Types].xml':
      `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`.padEnd(
        typesBytes,
      ),
    'word/document.xml': '<w:document/>',
    ...more,
  };
  return new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(entries).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
      { level: isPacked ? 6 : 0 },
    ),
  );
}

/** A Word document as programs write it that do not know a file's size before they have packed it. */
export function streamedDocx(): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => void pieces.push(piece));
  for (const [name, content] of Object.entries(unzipSync(docxFile()))) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(content, true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** A Word document whose settings have these relations, as XML. */
export const docxPointingTo = (...relations: readonly string[]) =>
  docxFile({
    more: {
      'word/_rels/settings.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`,
    },
  });

/** One relation to something outside the document, of a kind ('attachedTemplate') as Word writes it. */
export const relationTo = (target: string, kind = 'attachedTemplate', mode = 'External') =>
  `<Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="${mode}"/>`;

/**
 * The archive with another unpacked size written at its n-th entry of the table of contents, and, if asked, before the
 * file itself.
 */
export function withUnpackedSize(
  archive: Uint8Array<ArrayBuffer>,
  entry: number,
  size: number,
  inItsOwnHeader = false,
) {
  const view = new DataView(archive.buffer);
  const [at = 0] = headersOf(archive, 0x02014b50).slice(entry);
  view.setUint32(at + 24, size, true);
  if (inItsOwnHeader) view.setUint32(view.getUint32(at + 42, true) + 22, size, true);
  return archive;
}

/** The archive with another name of the same length, in the table of contents alone. */
export function renamed(archive: Uint8Array<ArrayBuffer>, from: string, to: string) {
  const [at = 0] = headersOf(archive, 0x02014b50).filter(
    (header) =>
      new TextDecoder().decode(archive.subarray(header + 46, header + 46 + from.length)) === from,
  );
  archive.set(strToU8(to), at + 46);
  return archive;
}

function headersOf(archive: Uint8Array<ArrayBuffer>, mark: number): readonly number[] {
  const view = new DataView(archive.buffer);
  const found: number[] = [];
  for (let at = 0; at + 46 < archive.length; at += 1)
    if (view.getUint32(at, true) === mark) found.push(at);
  return found;
}

/** A Word document whose archive has a password: marked so in its headers, and unreadable. */
export function lockedDocx(): Uint8Array<ArrayBuffer> {
  const file = docxFile();
  const view = new DataView(file.buffer);
  for (let at = 0; at + 46 < file.length; at += 1) {
    const mark = view.getUint32(at, true);
    if (mark === 0x02014b50) view.setUint16(at + 8, 1, true);
    if (mark !== 0x04034b50) continue;
    view.setUint16(at + 6, 1, true);
    const data = at + 30 + view.getUint16(at + 26, true);
    for (let i = 0; i < view.getUint32(at + 18, true); i += 1) file[data + i]! ^= 0x5a;
  }
  return file;
}

const FREE = 0xff_ff_ff_ff;
const END_OF_CHAIN = 0xff_ff_ff_fe;
const TABLE_SECTOR = 0xff_ff_ff_fd;

/**
 * A compound file (the container of a .doc) with these storages and streams in its directory, four to a sector. All of
 * them begin in the last sector, whose flags say whether a Word document is encrypted.
 */
export function oleFile(
  names: readonly string[],
  { encrypted = false } = {},
): Uint8Array<ArrayBuffer> {
  const sectors = Math.max(1, Math.ceil(names.length / 4));
  const file = new Uint8Array(512 * (3 + sectors));
  const view = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  view.setUint16(26, 3, true);
  view.setUint16(28, 0xfffe, true);
  view.setUint16(30, 9, true);
  view.setUint32(44, 1, true);
  view.setUint32(48, 1, true);
  for (let i = 1; i < 109; i += 1) view.setUint32(76 + i * 4, FREE, true);
  for (let i = 0; i < 128; i += 1) view.setUint32(512 + i * 4, FREE, true);
  view.setUint32(512, TABLE_SECTOR, true);
  for (let i = 1; i <= sectors; i += 1) {
    view.setUint32(512 + i * 4, i === sectors ? END_OF_CHAIN : i + 1, true);
  }
  names.forEach((name, index) => {
    const at = 1024 + index * 128;
    [...name].forEach((letter, i) => view.setUint16(at + i * 2, letter.charCodeAt(0), true));
    view.setUint16(at + 64, name.length * 2 + 2, true);
    view.setUint8(at + 66, name === 'Root Entry' ? 5 : 2);
    view.setUint32(at + 116, sectors + 1, true);
  });
  if (encrypted) view.setUint16(file.length - 512 + 10, 0x01_00, true);
  return file;
}

export const wordFile = () =>
  oleFile(['Root Entry', '1Table', 'WordDocument', 'SummaryInformation']);

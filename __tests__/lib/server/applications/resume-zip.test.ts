import { readFileSync } from 'node:fs';
import { unzipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { judgeArchive } from '@/lib/server/applications/resume-zip';
import { docxFile, relationTo } from '@/__tests__/support/resume-files';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const TEMPLATE = WORD.replace('document.main', 'template.main');
const MACRO = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const TYPES = '[Content_Types].xml';

const fixture = (name: string) => new Uint8Array(readFileSync(`__tests__/support/resumes/${name}`));
const override = (type: string, part = '/word/document.xml') =>
  `<Override PartName="${part}" ContentType="${type}"/>`;
const table = (...lines: readonly string[]) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${lines.join('')}</Types>`;
const withTypes = (types: string | Uint8Array, more: Record<string, string> = {}) =>
  docxFile({ more: { [TYPES]: types, ...more } });
const rootTo = (target: string) => ({
  '_rels/.rels': `<Relationships>${relationTo(target, 'officeDocument', 'Internal')}</Relationships>`,
});
const wide = (text: string, isBigEndian = false) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
};

/** As Google Docs, SharePoint and LibreOffice write it: pictures first, types last, sizes after each file. */
function streamedWithPhoto(): Uint8Array {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((_, piece) => void pieces.push(piece));
  const { [TYPES]: types = new Uint8Array(), ...parts } = unzipSync(docxFile());
  const photo = new ZipPassThrough('word/media/image1.png');
  zip.add(photo);
  photo.push(new Uint8Array(1_500_000).fill(0x89), true);
  for (const [name, content] of [...Object.entries(parts), [TYPES, types] as const]) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(content, true);
  }
  zip.end();
  return Buffer.concat(pieces);
}

/** The archive with another size in the Zip64 field before its first file. */
function withOtherWideSize(bytes: Uint8Array<ArrayBuffer>) {
  const view = new DataView(bytes.buffer);
  const extra = 30 + view.getUint16(26, true);
  expect(view.getUint16(extra, true)).toBe(1);
  view.setBigUint64(extra + 4, 7n, true);
  return bytes;
}

/**
 * The archive with a table of contents as for archives of 4 GB: every number of it in a Zip64 field. The record at its end names `offset`
 * as the place of the table; by default, that it is elsewhere.
 */
function withWideTable(archive: Uint8Array<ArrayBuffer>, offset = 0xff_ff_ff_ff) {
  const old = new DataView(archive.buffer);
  const end = archive.length - 22;
  const start = old.getUint32(end + 16, true);
  const pieces: Uint8Array[] = [archive.subarray(0, start)];
  for (let at = start; at < end;) {
    const nameLength = old.getUint16(at + 28, true);
    const entry = new Uint8Array(46 + nameLength + 28);
    entry.set(archive.subarray(at, at + 46 + nameLength));
    const view = new DataView(entry.buffer);
    view.setUint16(30, 28, true);
    view.setUint32(46 + nameLength, 0x00_18_00_01, true);
    for (const [i, place] of [24, 20, 42].entries()) {
      view.setBigUint64(46 + nameLength + 4 + i * 8, BigInt(old.getUint32(at + place, true)), true);
      view.setUint32(place, 0xff_ff_ff_ff, true);
    }
    pieces.push(entry);
    at += 46 + nameLength + old.getUint16(at + 30, true);
  }
  const endAt = pieces.reduce((sum, { length }) => sum + length, 0);
  const tail = new DataView(new ArrayBuffer(56 + 20 + 22));
  tail.setUint32(0, 0x06064b50, true);
  tail.setBigUint64(4, 44n, true);
  for (const place of [24, 32])
    tail.setBigUint64(place, BigInt(old.getUint16(end + 10, true)), true);
  tail.setBigUint64(48, BigInt(start), true);
  tail.setUint32(56, 0x07064b50, true);
  tail.setBigUint64(64, BigInt(endAt), true);
  tail.setUint32(76, 0x06054b50, true);
  tail.setUint32(84, 0xff_ff_ff_ff, true);
  tail.setUint32(92, offset, true);
  return Buffer.concat([...pieces, new Uint8Array(tail.buffer)]);
}

describe('a Word document is recognised by what its archive holds', () => {
  it.each([
    'comment.docx',
    'dotnet-streamed-64bit-descriptors.docx',
    'single-quotes-in-types.docx',
    'strict-ooxml.docx',
    'types-in-utf16.docx',
    'zip64-local-headers.docx',
    'zip64-types-last.docx',
  ])('%s', async (name) => {
    expect(await judgeArchive(fixture(name))).toBe('word');
  });

  it.each([
    ['1.5 MB of pictures before its types', streamedWithPhoto()],
    ['a table of contents for 4 GB', withWideTable(docxFile())],
    ['types in UTF-16, most significant byte first', withTypes(wide(table(override(WORD)), true))],
    ['types after a byte order mark', withTypes(`\ufeff${table(override(WORD))}`)],
    [
      'types with a prefix',
      withTypes(
        `<t:Types xmlns:t="http://schemas.openxmlformats.org/package/2006/content-types"><t:Override ContentType='${WORD}'\n PartName='/word/document.xml'></t:Override></t:Types>`,
      ),
    ],
    ['its type by extension', withTypes(table(`<Default Extension="XML" ContentType="${WORD}"/>`))],
    ['a name in other letters', withTypes(table(override(WORD, '/Word/Document.XML')))],
    [
      'a name in percent signs',
      withTypes(table(override(WORD, '/word/my%20cv.xml')), { 'word/my cv.xml': '<d/>' }),
    ],
    ['backslashes', withTypes(table(override(WORD, '/word/cv.xml')), { 'word\\cv.xml': '<d/>' })],
    ['macros only in a comment', withTypes(table(`<!-- ${MACRO} -->`, override(WORD)))],
    [
      'an unused default for macros',
      withTypes(
        table(
          '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>',
          override(WORD),
        ),
      ),
    ],
    ['its main document named from the root', docxFile({ more: rootTo('/word/document.xml') })],
    ['its main document named relatively', docxFile({ more: rootTo('./word/document.xml') })],
  ])('%s', async (_, bytes) => {
    expect(await judgeArchive(bytes)).toBe('word');
  });
});

describe('anything else is refused', () => {
  it.each([
    ['macros, in UTF-16', withTypes(wide(table(override(MACRO))))],
    ['macros, in single quotes', withTypes(table(override(MACRO)).replaceAll('"', "'"))],
    ['macros, by references', withTypes(table(override(MACRO.replace('E', '&#x45;'))))],
    [
      'a macro project of another name',
      withTypes(
        table(override('application/vnd.ms-office.vbaProject', '/word/x.bin'), override(WORD)),
        { 'word/x.bin': 'x' },
      ),
    ],
    [
      'a relation to macros',
      docxFile({
        more: {
          'word/_rels/document.xml.rels':
            '<Relationships><Relationship Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject" Target="x.bin"/></Relationships>',
        },
      }),
    ],
    ['a template', withTypes(table(override(TEMPLATE)))],
    ['a spreadsheet', withTypes(table(override(EXCEL)))],
    ['Word’s type in a comment', withTypes(table(`<!-- ${override(WORD)} -->`, override(EXCEL)))],
    ['Word’s type in text', withTypes(table(`<![CDATA[${override(WORD)}]]>`, override(EXCEL)))],
    ['Word’s type for a part that is missing', withTypes(table(override(WORD, '/word/no.xml')))],
    [
      'a spreadsheet with a part of Word’s type',
      withTypes(table(override(WORD), override(EXCEL, '/xl/workbook.xml')), {
        'xl/workbook.xml': '<workbook/>',
        ...rootTo('xl/workbook.xml'),
      }),
    ],
    ['a part of two types', withTypes(table(override(MACRO), override(WORD)))],
    ['types with a declaration', withTypes(`<!DOCTYPE x>${table(override(WORD))}`)],
    ['types cut short', withTypes(table(override(WORD)).slice(0, -9))],
    ['empty types', docxFile({ more: { [TYPES]: '' } })],
    ['two parts of one name', docxFile({ more: { 'word\\document.xml': '<x/>' } })],
    ['another size in the Zip64 field', withOtherWideSize(fixture('zip64-local-headers.docx'))],
    ['two tables of contents', withWideTable(docxFile(), 7)],
  ])('%s', async (_, bytes) => {
    expect(await judgeArchive(bytes)).toBe('other');
  });

  it('a template in a shared folder, with a reason of its own', async () => {
    expect(await judgeArchive(fixture('template-on-onedrive.docx'))).toBe('linked');
  });
});

describe('what a document lists of itself', () => {
  const relations = (count: number) =>
    `<Relationships>${relationTo('media/a.png', 'image', 'Internal').repeat(count)}</Relationships>`;

  it('may be long', async () => {
    const long = { 'word/_rels/document.xml.rels': relations(1_500) };
    expect(await judgeArchive(docxFile({ more: long }))).toBe('word');
  });

  it.each([
    ['one part', 1, 3_000],
    ['many parts', 95, 100],
  ])(
    'but not without end, in %s: it would be read on everybody’s time',
    async (_, parts, count) => {
      const more = Object.fromEntries(
        Array.from({ length: parts }, (_each, at) => [
          `word/_rels/p${at}.xml.rels`,
          relations(count),
        ]),
      );
      expect(await judgeArchive(docxFile({ more }))).toBe('other');
    },
  );

  it('is no macro by another spelling of its name', async () => {
    expect(await judgeArchive(docxFile({ more: { 'word/vba%50roject.bin': 'x' } }))).toBe('other');
  });
});

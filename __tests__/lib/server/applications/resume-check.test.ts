import { RESUME } from '@/lib/config/limits';
import { strToU8, zipSync } from 'fflate';
import { checkResume } from '@/lib/server/applications/resume-check';
import {
  docxFile,
  docxPointingTo,
  lockedDocx,
  oleFile,
  pdfFile,
  relationTo,
  renamed,
  streamedDocx,
  withUnpackedSize,
  wordFile,
} from '@/__tests__/support/resume-files';
import { withComment } from '@/__tests__/support/resume-files';

const TYPE = 'Resume must be a PDF or Word document';
const LINKED =
  'This Word document loads its template or another part from a shared folder or a web address. Please save it as a PDF and choose that.';
const SIZE = `Resume file is too large (max ${RESUME.maxMegabytes}MB)`;
const PROGRAM = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff, 0, 0]);
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`word/media/${i}.png`, '']));

/** A PDF after `count` other bytes, which may begin like another file type. */
function pdfBehind(count: number, begin = new Uint8Array()) {
  const file = new Uint8Array(count + pdfFile().length).fill(0x0a);
  file.set(begin);
  file.set(pdfFile(), count);
  return file;
}
const bigDocx = () => docxFile({ more: { 'word/big.xml': 'x'.repeat(800_000) } });
const lockedPdf = () => strToU8('%PDF-1.4\ntrailer<</Root 1 0 R /Encrypt 9 0 R>>\n%%EOF\n');
const check = (name: string, bytes: Uint8Array, type = '') => checkResume({ name, type, bytes });

describe('a resume is checked by its bytes (VL-09, CN-03)', () => {
  it.each([
    ['a PDF', 'cv.pdf', pdfFile(), 'cv.pdf'],
    ['a PDF of exactly the largest size', 'cv.pdf', pdfFile(RESUME.maxBytes), 'cv.pdf'],
    ['a PDF after lines of its scanner', 'cv.pdf', pdfBehind(500), 'cv.pdf'],
    ['a PDF whose mark ends the first 1024 bytes', 'cv.pdf', pdfBehind(1_019), 'cv.pdf'],
    ['a PDF after a byte order mark', 'cv.pdf', pdfBehind(3, strToU8('\ufeff')), 'cv.pdf'],
    [
      'a PDF after what a printer is told',
      'cv.pdf',
      pdfBehind(60, strToU8('\u001b%-12345X@PJL JOB NAME="cv < 2"\r\n')),
      'cv.pdf',
    ],
    // Most of these open without a password: they only forbid changes. To tell, the file would have to be decrypted.
    ['a PDF that says it is encrypted', 'cv.pdf', lockedPdf(), 'cv.pdf'],
    ['a Word 97 document', 'cv.doc', wordFile(), 'cv.doc'],
    ['a Word document', 'cv.docx', docxFile(), 'cv.docx'],
    ['a document that is not packed', 'cv.docx', docxFile({ isPacked: false }), 'cv.docx'],
    ['a document packed in one go', 'cv.docx', streamedDocx(), 'cv.docx'],
    ['a document with a comment behind its archive', 'cv.docx', withComment(docxFile()), 'cv.docx'],
    ['a PDF that calls itself Word', 'cv.docx', pdfFile(), 'cv.pdf'],
    ['a Word document with the old extension', 'cv.doc', docxFile(), 'cv.docx'],
    [
      'a document whose directory takes several sectors',
      'cv.doc',
      oleFile([...'abcdefg', 'WordDocument']),
      'cv.doc',
    ],
    ['a document with pictures', 'cv.docx', docxFile({ more: many(200) }), 'cv.docx'],
    [
      'a sentence about macros',
      'cv.docx',
      docxFile({ more: { 'word/a.xml': 'vbaProject.bin' } }),
      'cv.docx',
    ],
  ])('%s is accepted', async (_, name, bytes, fileName) => {
    expect(await check(name, bytes)).toEqual({ resume: { fileName, bytes } });
  });

  it.each([
    ['one byte too many', 'cv.pdf', pdfFile(RESUME.maxBytes + 1), SIZE],
    ['a PDF whose mark comes too late', 'cv.pdf', pdfBehind(1_020), TYPE],
    ['a program that carries a PDF', 'cv.pdf', pdfBehind(64, PROGRAM), TYPE],
    [
      'relations in UTF-16',
      'cv.docx',
      docxFile({
        more: { '_rels/.rels': Buffer.from(relationTo('https://evil.example/'), 'utf16le') },
      }),
      LINKED,
    ],
    ['a file larger than the directory says', 'cv.docx', withUnpackedSize(bigDocx(), 2, 10), TYPE],
    [
      'a file smaller than the directory says',
      'cv.docx',
      withUnpackedSize(bigDocx(), 2, 900_000),
      TYPE,
    ],
    [
      'a file that both of its headers lie about',
      'cv.docx',
      withUnpackedSize(bigDocx(), 2, 10, true),
      TYPE,
    ],
    ['a file under two names', 'cv.docx', renamed(bigDocx(), 'word/big.xml', 'word/bad.xml'), TYPE],
    ['two files of one name', 'cv.docx', docxFile({ more: { 'word/Document.xml': 'x' } }), TYPE],
    ['an empty file', 'cv.pdf', new Uint8Array(), TYPE],
    ['a program with a PDF name', 'cv.pdf', PROGRAM, TYPE],
    ['a text with a Word name', 'cv.doc', strToU8('Jo Whitfield, RN'), TYPE],
    ['rich text with a Word name', 'cv.doc', strToU8('{\\rtf1 Jo}'), TYPE],
    ['a PDF with a program name', 'cv.exe', pdfFile(), TYPE],
    ['an archive that is no document', 'cv.docx', zipSync({ 'a.txt': strToU8('a') }), TYPE],
    ['a document with macros', 'cv.docx', docxFile({ macroType: true }), TYPE],
    [
      'a macro project in a plain document',
      'cv.docx',
      docxFile({ more: { 'word/vbaProject.bin': 'x' } }),
      TYPE,
    ],
    ['an archive of too many entries', 'cv.docx', docxFile({ more: many(1_001) }), TYPE],
    [
      'an archive that claims to unpack to 2 GB',
      'cv.docx',
      withUnpackedSize(docxFile(), 1, 0x7f_ff_ff_ff),
      TYPE,
    ],
    ['an entry that leads out', 'cv.docx', docxFile({ more: { '../evil.xml': 'x' } }), TYPE],
    ['an entry deep that leads out', 'cv.docx', docxFile({ more: { 'word/../../a': 'x' } }), TYPE],
    ['an entry with a path of its own', 'cv.docx', docxFile({ more: { '/etc/a': 'x' } }), TYPE],
    ['an entry of another drive', 'cv.docx', docxFile({ more: { 'C:\\a': 'x' } }), TYPE],
    ['an archive cut short', 'cv.docx', docxFile().slice(0, -30), TYPE],
    [
      'macros in a Word 97 document',
      'cv.doc',
      oleFile(['Root Entry', 'WordDocument', 'Macros']),
      TYPE,
    ],
    [
      'a macro project in a Word 97 document',
      'cv.doc',
      oleFile(['Root Entry', 'WordDocument', '_VBA_PROJECT']),
      TYPE,
    ],
    [
      'a Word 97 document with a password',
      'cv.doc',
      oleFile(['Root Entry', 'WordDocument'], { encrypted: true }),
      TYPE,
    ],
    ['an archive with a password', 'cv.docx', lockedDocx(), TYPE],
    ['a table of types that would burst', 'cv.docx', docxFile({ typesBytes: 8_000_000 }), TYPE],
    ['an old spreadsheet', 'cv.doc', oleFile(['Root Entry', 'Workbook']), TYPE],
    ['an encrypted document', 'cv.docx', oleFile(['Root Entry', 'EncryptedPackage']), TYPE],
    ['a compound file cut short', 'cv.doc', wordFile().slice(0, 1100), TYPE],
    ['the first eight bytes of a compound file', 'cv.doc', wordFile().slice(0, 8), TYPE],
  ])('%s is refused', async (_, name, bytes, problem) => {
    expect(await check(name, bytes)).toEqual({ problem });
  });

  it.each([
    ['a link to a page', relationTo('https://example.com/', 'hyperlink')],
    ['a link to write to', relationTo('mailto:jo@example.com', 'hyperlink')],
    ['the template it was made from', relationTo('file:///C:\\Users\\Jo\\Resume.dotx')],
    ['its template on a Mac', relationTo('file:///Users/jo/Library/My%20Resume.dotx')],
    ['its template by name', relationTo('Normal.dotm')],
    ['its template on a newer Mac', relationTo('file://localhost/Users/jo/Resume.dotx')],
    ['its template on an older Mac', relationTo('Macintosh HD:Users:jo:Resume.dotx')],
    ['its template by drive', relationTo('file:C:\\Templates\\Resume.dotx')],
    ['a picture pasted from a page', relationTo('https://example.com/a.png', 'image')],
    ['a picture pasted from a mail', relationTo('cid:image001.png@01DA', 'image')],
    ['a part of its own', relationTo('styles.xml', 'styles', 'Internal')],
  ])('a document with %s is accepted', async (_, relation) => {
    const bytes = docxPointingTo(relation);
    expect(await check('cv.docx', bytes)).toEqual({ resume: { fileName: 'cv.docx', bytes } });
  });

  it.each([
    relationTo('https://evil.example/t.dotm'),
    relationTo('http://evil.example/t.dotm', 'attachedTemplate', ' eXternal '),
    relationTo('&#104;ttp://evil.example/t.dotm'),
    relationTo('\\\\evil.example\\t.dotm'),
    relationTo('//evil.example/t.dotm'),
    relationTo('file://evil.example/t.dotm'),
    relationTo('file:///\\\\evil.example\\t.dotm'),
    relationTo('file:///%5C%5Cevil.example%5Ct.dotm'),
    relationTo('file:////evil.example/t.dotm'),
    relationTo('file:///%255C%255Cevil.example%255Ct.dotm'),
    relationTo('file:///&#9;/evil.example/t.dotm'),
    relationTo('file:///.\\/evil.example\\t.dotm'),
    relationTo('//evil.example/t.dotm', 'attachedTemplate', 'Internal'),
    relationTo('/\\evil.example/t.dotm'),
    relationTo('mhtml:https://evil.example/a!x', 'oleObject'),
    relationTo('\\\\evil.example\\a.png', 'image'),
    relationTo('file://evil.example/a.png', 'image'),
    relationTo('http:evil.dotm'),
    relationTo('https://evil.example/a.htm', 'frame'),
    relationTo('https://evil.example/a.docx', 'subDocument'),
    relationTo('https://evil.example/a.docx', 'hyperlinks'),
    relationTo('https://evil.example/t.dotm', 'attachedTemplate', 'Internal'),
    relationTo('https://evil.example/t.dotm').replaceAll('"', "'"),
    relationTo('https://evil.example/t.dotm')
      .replace('<', '<r:')
      .replace(' ', ' xmlns:r="urn:r" ')
      .replace('External', '&#x45;xternal'),
  ])('a document that loads %s is refused, and the reason is given', async (relation) => {
    expect(await check('cv.docx', docxPointingTo(relation))).toEqual({ problem: LINKED });
  });

  it.each([
    relationTo('https://evil.example/t.dotm').replace('Id=', 'Id=rId1 x='),
    '<!DOCTYPE x [<!ENTITY e "External">]>',
  ])('a document whose relations cannot be read is refused: %s', async (relation) => {
    expect(await check('cv.docx', docxPointingTo(relation))).toEqual({ problem: TYPE });
  });

  it.each([
    '<html><script>alert(1)</script>',
    '\n<!doctype html>',
    '<!-- x -->',
    '<',
    'x</title><svg onload=alert(1)>',
    '<\0h\0t\0m\0l\0>\0',
  ])('a PDF after %j is refused', async (begin) => {
    const bytes = pdfBehind(begin.length, strToU8(begin));
    expect(await check('cv.pdf', bytes)).toEqual({ problem: TYPE });
  });

  it('is checked by its MIME type if the name has no extension', async () => {
    expect(await check('cv', pdfFile(), 'application/pdf')).toMatchObject({
      resume: { fileName: 'cv.pdf' },
    });
  });

  it('does not follow a directory with a cycle', async () => {
    const bytes = wordFile();
    new DataView(bytes.buffer).setUint32(512 + 4, 1, true);
    expect(await check('cv.doc', bytes)).toEqual({ problem: TYPE });
  });
});

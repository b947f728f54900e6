import {
  docxFile,
  docxPointingTo,
  oleFile,
  pdfFile,
  relationTo,
  withUnpackedSize,
} from '@/__tests__/support/resume-files';
import { RESUME_MESSAGES } from '@/lib/forms/form-messages';
import { multipart, PERSON, postForm } from '../support/world/raw-post';
import { expect, test } from '../support/test';

const TYPE = RESUME_MESSAGES.type;
/** A true sentence: it is a Word document, but it would load something from elsewhere when it is opened. */
const LINKED = RESUME_MESSAGES.linked;

test.beforeEach(async ({ world }) => {
  await world.platform.heal();
  await world.platform.emptyInbox();
});

test('files that are not what they claim are refused with the text, and not forwarded (VL-09)', async ({
  world,
}) => {
  const large = docxFile({ more: { 'word/large.xml': 'x'.repeat(20_000_000) } });
  const files: readonly (readonly [string, Uint8Array, string?])[] = [
    ['program.pdf', Buffer.from('MZ\u0090\u0000\u0003 This program cannot be run', 'latin1')],
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['encrypted.docx', oleFile(['Root Entry', 'EncryptedPackage', 'EncryptionInfo'])],
    ['macros.docx', docxFile({ macroType: true })],
    ['macros-within.docx', docxFile({ more: { 'word/vbaProject.bin': 'x' } })],
    ['bomb.docx', withUnpackedSize(docxFile(), 1, 0x7f_ff_ff_ff)],
    ['out.docx', docxFile({ more: { '../../out.xml': 'x' } })],
    ['markup.pdf', Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdfFile()])],
    ['template.docx', docxPointingTo(relationTo('https://evil.example/t.dotm')), LINKED],
    ['server.docx', docxPointingTo(relationTo('\\\\evil.example\\t.dotm')), LINKED],
    ['twice.docx', docxPointingTo(relationTo('file:///%255C%255Cevil.example%255Ct.dotm')), LINKED],
    ['dots.docx', docxPointingTo(relationTo('file:///.\\\\evil.example\\t.dotm')), LINKED],
    ['picture.docx', docxPointingTo(relationTo('\\\\evil.example\\a.png', 'image')), LINKED],
    ['lying.docx', withUnpackedSize(large, 2, 10, true)],
    ['cut.docx', docxFile().slice(0, -30)],
    ['empty.pdf', new Uint8Array()],
  ];
  for (const [name, bytes, said = TYPE] of files) {
    const body = multipart(PERSON, { name, bytes: Buffer.from(bytes) });
    const { status, text } = await postForm(world.site.url, body);
    expect([status, text], name).toEqual([
      422,
      JSON.stringify({ message: said, errors: { resume: said } }),
    ]);
  }
  expect(await world.platform.inbox()).toEqual([]);
});

test('files that are what they claim pass, whatever their programs add', async ({ world }) => {
  const files: readonly (readonly [string, Uint8Array])[] = [
    ['scan.pdf', Buffer.concat([Buffer.from('\ufeff\r\n'), pdfFile()])],
    ['linked.docx', docxPointingTo(relationTo('https://example.com/jo', 'hyperlink'))],
    ['pasted.docx', docxPointingTo(relationTo('https://example.com/a.png', 'image'))],
    ['designed.docx', docxPointingTo(relationTo('file:///C:\\Users\\Jo\\Resume.dotx'))],
  ];
  for (const [name, bytes] of files) {
    const body = multipart(PERSON, { name, bytes: Buffer.from(bytes) });
    expect((await postForm(world.site.url, body)).status, name).toBe(200);
  }
  const names = (await world.platform.inbox()).map(({ resume }) => resume?.name);
  expect(names.toSorted()).toEqual(files.map(([name]) => name).toSorted());
});

test('hostile file names are harmless when they reach the inbox', async ({ world }) => {
  const names: readonly (readonly [string, string | null])[] = [
    ['../../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\windows\\cv.pdf', 'cv.pdf'],
    ['/etc/cron.d/cv.pdf', 'cv.pdf'],
    ['cv.pdf\u0000.exe', 'cv.pdf .exe.pdf'],
    ['cv\u202Efdp.exe.pdf', 'cvfdp.exe.pdf'],
    ['cv.pdf"; name="email', null],
    ['Jo %22Jo%22 Sample.pdf', 'Jo -Jo- Sample.pdf'],
    ['a\r\nX-Evil: 1\r\n\r\n.pdf', null],
    ['a%0d%0aX-Evil: 1.pdf', 'a%0d%0aX-Evil- 1.pdf'],
    ['"><script>alert(1)</script>.pdf', null],
    ['👩‍⚕️ résumé 履歴書.pdf', '👩‍⚕️ résumé 履歴書.pdf'],
    ['con.pdf', 'resume-con.pdf'],
    ['....pdf', 'resume.pdf'],
    [`${'x'.repeat(4_000)}.pdf`, `${'x'.repeat(96)}.pdf`],
  ];
  for (const [name, expected] of names) {
    await world.platform.emptyInbox();
    const body = multipart(PERSON, { name, bytes: Buffer.from(pdfFile()) });
    const { status } = await postForm(world.site.url, body);
    const [received] = await world.platform.inbox();
    const shown = JSON.stringify(name.slice(0, 60));
    expect([200, 400, 422], shown).toContain(status);
    expect(Boolean(received), shown).toBe(status === 200);
    if (!received) continue;
    const sent = received.resume?.name ?? '';
    if (expected !== null) expect(sent, shown).toBe(expected);
    expect(sent, shown).toMatch(/^[^\p{Cc}/\\<>:"|?*\u200e\u200f\u202a-\u202e]{1,96}\.pdf$/u);
    expect(received.email, shown).toBe(PERSON.email);
  }
});

import fc from 'fast-check';
import { resumeFileName } from '@/lib/forms/resume-file-name';

describe('the name a resume is sent under (CN-03)', () => {
  it.each([
    ['Whitfield RN.pdf', 'pdf', 'Whitfield RN.pdf'],
    ['Résumé – Jo.docx', 'docx', 'Résumé – Jo.docx'],
    ['cv.docx', 'pdf', 'cv.pdf'],
    ['cv.PDF.doc', 'doc', 'cv.doc'],
    ['cv', 'doc', 'cv.doc'],
    ['v1.2 final', 'pdf', 'v1.2 final.pdf'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\Users\\jo\\cv.doc', 'doc', 'cv.doc'],
    ['cv\u0000\r\n.pdf', 'pdf', 'cv.pdf'],
    ['cv\u202Efdp.exe', 'pdf', 'cvfdp.exe.pdf'],
    ['a<b>:"c|?*.pdf', 'pdf', 'a-b-c.pdf'],
    ['.pdf', 'pdf', 'resume.pdf'],
    ['', 'docx', 'resume.docx'],
    ['...', 'pdf', 'resume.pdf'],
    ['CON.pdf', 'pdf', 'resume-CON.pdf'],
    ['com1.v2.pdf', 'pdf', 'resume-com1.v2.pdf'],
    ['LPT9', 'pdf', 'resume-LPT9.pdf'],
    ['falcon.pdf', 'pdf', 'falcon.pdf'],
    ['console.pdf', 'pdf', 'console.pdf'],
    ['a - .pdf', 'pdf', 'a.pdf'],
    ['pdf', 'docx', 'pdf.docx'],
    ['x'.repeat(300), 'docx', `${'x'.repeat(95)}.docx`],
    [`aux.${'x'.repeat(300)}`, 'docx', `resume-aux.${'x'.repeat(84)}.docx`],
    [`.${'x'.repeat(94)}-y`, 'docx', `${'x'.repeat(94)}.docx`],
  ] as const)('%j found to be %s is %j', (original, extension, sent) => {
    expect(resumeFileName(original, extension)).toBe(sent);
  });

  it('ends in pdf if the type is unknown', () => {
    expect(resumeFileName('cv')).toBe('cv.pdf');
  });

  it('is always a plain, short name with the extension, and does not change the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (original) => {
        const sent = resumeFileName(original, 'docx');
        expect(sent).toMatch(
          /^[^/\\<>:"|?*\p{Cc}\u202A-\u202E.\s][^/\\<>:"|?*\p{Cc}\u202A-\u202E]*\.docx$/u,
        );
        expect([...sent].length).toBeLessThanOrEqual(100);
        expect(resumeFileName(sent, 'docx')).toBe(sent);
      }),
    );
  });
});

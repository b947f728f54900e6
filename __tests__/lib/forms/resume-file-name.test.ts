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

import { RESUME } from '@/lib/config/limits';
import { RESUME_ACCEPT, resumeProblem } from '@/lib/forms/resume';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const TYPE = 'Resume must be a PDF or Word document';
const SIZE = `Resume file is too large (max ${RESUME.maxMegabytes}MB)`;

describe('a chosen resume (VL-07, VL-08, CN-13)', () => {
  it.each([
    ['cv.pdf', 'application/pdf', RESUME.maxBytes, null],
    ['cv.pdf', 'application/pdf', RESUME.maxBytes + 1, SIZE],
    ['cv.exe', 'application/pdf', RESUME.maxBytes + 1, SIZE],
    ['cv.PDF', '', 10, null],
    ['cv.doc', 'application/octet-stream', 10, null],
    ['cv.docx', '', 10, null],
    ['without extension', 'application/pdf', 10, null],
    ['cv.txt', 'Application/MSWord', 10, null],
    ['cv.dat', `${WORD}; charset=binary`, 10, null],
    ['cv.txt', 'text/plain', 10, TYPE],
    ['cv.docm', '', 10, TYPE],
    ['pdf', '', 10, TYPE],
    ['folder.pdf/cv', '', 10, TYPE],
    ['cv.pdf', 'application/pdf', 0, TYPE],
  ])('%s as %j of %d bytes: %j', (name, type, size, message) => {
    expect(resumeProblem({ name, type, size })).toBe(message);
  });

  it('has the types that the file picker offers', () => {
    expect(RESUME_ACCEPT).toBe(`.pdf,application/pdf,.doc,application/msword,.docx,${WORD}`);
  });
});

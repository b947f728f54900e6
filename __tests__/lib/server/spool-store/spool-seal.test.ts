import { spooled } from '@/__tests__/support/spooled';
import { pdfFile } from '@/__tests__/support/resume-files';
import { spoolSeal } from '@/lib/server/spool-store/spool-seal';

const KEY = new Uint8Array(32).fill(7);
const seal = spoolSeal(KEY);
const ID = 'a'.repeat(32);

describe('a sealed application', () => {
  it.each([
    ['without a resume', spooled()],
    ['with one', spooled('Zoë', pdfFile(4_000))],
    ['with an empty one', spooled('Jo', new Uint8Array())],
  ])('opens as it was, %s', (_, application) => {
    const opened = seal.open(ID, seal.seal(ID, application));
    expect(opened?.payload).toEqual(application.payload);
    expect(opened?.resume?.fileName).toBe(application.resume?.fileName);
    expect(opened?.resume ? [...opened.resume.bytes] : null).toEqual(
      application.resume && [...application.resume.bytes],
    );
  });

  it('shows nothing of itself', () => {
    const sealed = seal.seal(ID, spooled('Josephina', Buffer.from('%PDF-1.4 a resume')));
    for (const word of ['Josephina', 'mail.example', '555', 'R-1', '%PDF', 'firstName', '.pdf']) {
      expect(sealed.includes(word)).toBe(false);
    }
  });

  it('is never sealed the same way twice', () => {
    expect(seal.seal(ID, spooled()).equals(seal.seal(ID, spooled()))).toBe(false);
  });

  it('opens with its own key and id alone, and as long as no bit of it has changed', () => {
    const sealed = seal.seal(ID, spooled('Jo', pdfFile(200)));
    expect(spoolSeal(new Uint8Array(32).fill(8)).open(ID, sealed)).toBeNull();
    expect(seal.open('b'.repeat(32), sealed)).toBeNull();
    for (let at = 0; at < sealed.length; at += 7) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(seal.open(ID, changed)).toBeNull();
    }
    for (const length of [0, 5, 28, 31, sealed.length - 1]) {
      expect(seal.open(ID, sealed.subarray(0, length))).toBeNull();
    }
  });
});

describe('the id of an application', () => {
  it('is the same for the same application, another for another, and another with another key', () => {
    expect(seal.idOf('one')).toBe(seal.idOf('one'));
    expect(seal.idOf('one')).not.toBe(seal.idOf('two'));
    expect(seal.idOf('one')).not.toBe(spoolSeal(new Uint8Array(32).fill(8)).idOf('one'));
    expect(seal.idOf('one')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is a new one each time where nobody can tell', () => {
    expect(seal.idOf(null)).not.toBe(seal.idOf(null));
  });
});

import { queued } from '@/__tests__/support/queued';
import { pdfFile } from '@/__tests__/support/resume-files';
import { entryCipher } from '@/lib/server/outbox-store/entry-cipher';

const KEY = new Uint8Array(32).fill(7);
const cipher = entryCipher(KEY);
const ID = 'a'.repeat(32);

describe('an encrypted application', () => {
  it.each([
    ['without a resume', queued()],
    ['with one', queued('Zoë', pdfFile(4_000))],
    ['with an empty one', queued('Jo', new Uint8Array())],
  ])('is the same when decrypted, %s', (_, application) => {
    const opened = cipher.decrypt(ID, cipher.encrypt(ID, application));
    expect(opened?.payload).toEqual(application.payload);
    expect(opened?.resume?.fileName).toBe(application.resume?.fileName);
    expect(opened?.resume ? [...opened.resume.bytes] : null).toEqual(
      application.resume && [...application.resume.bytes],
    );
  });

  it('reveals nothing of its content', () => {
    const encrypted = cipher.encrypt(ID, queued('Josephina', Buffer.from('%PDF-1.4 a resume')));
    for (const word of ['Josephina', 'mail.example', '555', 'R-1', '%PDF', 'firstName', '.pdf']) {
      expect(encrypted.includes(word)).toBe(false);
    }
  });

  it('is never encrypted the same way twice', () => {
    expect(cipher.encrypt(ID, queued()).equals(cipher.encrypt(ID, queued()))).toBe(false);
  });

  it('is decrypted only with its own key and id, and only if no bit has changed', () => {
    const encrypted = cipher.encrypt(ID, queued('Jo', pdfFile(200)));
    expect(entryCipher(new Uint8Array(32).fill(8)).decrypt(ID, encrypted)).toBeNull();
    expect(cipher.decrypt('b'.repeat(32), encrypted)).toBeNull();
    for (let at = 0; at < encrypted.length; at += 7) {
      const changed = Buffer.from(encrypted);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(cipher.decrypt(ID, changed)).toBeNull();
    }
    for (const length of [0, 5, 28, 31, encrypted.length - 1]) {
      expect(cipher.decrypt(ID, encrypted.subarray(0, length))).toBeNull();
    }
  });
});

describe('the id of an application', () => {
  it('is the same for the same application, and differs for another application or key', () => {
    expect(cipher.idOf('one')).toBe(cipher.idOf('one'));
    expect(cipher.idOf('one')).not.toBe(cipher.idOf('two'));
    expect(cipher.idOf('one')).not.toBe(entryCipher(new Uint8Array(32).fill(8)).idOf('one'));
    expect(cipher.idOf('one')).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is a new one each time if the application has no key', () => {
    expect(cipher.idOf(null)).not.toBe(cipher.idOf(null));
  });
});

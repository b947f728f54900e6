import { strToU8, zipSync } from 'fflate';
import { readZipDirectory } from '@/lib/server/applications/zip-directory';
import { docxFile } from '@/__tests__/support/resume-files';

const END_LENGTH = 22;

/** A document whose end record claims a comment of so many bytes, and what follows the record. */
function withComment(claimed: number, bytes: Uint8Array): Uint8Array {
  const file = docxFile();
  const end = file.length - END_LENGTH;
  const changed = new Uint8Array(file.length + bytes.length);
  changed.set(file);
  changed.set(bytes, file.length);
  new DataView(changed.buffer).setUint16(end + 20, claimed, true);
  return changed;
}

const NOTE = new TextEncoder().encode('a remark');
/** An empty archive: an end record alone. */
const OTHER_END = new Uint8Array(END_LENGTH);
OTHER_END.set([0x50, 0x4b, 5, 6]);

describe('the comment after an archive’s table of contents', () => {
  it.each([
    ['none', withComment(0, new Uint8Array())],
    ['a remark', withComment(NOTE.length, NOTE)],
  ])('%s: is read', (_name, bytes) => {
    expect(readZipDirectory(bytes)).not.toEqual([]);
  });

  it.each([
    ['that runs past the file', withComment(NOTE.length + 1, NOTE)],
    ['that is claimed and missing', withComment(0xff_ff, new Uint8Array())],
    ['that ends before the file does', withComment(NOTE.length - 1, NOTE)],
    ['with an end record that is cut', withComment(END_LENGTH, OTHER_END.with(20, 1))],
  ])('%s: is refused', (_name, bytes) => {
    expect(() => readZipDirectory(bytes)).toThrow('a comment of another length');
  });
});

describe('files in one place', () => {
  /** Two stored files, the first of which also claims `more` bytes behind it: the header of the second, and then its content. */
  function overlapping(more: number): Uint8Array {
    const bytes = new Uint8Array(
      zipSync({ a: strToU8('first'), b: strToU8('second') }, { level: 0 }),
    );
    const view = new DataView(bytes.buffer);
    const table = view.getUint32(bytes.length - END_LENGTH + 16, true);
    for (const at of [18, 22, table + 20, table + 24]) view.setUint32(at, 5 + more, true);
    return bytes;
  }

  it('are refused, however few bytes they share: each would be unpacked again', () => {
    expect(readZipDirectory(overlapping(0)).map(({ name }) => name)).toEqual(['a', 'b']);
    for (const more of [1, 30, 31, 37])
      expect(() => readZipDirectory(overlapping(more))).toThrow('two files in one place');
  });
});

import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStoredFile } from '@/lib/server/feed/before-database/stored-file';
import { wholeJob } from '@/lib/server/feed/listed-job';
import { logger } from '@/lib/server/process/log';

const fixture = (version: number) => `__tests__/support/stored/version-${version}.stored`;

describe('the file that a release before the database stored', () => {
  let folder: string;
  let warn: jest.SpyInstance;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
    warn = jest.spyOn(logger(), 'warn').mockImplementation();
  });
  afterEach(async () => {
    warn.mockRestore();
    await rm(folder, { recursive: true });
  });
  const path = () => join(folder, 'snapshot.json');

  it.each([3, 4])('is read as version %i wrote it', async (version) => {
    await copyFile(fixture(version), path());
    const read = await readStoredFile(path());
    expect(read).toMatchObject({ droppedCount: 1 });
    expect(read?.jobs.map(wholeJob)).toMatchObject(
      Array.from({ length: 6 }, (_, at) => ({
        id: `a0XOLD00000000${at}EAC`,
        title: ['ICU RN', 'Med Surg RN', 'Labor & Delivery RN'][at % 3],
        city: ['Boise', 'Tulsa', 'Austin'][at % 3],
        payText: `$${2_100 + at * 10} - $${2_400 + at * 10} weekly`,
        description: `<p>Care for patients on unit ${at}. Chart in Epic.</p><ul><li>BLS</li></ul>`,
        firstSeenOn: '2026-11-24',
      })),
    );
    expect(read?.payLines).toHaveLength(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it('is ignored if a byte differs, at any position, or if it is cut', async () => {
    const bytes = await readFile(fixture(4));
    for (let at = 0; at < bytes.length; at += 23) {
      const damaged = Buffer.from(bytes);
      damaged[at] = damaged[at]! ^ 1;
      await writeFile(path(), damaged);
      expect([at, await readStoredFile(path())]).toEqual([at, null]);
      await writeFile(path(), bytes.subarray(0, at));
      expect([at, await readStoredFile(path())]).toEqual([at, null]);
    }
  });

  it.each([
    ['is cut off', '{"version":1,"fetchedAt":"2026-08'],
    ['is of another version', '{"version":9}'],
    ['holds a page', '<html>'],
    ['is empty', ''],
  ])('that %s is ignored, with a line in the log', async (_name, content) => {
    await writeFile(path(), content);
    expect(await readStoredFile(path())).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('that is not there is no line in the log', async () => {
    expect(await readStoredFile(path())).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });
});

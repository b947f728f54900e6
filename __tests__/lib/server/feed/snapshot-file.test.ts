import { toListedJobs, wholeJob } from '@/lib/server/feed/listed-job';
import * as fs from 'node:fs';
import { copyFile, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildJobs } from '@/__tests__/support/build-job';
import { logger } from '@/lib/server/process/log';
import { snapshotFile } from '@/lib/server/feed/snapshot-file';
import type { StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { STORED_VERSION } from '@/lib/server/feed/stored-snapshot';

jest.mock('node:fs', () => ({
  ...jest.requireActual<typeof fs>('node:fs'),
  createWriteStream: jest.fn(jest.requireActual<typeof fs>('node:fs').createWriteStream),
}));

const listOf = (count: number): StoredSnapshot => ({
  version: STORED_VERSION,
  fetchedAt: '2026-08-20T10:00:00.000Z',
  droppedCount: 0,
  jobs: toListedJobs(buildJobs(count)),
  firstSeen: [],
});

describe('the file of the last good list', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'snapshot-'))));
  afterEach(() => rm(folder, { recursive: true }));
  const path = () => join(folder, 'snapshot.json');

  it('has the whole of the last of two lists that are written at once', async () => {
    const file = snapshotFile(path());
    await Promise.all([file.write(listOf(3_000)), file.write(listOf(20))]);
    expect((await file.read())?.jobs).toHaveLength(20);
    expect(await readdir(folder)).toEqual(['snapshot.json']);
  });

  it('of the version before is read once more, with what it remembers', async () => {
    const older = { ...listOf(20), version: 3, jobs: buildJobs(20) };
    await writeFile(path(), JSON.stringify(older));
    const read = await snapshotFile(path()).read();
    expect(read?.jobs).toEqual(listOf(20).jobs);
    expect(read?.version).toBe(STORED_VERSION);
  });

  it('of every version since the third is read as the release of its time wrote it', async () => {
    const versions = Array.from({ length: STORED_VERSION - 2 }, (_, at) => at + 3);
    for (const version of versions) {
      await copyFile(`__tests__/support/stored/version-${version}.stored`, path());
      const read = await snapshotFile(path()).read();
      expect(read).toMatchObject({ version: STORED_VERSION, droppedCount: 1 });
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
    }
  });

  it('has what jobs paid from day to day, for all pages', async () => {
    const lines = Array.from(
      { length: 30 },
      (_, at) =>
        [`2026-07-${String(at + 1).padStart(2, '0')}`, 9, 2_310, 2_180, 2_520, 1, 2] as const,
    );
    const payLines = Array.from({ length: 23 }, (_, at) => [`/pay/${at}`, lines] as const);
    const file = snapshotFile(path());
    await file.write({ ...listOf(20), payLines });
    expect((await file.read())?.payLines).toEqual(payLines);
    await file.write(listOf(20));
    expect((await file.read())?.payLines).toEqual([]);
  });

  it('keeps the previous list if the disk could not take all of the new one', async () => {
    const error = jest.spyOn(logger(), 'error').mockImplementation();
    const file = snapshotFile(path());
    await file.write(listOf(20));
    jest.mocked(fs.createWriteStream).mockImplementationOnce((beside) => {
      let taken = 0;
      const full: fs.WriteStream = fs.createWriteStream(beside);
      const write = full._write.bind(full);
      full._write = (piece: Buffer, encoding, done) => {
        const part = piece.subarray(0, Math.max(0, 50_000 - taken));
        taken += piece.length;
        write(part, encoding, done);
      };
      full._writev = null as never;
      return full;
    });
    await file.write(listOf(3_000));
    expect((await file.read())?.jobs).toHaveLength(20);
    expect(await readdir(folder)).toEqual(['snapshot.json']);
    expect(error).toHaveBeenCalledWith(
      { path: path(), reason: 'Error: It was not written whole' },
      'The snapshot cannot be stored',
    );
    error.mockRestore();
  });

  it('removes unfinished files of dead processes, and leaves files that may still be written', async () => {
    const names = ['snapshot.json.1.part', 'snapshot.json.2.part', 'other.1.part'];
    for (const name of names) await writeFile(join(folder, name), 'half');
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['snapshot.json.1.part', 'other.1.part'])
      await utimes(join(folder, name), longAgo, longAgo);
    expect(await snapshotFile(path()).read()).toBeNull();
    expect((await readdir(folder)).sort()).toEqual(['other.1.part', 'snapshot.json.2.part']);
  });
});

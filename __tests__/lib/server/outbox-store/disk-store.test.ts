import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import * as files from 'node:fs/promises';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore } from '@/lib/server/outbox-store/disk-store';
import { ENTRY } from '@/__tests__/support/queued';
import { describeStore } from '@/__tests__/lib/server/outbox/store-contract';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof files>('node:fs/promises');
  return { ...actual, writeFile: jest.fn(actual.writeFile), open: jest.fn(actual.open) };
});
const actual = jest.requireActual<typeof files>('node:fs/promises');

const folders: string[] = [];
const newFolder = () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'data', 'outbox');
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

describeStore('applications on disk', () => {
  const folder = newFolder();
  return {
    store: diskStore(folder),
    elsewhere: diskStore(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
});

describe('the folder of the outbox', () => {
  it('is readable by its owner only', async () => {
    const folder = newFolder();
    await diskStore(folder).put(ENTRY, Buffer.from('encrypted'));
    const [name = ''] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('has an entry, and its name, on the disk before anybody is told that it is queued', async () => {
    const folder = newFolder();
    const store = diskStore(folder);
    /** What the folder held each time that it was written to the disk. */
    const synced: (readonly string[])[] = [];
    jest.mocked(files.open).mockImplementation(async (path, ...rest) => {
      const handle = await actual.open(path, ...rest);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        if (path === folder) synced.push(await readdir(folder));
        await sync();
      };
      return handle;
    });
    await store.put(ENTRY, Buffer.from('encrypted'));
    expect(jest.mocked(files.writeFile).mock.lastCall?.[2]).toMatchObject({ flush: true });
    expect(synced).toEqual([await readdir(folder)]);
    await store.change(ENTRY, { ...ENTRY, state: 'held' });
    expect(synced.slice(1)).toEqual([await readdir(folder)]);
    await store.erase({ ...ENTRY, state: 'held' });
    expect(synced.slice(2)).toEqual([[]]);
    jest.mocked(files.open).mockImplementation(actual.open);
  });

  it.each([
    ['less than was given', (encrypted: Buffer) => encrypted.subarray(0, 100)],
    ['nothing at all', () => Buffer.alloc(0)],
    ['something else in the middle', (encrypted: Buffer) => Buffer.from(encrypted).fill(0, 40, 60)],
  ])('keeps nothing of an entry of which the disk took %s, and reports it', async (_, taken) => {
    const folder = newFolder();
    const store = diskStore(folder);
    const encrypted = randomBytes(1_000);
    jest
      .mocked(files.writeFile)
      .mockImplementationOnce((path, _data, options) => writeFile(path, taken(encrypted), options));
    await expect(store.put(ENTRY, encrypted)).rejects.toThrow('not written whole');
    expect(await readdir(folder)).toEqual([]);
    expect(await store.put(ENTRY, encrypted)).toBe(true);
  });

  it('keeps nothing of an entry that could not be written', async () => {
    const folder = newFolder();
    const store = diskStore(folder);
    jest.mocked(files.writeFile).mockImplementationOnce(async (path) => {
      await writeFile(path, 'half');
      throw new Error('ENOSPC');
    });
    await expect(store.put(ENTRY, Buffer.from('encrypted'))).rejects.toThrow('ENOSPC');
    expect(await readdir(folder)).toEqual([]);
  });

  it('deletes unfinished files of a dead process after an hour', async () => {
    const folder = newFolder();
    const store = diskStore(folder);
    await store.put(ENTRY, Buffer.from('encrypted'));
    const [name = ''] = await readdir(folder);
    const [fresh, old] = [`${name}.1`, `${name}.2`];
    for (const file of [fresh, old]) await writeFile(join(folder, file), 'half');
    await utimes(join(folder, old), 0, (Date.now() - 3_700_000) / 1_000);
    expect(await store.list()).toHaveLength(1);
    expect((await readdir(folder)).sort()).toEqual([name, fresh]);
  });

  it('leaves other files in the folder alone, including a mounted disk’s own folder', async () => {
    const folder = newFolder();
    const store = diskStore(folder);
    await store.put(ENTRY, Buffer.from('encrypted'));
    const [name = ''] = await readdir(folder);
    const others = ['lost+found', `${name}.bak`, 'notes.txt'];
    await mkdir(join(folder, 'lost+found'));
    for (const file of others.slice(1)) await writeFile(join(folder, file), 'theirs');
    for (const file of others)
      await utimes(join(folder, file), 0, (Date.now() - 3_700_000) / 1_000);
    expect(await store.list()).toHaveLength(1);
    expect((await readdir(folder)).sort()).toEqual([name, ...others].sort());
  });
});

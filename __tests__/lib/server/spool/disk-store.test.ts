import { mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore } from '@/lib/server/spool/disk-store';
import { SLIP } from '@/__tests__/support/spooled';
import { describeStore } from './store-contract';

const folders: string[] = [];
const newFolder = () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'spool-')), 'data', 'spool');
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

describe('the folder of the spool', () => {
  it('is its owner’s alone', async () => {
    const folder = newFolder();
    await diskStore(folder).put(SLIP, Buffer.from('sealed'));
    const [name = ''] = await readdir(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('loses what a dead process never finished, an hour later', async () => {
    const folder = newFolder();
    const store = diskStore(folder);
    await store.put(SLIP, Buffer.from('sealed'));
    const [name = ''] = await readdir(folder);
    const [fresh, old] = [`${name}.1`, `${name}.2`];
    for (const file of [fresh, old]) await writeFile(join(folder, file), 'half');
    await utimes(join(folder, old), 0, (Date.now() - 3_700_000) / 1_000);
    expect(await store.list()).toHaveLength(1);
    expect((await readdir(folder)).sort()).toEqual([name, fresh]);
  });

  it('leaves alone what others put there, a mounted disk’s own folder included', async () => {
    const folder = newFolder();
    const store = diskStore(folder);
    await store.put(SLIP, Buffer.from('sealed'));
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

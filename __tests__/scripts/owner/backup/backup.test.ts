import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { itUnless } from '@/__tests__/support/left-out';
import { diskStore } from '@/lib/server/outbox-store/disk-store';
import { backUp, drill, restore, verify } from '@/scripts/owner/backup/backup';

const root = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let made = 0;
const newFolder = () => join(root, String((made += 1)));

/** A DATA_DIR with a waiting application, as the site itself writes it. */
async function dataDir() {
  const folder = newFolder();
  mkdirSync(join(folder, 'sandbox'), { recursive: true });
  writeFileSync(join(folder, 'snapshot.json'), '{"jobs":[]}');
  writeFileSync(join(folder, 'sandbox/inbox.json'), 'of the sandbox');
  writeFileSync(join(folder, 'snapshot.json.12.part'), 'half');
  const entry = {
    id: 'c2b5a82efd686e5055f6d8dade2a22b5',
    queuedAt: Date.UTC(2026, 10, 24),
    state: 'waiting',
    tries: 0,
    note: '',
  } as const;
  expect(await diskStore(join(folder, 'outbox')).put(entry, Buffer.from('sealed'))).toBe(true);
  return folder;
}

describe('a backup of DATA_DIR', () => {
  it('has what waits and the last list, readable by its owner only, and is restored so that the site reads it', async () => {
    const data = await dataDir();
    const backup = backUp(data, newFolder(), 'one');
    expect(verify(backup)).toBe(2);
    expect(drill(backup)).toBe(2);
    expect(existsSync(join(backup, 'sandbox'))).toBe(false);
    expect(statSync(backup).mode & 0o777).toBe(0o700);
    expect(statSync(join(backup, 'snapshot.json')).mode & 0o777).toBe(0o600);

    const fresh = newFolder();
    mkdirSync(fresh);
    expect(restore(backup, fresh)).toBe(2);
    const [entry] = await diskStore(join(fresh, 'outbox')).list();
    expect(entry?.id).toBe('c2b5a82efd686e5055f6d8dade2a22b5');
    expect(readFileSync(join(fresh, 'snapshot.json'), 'utf8')).toBe('{"jobs":[]}');
  });

  const itAsRoot = itUnless(process.getuid?.() === 0 ? null : 'only root can give files away');
  itAsRoot('that root restores is for the user of the site, who owns DATA_DIR', async () => {
    const backup = backUp(await dataDir(), newFolder(), 'one');
    const [fresh, nobody] = [newFolder(), 65_534];
    mkdirSync(fresh);
    chmodSync(root, 0o755);
    chownSync(fresh, nobody, nobody);
    restore(backup, fresh);
    process.seteuid?.(nobody);
    try {
      const outbox = diskStore(join(fresh, 'outbox'));
      const [entry, ...others] = await outbox.list();
      if (!entry) throw new Error('the application has gone');
      expect(others).toEqual([]);
      expect((await outbox.read(entry))?.toString()).toBe('sealed');
      expect(await outbox.put({ ...entry, id: 'd'.repeat(32) }, Buffer.from('new'))).toBe(true);
      expect(await outbox.erase(entry)).toBe(true);
      writeFileSync(join(fresh, 'snapshot.json'), '{}');
    } finally {
      process.seteuid?.(0);
    }
  });

  itAsRoot('that root restores goes only into a folder that somebody owns', async () => {
    const backup = backUp(await dataDir(), newFolder(), 'one');
    expect(() => restore(backup, newFolder())).toThrow('does not exist: create it first');
  });

  it.each([
    ['a file', 'snapshot.json'],
    ['a folder', 'receipts'],
  ])('is not restored over a link in the place of %s, which may lead anywhere', async (_, name) => {
    const data = await dataDir();
    mkdirSync(join(data, 'receipts'), { recursive: true });
    writeFileSync(join(data, 'receipts', '2026-08-20'), 'x');
    const backup = backUp(data, newFolder(), 'one');
    const [fresh, elsewhere] = [newFolder(), newFolder()];
    mkdirSync(fresh);
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'kept'), 'kept');
    symlinkSync(name === 'receipts' ? elsewhere : join(elsewhere, 'kept'), join(fresh, name));
    expect(() => restore(backup, fresh)).toThrow(`${join(fresh, name)} is a link`);
    expect(readdirSync(elsewhere)).toEqual(['kept']);
    expect(readFileSync(join(elsewhere, 'kept'), 'utf8')).toBe('kept');
  });

  it('is not restored if a file changed or is missing', async () => {
    const backup = backUp(await dataDir(), newFolder(), 'one');
    writeFileSync(join(backup, 'snapshot.json'), '{}');
    expect(() => drill(backup)).toThrow('snapshot.json has changed');
    rmSync(join(backup, 'snapshot.json'));
    expect(() => restore(backup, newFolder())).toThrow('snapshot.json is missing');
    expect(() => drill(newFolder())).toThrow('is not a backup');
  });

  it('is not mixed with waiting applications', async () => {
    const data = await dataDir();
    const backup = backUp(data, newFolder(), 'one');
    expect(() => restore(backup, data)).toThrow('applications wait in');
  });

  it('is not made into DATA_DIR, over another backup, or from nothing', async () => {
    const data = await dataDir();
    expect(() => backUp(data, data, 'one')).toThrow('inside DATA_DIR');
    const into = newFolder();
    backUp(data, into, 'one');
    expect(() => backUp(data, into, 'one')).toThrow('already exists');
    expect(() => backUp(newFolder(), into, 'two')).toThrow('is DATA_DIR set?');
  });
});

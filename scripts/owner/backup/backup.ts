import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';

const MANIFEST = 'manifest.json';
/** What a restart needs: waiting applications, receipts, the last good list, notices for search engines, the daily counts. */
const KEPT = ['outbox', 'receipts', 'snapshot.json', 'search-notices', 'counts'];

/** Each file of a backup with its SHA-256. */
type Manifest = Readonly<Record<string, string>>;

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function filesIn(folder: string): string[] {
  return KEPT.filter((name) => existsSync(join(folder, name))).flatMap((name) => {
    if (name.includes('.')) return [name];
    return readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
      .map((entry) => join(entry.parentPath, entry.name).slice(resolve(folder).length + 1));
  });
}

/**
 * Copies what a restart needs from DATA_DIR into a new folder that only its owner can read. The site may be running: a file that
 * disappears meanwhile was delivered, and is left out.
 * @returns the backup's folder
 * @throws Error if the folder would be inside DATA_DIR, or already exists
 */
export function backUp(dataDir: string, into: string, name: string): string {
  const from = resolve(dataDir);
  const to = resolve(into, name);
  if (`${to}${sep}`.startsWith(`${from}${sep}`))
    throw new Error('the backup would be inside DATA_DIR: choose another folder');
  if (!existsSync(from)) throw new Error(`there is no ${from}: is DATA_DIR set?`);
  if (existsSync(to)) throw new Error(`${to} already exists`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const manifest: Record<string, string> = {};
  // An entry's file is renamed when its state changes: a file missed under its old name exists under a new one.
  for (let isWhole = false; !isWhole;) {
    isWhole = true;
    for (const file of filesIn(from).filter((name) => !(name in manifest))) {
      const bytes = readIfThere(join(from, file));
      if (bytes === null) {
        isWhole = false;
        continue;
      }
      write(join(to, file), bytes);
      manifest[file] = hashOf(bytes);
    }
  }
  write(join(to, MANIFEST), Buffer.from(JSON.stringify(manifest, null, 2)));
  return to;
}

function readIfThere(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function write(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  writeFileSync(path, bytes, { mode: 0o600 });
  chmodSync(path, 0o600);
}

/** @throws Error naming the first file that is missing or has changed. @returns the number of intact files */
export function verify(backup: string): number {
  const path = join(backup, MANIFEST);
  if (!existsSync(path)) throw new Error(`${backup} is not a backup: it has no ${MANIFEST}`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  for (const [file, hash] of Object.entries(manifest)) {
    const bytes = readIfThere(join(backup, file));
    if (bytes === null) throw new Error(`${file} is missing in the backup`);
    if (hashOf(bytes) !== hash) throw new Error(`${file} has changed since it was backed up`);
  }
  return Object.keys(manifest).length;
}

/** The numbers of a user and a group. */
export type Owner = { readonly uid: number; readonly gid: number };

/** Whom a file or folder belongs to. */
export function ownerOf(path: string): Owner {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

/** Gives a file, or a folder with all that is in it, to its new owner. Only root can. */
function giveTo({ uid, gid }: Owner, path: string): void {
  const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : [];
  for (const each of [path, ...inside.map((name) => join(path, String(name)))])
    chownSync(each, uid, gid);
}

/**
 * Restores a backup while the site is stopped. What root restores belongs to the owner of DATA_DIR, as whom the site runs.
 * @throws Error if the backup is damaged, or if applications wait in DATA_DIR: merging two outboxes would hide which one is right
 */
export function restore(backup: string, dataDir: string): number {
  const count = verify(backup);
  const waiting = join(dataDir, 'outbox');
  if (existsSync(waiting) && readdirSync(waiting).length > 0)
    throw new Error(`applications wait in ${waiting}: move that folder away first`);
  mkdirSync(dataDir, { recursive: true });
  const owner = ownerOf(dataDir);
  for (const name of KEPT.filter((one) => existsSync(join(backup, one)))) {
    cpSync(join(backup, name), join(dataDir, name), { recursive: true });
    if (process.geteuid?.() === 0) giveTo(owner, join(dataDir, name));
  }
  return count;
}

/** Restores into a temporary folder and compares, to check that the backup is usable. The folder is removed afterwards. */
export function drill(backup: string): number {
  const folder = mkdtempSync(join(tmpdir(), 'restore-drill-'));
  try {
    const count = restore(backup, folder);
    if (filesIn(folder).length !== count) throw new Error('not every file came back');
    return count;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

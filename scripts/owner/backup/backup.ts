import { createHash } from 'node:crypto';
import {
  chmodSync,
  lchownSync,
  lstatSync,
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

/** The paths of what a backup keeps under a name, below its folder, the name itself first. */
function pathsOf(backup: string, name: string): string[] {
  const path = join(backup, name);
  const inside = statSync(path).isDirectory() ? readdirSync(path, { recursive: true }) : [];
  return [name, ...inside.map((inner) => join(name, String(inner)))];
}

/** @throws Error for a link: whoever may write to DATA_DIR could have root write to, or give away, any file of the machine. */
function refuseLink(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(`${path} is a link: move it away first`);
}

/**
 * Restores a backup while the site is stopped. What root restores belongs to the owner of DATA_DIR, as whom the site runs.
 * @throws Error if the backup is damaged; if applications wait in DATA_DIR, since merging two outboxes would hide which one is right; if
 * root restores into a folder that does not exist, since nobody could say whose it shall be; or if there is a link in the place of a file
 */
export function restore(backup: string, dataDir: string): number {
  const count = verify(backup);
  const waiting = join(dataDir, 'outbox');
  if (existsSync(waiting) && readdirSync(waiting).length > 0)
    throw new Error(`applications wait in ${waiting}: move that folder away first`);
  const isRoot = process.geteuid?.() === 0;
  if (isRoot && !existsSync(dataDir))
    throw new Error(
      `${dataDir} does not exist: create it first, for the user as whom the site runs`,
    );
  mkdirSync(dataDir, { recursive: true });
  const { uid, gid } = ownerOf(dataDir);
  for (const name of KEPT.filter((one) => existsSync(join(backup, one)))) {
    const paths = pathsOf(backup, name).map((path) => join(dataDir, path));
    paths.forEach(refuseLink);
    cpSync(join(backup, name), join(dataDir, name), { recursive: true });
    if (isRoot) for (const path of paths) lchownSync(path, uid, gid);
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

import 'server-only';
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readFile, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '@/lib/server/database/sql';

/** Beside the folders of earlier releases in DATA_DIR: what is on its way into the database, and what got there. */
const IMPORTING = 'importing';
const IMPORTED = 'imported';
/** A file that was on its way for this long belongs to a process that died (ms). */
const LEFT_BEHIND_MS = 60_000;

/** What an earlier release kept in one folder of DATA_DIR, a file for each thing. */
export type FolderImport = {
  readonly folder: string;
  /** Whether the file with this name is ours, and no process of the earlier release is at work on it. */
  readonly isReady: (name: string) => boolean;
  /** Puts it into the database, where it survives. Must do no harm if it is there already. */
  readonly take: (name: string, contents: Buffer) => Promise<void>;
};

/**
 * Takes over a folder of an earlier release. A process of that release may be running still, and so may other processes of this one: a
 * file is renamed before it is read, which one of them can do. It moves to `imported` once the database has it; nothing is deleted.
 * @returns how many files were imported
 * @throws Error if the database could not be written; what was on its way is back in its folder
 */
export async function importFolder(
  dataDir: string,
  { folder, isReady, take }: FolderImport,
): Promise<number> {
  const from = join(dataDir, folder);
  const way = join(dataDir, IMPORTING, folder);
  const end = join(dataDir, IMPORTED, folder);
  const waiting = (await namesIn(from))
    .filter(isReady)
    .map((name) => ({ name, at: join(from, name) }));
  const found = [...waiting, ...(await leftBehind(way))];
  if (found.length === 0) return 0;
  for (const made of [way, end]) await mkdir(made, { recursive: true, mode: 0o700 });
  let count = 0;
  for (const { name, at } of found) {
    const mark = randomBytes(6).toString('hex');
    const ours = join(way, `${name}~${mark}`);
    if (!(await isMoved(at, ours))) continue;
    try {
      await take(name, await readFile(/* turbopackIgnore: true */ ours));
    } catch (error) {
      await isMoved(ours, join(from, name));
      throw error;
    }
    // The earlier release may write another file with this name, such as one of the same day.
    await isMoved(ours, join(end, (await namesIn(end)).includes(name) ? `${name}~${mark}` : name));
    count += 1;
  }
  return count;
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });

/** False if another process was quicker. */
async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** What a process had on its way when it died. */
async function leftBehind(way: string): Promise<readonly { name: string; at: string }[]> {
  const all = await Promise.all(
    (await namesIn(way)).map(async (file) => {
      const at = join(way, file);
      const { ctimeMs } = await lstat(at).catch(() => ({ ctimeMs: Infinity }));
      const isOld = Date.now() - ctimeMs > LEFT_BEHIND_MS;
      return isOld ? [{ name: file.replace(/~[0-9a-f]+$/, ''), at }] : [];
    }),
  );
  return all.flat();
}

import 'server-only';
import { randomBytes } from 'node:crypto';
import { lstat, readFile, readdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { errorCode } from '@/lib/server/database/sql';
import { makeFolder, syncFolder } from '@/lib/server/outbox-store/durable-folder';

/** Beside the folders of earlier releases in DATA_DIR: what is on its way into the database, and what got there. */
const IMPORTING = 'importing';
export const IMPORTED = 'imported';
/** A file that was on its way for this long belongs to a process that died (ms). */
const LEFT_BEHIND_MS = 60_000;

/** What an earlier release kept in one folder of DATA_DIR, a file for each thing. */
export type FolderImport = {
  readonly folder: string;
  /** Whether the file with this name is ours, and no process of the earlier release is at work on it. */
  readonly isReady: (name: string) => boolean;
  /**
   * Puts it into the database, where it survives. Must do no harm if it is there already.
   * @param key the same if this file is taken again because its process died
   */
  readonly take: (name: string, contents: Buffer, key: string) => Promise<void>;
  /** Lets others at it, once the file no longer goes back. */
  readonly release?: (name: string) => Promise<void>;
};

/** A file to take, and its key if a process had it on its way before. */
type Found = { readonly name: string; readonly at: string; readonly key?: string };

/**
 * Takes over a folder of an earlier release. A process of that release may be running still, and so may other processes of this one: a
 * file is renamed before it is read, which one of them can do. It moves to `imported` once the database has it.
 * @returns how many files were imported
 * @throws Error if some could not be; those are back in their folder, or still on their way if they may have been sent since
 */
export async function importFolder(dataDir: string, each: FolderImport): Promise<number> {
  const from = join(dataDir, each.folder);
  const way = join(dataDir, IMPORTING, each.folder);
  const end = join(dataDir, IMPORTED, each.folder);
  const waiting = (await namesIn(from))
    .filter(each.isReady)
    .map((name) => ({ name, at: join(from, name) }));
  const found: readonly Found[] = [...waiting, ...(await leftBehind(way))];
  if (found.length === 0) return 0;
  for (const made of [way, end]) await makeFolder(made);
  let count = 0;
  const errors: unknown[] = [];
  for (const file of found) {
    try {
      if (await importFile(file, each, { from, way, end })) count += 1;
    } catch (error) {
      errors.push(error);
    }
    await nextTurn();
  }
  if (errors.length > 0)
    throw new Error(`${errors.length} of ${found.length} files: ${String(errors[0])}`, {
      cause: errors[0],
    });
  return count;
}

/** @returns false if another process was quicker */
async function importFile(
  { name, at, key: oldKey }: Found,
  { take, release }: FolderImport,
  { from, way, end }: Readonly<Record<'from' | 'way' | 'end', string>>,
): Promise<boolean> {
  const mark = randomBytes(6).toString('hex');
  const key = oldKey ?? `${name}~${mark}`;
  const ours = join(way, oldKey === undefined ? key : `${key}~${mark}`);
  if (!(await isMoved(at, ours))) return false;
  try {
    await take(name, await readFile(/* turbopackIgnore: true */ ours), key);
  } catch (error) {
    await isMoved(ours, join(from, name));
    throw error;
  }
  await release?.(name);
  // The earlier release may write another file with this name, such as one of the same day.
  await isMoved(ours, join(end, (await namesIn(end)).includes(name) ? `${name}~${mark}` : name));
  return true;
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });

/** Renames a file, and survives a crash of the machine. False if another process was quicker. */
async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    for (const changed of [dirname(to), dirname(from)]) await syncFolder(changed);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/** A file on its way: its name, the mark that made its key, and another mark if it was taken again. */
const ON_ITS_WAY = /^((.+?)~[0-9a-f]+)(?:~[0-9a-f]+)?$/;

/** What a process had on its way when it died. */
async function leftBehind(way: string): Promise<readonly Found[]> {
  const all = await Promise.all(
    (await namesIn(way)).map(async (file): Promise<readonly Found[]> => {
      const at = join(way, file);
      const { ctimeMs } = await lstat(at).catch(() => ({ ctimeMs: Infinity }));
      const [, key, name] = ON_ITS_WAY.exec(file) ?? [];
      if (name === undefined || key === undefined || Date.now() - ctimeMs <= LEFT_BEHIND_MS)
        return [];
      return [{ name, at, key }];
    }),
  );
  return all.flat();
}

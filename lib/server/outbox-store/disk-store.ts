import 'server-only';
import { readFile, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeFolder, syncFolder } from './durable-folder';
import { nameOf, entryOf } from './entry-name';
import { isLeased } from './lease';
import type { ListedEntry, OutboxEntry, OutboxStore } from './outbox-store';

/** An unfinished file this old was left by a process that died. */
const LEFT_BEHIND_MS = 3_600_000;

/**
 * One file per entry, with its state in the name: a change of state is one atomic rename. Files are written to a temporary name,
 * synced, read back and moved into place, and the folder is synced too, before anybody is told that the application is queued.
 */
export function diskStore(folder: string): OutboxStore {
  const pathOf = (entry: OutboxEntry) => join(folder, nameOf(entry));

  async function list(): Promise<readonly ListedEntry[]> {
    const names = await readdir(folder).catch(absent([]));
    const found = await Promise.all(names.map((name) => listed(folder, name)));
    return found.filter((entry) => entry !== null).sort(byAge);
  }

  return {
    list,
    async put(entry, encrypted) {
      await makeFolder(folder);
      if ((await list()).some(({ id }) => id === entry.id)) return false;
      await write(pathOf(entry), encrypted);
      return true;
    },
    read: (entry) => readFile(pathOf(entry)).catch(absent(null)),
    async change(from, to) {
      const isDone = await rename(pathOf(from), pathOf(to)).then(() => true, absent(false));
      if (isDone) await syncFolder(folder);
      return isDone;
    },
    async erase(entry) {
      const isDone = await unlink(pathOf(entry)).then(() => true, absent(false));
      if (isDone) await syncFolder(folder);
      return isDone;
    },
  };
}

const byAge = (a: OutboxEntry, b: OutboxEntry) =>
  a.queuedAt - b.queuedAt || a.id.localeCompare(b.id);

/**
 * Writes a file completely or not at all. A full disk or a quota may truncate a write without an error: what cannot be read back as
 * it was given is not queued.
 */
async function write(path: string, contents: Uint8Array): Promise<void> {
  const beside = `${path}.${process.pid}`;
  try {
    await writeFile(beside, contents, { mode: 0o600, flush: true });
    if (!(await readFile(/* turbopackIgnore: true */ beside)).equals(contents))
      throw new Error('It was not written whole');
    await rename(beside, path);
    await syncFolder(dirname(path));
  } catch (error) {
    for (const file of [beside, path]) await rm(file, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The name of a file while `write` is writing it. */
const UNFINISHED = /\.encrypted\.\d+$/;

/**
 * The entry that a file in the folder stands for; null for any other file. Of those, only our own unfinished ones are deleted, after
 * a while.
 */
async function listed(folder: string, name: string): Promise<ListedEntry | null> {
  const path = join(folder, name);
  const file = await stat(path).catch(absent(null));
  if (file === null) return null;
  const entry = entryOf(name);
  if (entry !== null) return { ...entry, ...isLeased(entry), bytes: file.size };
  const isLeftBehind = file.isFile() && Date.now() - file.mtimeMs > LEFT_BEHIND_MS;
  if (UNFINISHED.test(name) && isLeftBehind) await rm(path, { force: true });
  return null;
}

/** Another process was quicker, or nothing exists yet: not an error. */
const absent =
  <T>(instead: T) =>
  (error: unknown): T => {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return instead;
    throw error;
  };

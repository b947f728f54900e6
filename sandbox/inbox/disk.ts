import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isObject } from '@/sandbox/http/request';
import type { Entry } from '@/sandbox/inbox/entry';

/** One file per entry, its resume beside it: a crash can lose at most the entry being written. */
const entryFile = (folder: string, n: number) =>
  path.join(folder, `${String(n).padStart(6, '0')}.json`);
const resumeFile = (folder: string, n: number) =>
  path.join(folder, `${String(n).padStart(6, '0')}.resume`);

/** Writes a temporary file and renames it into place, so that no reader ever sees half a file. */
async function writeWhole(target: string, content: string | Buffer): Promise<void> {
  const draft = `${target}.${process.pid}.part`;
  const handle = await open(draft, 'w', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, target);
}

const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  typeof value.n === 'number' &&
  typeof value.receivedAt === 'string' &&
  (value.kind === 'application' ||
    (value.kind === 'message' && isObject(value.params)) ||
    (value.kind === 'alert' && isObject(value.alert)));

async function readEntry(file: string): Promise<Entry | null> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isEntry(value) ? value : null;
  } catch {
    return null;
  }
}

/** Every entry in the folder, oldest first; unreadable files are skipped and left in place. */
export async function readEntries(folder: string): Promise<Entry[]> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => /^\d{6,}\.json$/.test(name));
  const entries = await Promise.all(names.map((name) => readEntry(path.join(folder, name))));
  return entries.filter((entry) => entry !== null).sort((a, b) => a.n - b.n);
}

/** Writes the resume first, so that every entry on disk has its resume. */
export async function writeEntry(
  folder: string,
  entry: Entry,
  resume: Buffer | null,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  if (resume) await writeWhole(resumeFile(folder, entry.n), resume);
  await writeWhole(entryFile(folder, entry.n), `${JSON.stringify(entry, null, 2)}\n`);
}

export const readResumeBytes = (folder: string, n: number): Promise<Buffer> =>
  readFile(resumeFile(folder, n));

/** Removes entries and resumes, and no other files in the folder. */
export async function clearFolder(folder: string): Promise<void> {
  const ours = (await readdir(folder)).filter((name) => /^\d{6,}\.(json|resume)/.test(name));
  await Promise.all(ours.map((name) => rm(path.join(folder, name), { force: true })));
}

import 'server-only';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes a folder, and those above it, that survive a crash of the machine. */
export async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  // Each new folder is an entry of the one above it.
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made));
  }
}

/** Makes changes in a folder survive a crash of the machine. Windows cannot do this. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

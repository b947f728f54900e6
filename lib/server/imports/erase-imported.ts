import 'server-only';
import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OUTBOX } from '@/lib/config/limits';
import { errorCode } from '@/lib/server/database/sql';
import { IMPORTED } from './import-folder';

/** Erases what was imported longer ago than an application is kept: sealed applications are among it. @returns how many files */
export async function eraseImported(dataDir: string, now = Date.now()): Promise<number> {
  const found = await readdir(join(dataDir, IMPORTED), {
    recursive: true,
    withFileTypes: true,
  }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  let erased = 0;
  for (const file of found) {
    if (file.isDirectory()) continue;
    const path = join(file.parentPath, file.name);
    // When it got this name: it may have been written long before. It is gone if another process was quicker.
    const { ctimeMs } = await lstat(path).catch(() => ({ ctimeMs: Infinity }));
    if (now - ctimeMs < OUTBOX.keepMs) continue;
    await rm(path, { force: true });
    erased += 1;
  }
  return erased;
}

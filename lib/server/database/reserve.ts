import 'server-only';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { open, rename, rm, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileStats } from './file-stats';
import { giveToOwner } from './folder-owner';
import { errorCode } from './sql';

const BYTES = 8 * 1024 * 1024;
/** So much is left to others when we take it again. */
const ROOM = 4 * BYTES;

/** Whether there was no room on the disk, or none for us. */
export const isDiskFull = (error: unknown): boolean =>
  /^(?:SQLITE_FULL|SQLITE_IOERR_(?:WRITE|SHMSIZE)|ENOSPC|EDQUOT)$/.test(errorCode(error));

/** The error that SQLite throws then. */
export const diskFull = (): Error =>
  Object.assign(new Error('The disk is full'), { code: 'SQLITE_FULL' });

/** Room on the disk that we keep for ourselves. */
export type Reserve = {
  /** Takes it, if there is room. Never rejects. */
  readonly take: () => Promise<void>;
  readonly isThere: () => boolean;
  /** Gives it up. @returns false if there was none */
  readonly release: () => boolean;
};

/**
 * A file that holds nothing. SQLite needs room even to erase, because it writes down first what it is about to do: on a full disk the
 * applications that wait could be neither handed over nor erased.
 */
export function createReserve(path: string): Reserve {
  const isThere = () => (fileStats(path)?.size ?? 0) >= BYTES;
  let taking: Promise<void> | null = null;

  async function take(): Promise<void> {
    if (isThere()) return;
    try {
      const { bavail, bsize } = await statfs(dirname(path));
      if (bavail * bsize < ROOM) return;
      // At random, because some disks store zeros without taking room for them.
      await writeNew(`${path}.part`, randomBytes(BYTES));
      await rename(`${path}.part`, path);
    } catch {
      await rm(`${path}.part`, { force: true }).catch(() => undefined);
    }
  }

  return {
    take: () => (taking ??= take().finally(() => (taking = null))),
    isThere,
    release() {
      const wasThere = isThere();
      rmSync(path, { force: true });
      return wasThere;
    },
  };
}

async function writeNew(path: string, contents: Uint8Array): Promise<void> {
  await rm(path, { force: true });
  const file = await open(path, 'wx', 0o600);
  try {
    giveToOwner(file.fd, dirname(path));
    await file.writeFile(contents);
  } finally {
    await file.close();
  }
}

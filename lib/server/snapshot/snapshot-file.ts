import 'server-only';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { logger } from '@/lib/server/log';
import type { StoredSnapshot } from './stored-snapshot';
import { isStoredSnapshot } from './stored-snapshot';

/** Where the last good snapshot waits for the next start. Neither side ever throws: without a disk the site still works. */
export type SnapshotFile = {
  readonly read: () => Promise<StoredSnapshot | null>;
  readonly write: (snapshot: StoredSnapshot) => Promise<void>;
};

/** A file that is whole or the one before: written beside and moved into place. */
export function snapshotFile(path: string): SnapshotFile {
  return {
    async read() {
      try {
        const stored: unknown = JSON.parse(await readFile(path, 'utf8'));
        if (isStoredSnapshot(stored)) return stored;
        logger().warn({ path }, 'The stored snapshot is damaged or of another version: ignored');
      } catch (error) {
        if (!isMissing(error)) {
          logger().warn({ path, reason: reasonOf(error) }, 'The stored snapshot cannot be read');
        }
      }
      return null;
    },
    async write(snapshot) {
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFileAtomic(path, JSON.stringify(snapshot));
      } catch (error) {
        logger().error({ path, reason: reasonOf(error) }, 'The snapshot cannot be stored');
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

function reasonOf(error: unknown): string {
  return String(error);
}

import 'server-only';
import { readFile } from 'node:fs/promises';
import { logger } from '@/lib/server/process/log';
import type { StoredSnapshot } from '@/lib/server/feed/stored-snapshot';
import { readStored } from './stored-bytes';
import { fromVersion3 } from './stored-version-3';

/** The list in a file of a release before the database; null if there is none, or none that can be used. Never rejects. */
export async function readStoredFile(path: string): Promise<StoredSnapshot | null> {
  try {
    const bytes = await readFile(path);
    // Version 3 was a single line without a line break.
    const stored = bytes.includes('\n')
      ? readStored(bytes)
      : fromVersion3(JSON.parse(bytes.toString()));
    if (stored === null)
      logger().warn({ path }, 'The stored snapshot is damaged or of another version: ignored');
    return stored;
  } catch (error) {
    if (!isMissing(error))
      logger().warn({ path, reason: String(error) }, 'The stored snapshot cannot be read');
    return null;
  }
}

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';

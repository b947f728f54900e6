import 'server-only';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Steps } from '@/lib/domain/steps';
import { inSlices } from '@/lib/platform/in-slices';
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
        const pieces = await inSlices(writeSteps(snapshot));
        await writeFileAtomic(path, Buffer.concat(pieces));
      } catch (error) {
        logger().error({ path, reason: reasonOf(error) }, 'The snapshot cannot be stored');
      }
    },
  };
}

/** Jobs in a piece of the file: a millisecond or two of writing. */
const JOBS_A_PIECE = 50;

/** The file's JSON piece by piece: that of 100,000 jobs takes more than a second. */
function* writeSteps({ jobs, sightings, ...rest }: StoredSnapshot): Steps<Buffer[]> {
  const pieces: Buffer[] = [];
  const begun = JSON.stringify(rest).slice(0, -1);
  pieces.push(Buffer.from(`${begun},"jobs":[`));
  yield* writeList(jobs, pieces);
  pieces.push(Buffer.from('],"sightings":['));
  yield* writeList(sightings, pieces);
  pieces.push(Buffer.from(']}'));
  return pieces;
}

function* writeList(items: readonly unknown[], pieces: Buffer[]): Steps<void> {
  for (let start = 0; start < items.length; start += JOBS_A_PIECE) {
    const text = JSON.stringify(items.slice(start, start + JOBS_A_PIECE)).slice(1, -1);
    pieces.push(Buffer.from(start === 0 ? text : `,${text}`));
    yield;
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

function reasonOf(error: unknown): string {
  return String(error);
}

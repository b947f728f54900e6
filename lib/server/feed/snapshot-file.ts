import 'server-only';
import type { Hash } from 'node:crypto';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { logger } from '@/lib/server/process/log';
import type { StoredSnapshot } from './stored-snapshot';
import { readStored, writeStored } from './stored-bytes';
import { fromVersion3 } from './stored-version-3';

/** Stores the last good snapshot for the next start. Neither function ever throws: the site also works without a disk. */
export type SnapshotFile = {
  readonly read: () => Promise<StoredSnapshot | null>;
  readonly write: (snapshot: StoredSnapshot) => Promise<void>;
};

/** An unfinished file this old was left by a process that died (ms). */
const LEFT_BEHIND_MS = 3_600_000;

/**
 * A file that is always complete, either new or previous: each list is written to a temporary file, one at a time, read back and
 * moved into place. A full disk or a quota may truncate a write without an error.
 */
export function snapshotFile(path: string): SnapshotFile {
  const beside = `${path}.${process.pid}.part`;
  let written: Promise<void> = Promise.resolve();

  async function store(snapshot: StoredSnapshot): Promise<void> {
    try {
      await mkdir(dirname(path), { recursive: true });
      const given = createHash('sha256');
      await pipeline(
        Readable.from(noted(writeStored(snapshot), given)),
        createWriteStream(beside, { flush: true }),
      );
      if (given.digest('hex') !== (await digestOf(beside))) {
        throw new Error('It was not written whole');
      }
      await rename(beside, path);
    } catch (error) {
      logger().error({ path, reason: reasonOf(error) }, 'The snapshot cannot be stored');
      await rm(beside, { force: true }).catch(() => undefined);
    }
  }

  return {
    async read() {
      await sweep(path).catch(() => undefined);
      try {
        const stored = readAny(await readFile(path));
        if (stored) return stored;
        logger().warn({ path }, 'The stored snapshot is damaged or of another version: ignored');
      } catch (error) {
        if (!isMissing(error)) {
          logger().warn({ path, reason: reasonOf(error) }, 'The stored snapshot cannot be read');
        }
      }
      return null;
    },
    write: (snapshot) => (written = written.then(() => store(snapshot))),
  };
}

function* noted(pieces: Iterable<Buffer>, hash: Hash): Generator<Buffer> {
  for (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Each process writes under its own name, so a dead process's file would otherwise stay for good. */
async function sweep(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.part')) continue;
    const left = join(dirname(path), name);
    if (Date.now() - (await stat(left)).mtimeMs > LEFT_BEHIND_MS) await rm(left, { force: true });
  }
}

/** Version 3 was a single line without a line break. */
function readAny(bytes: Buffer): StoredSnapshot | null {
  return bytes.includes('\n') ? readStored(bytes) : fromVersion3(JSON.parse(bytes.toString()));
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

function reasonOf(error: unknown): string {
  return String(error);
}

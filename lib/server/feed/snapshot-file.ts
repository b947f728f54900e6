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
import { isStoredSnapshot } from './stored-snapshot';

/** Where the last good snapshot waits for the next start. Neither side ever throws: without a disk the site still works. */
export type SnapshotFile = {
  readonly read: () => Promise<StoredSnapshot | null>;
  readonly write: (snapshot: StoredSnapshot) => Promise<void>;
};

/** A file that was never finished, this old, belongs to a process that died (ms). */
const LEFT_BEHIND_MS = 3_600_000;

/**
 * A file that is whole or the one before: written beside, one list after the other, read back and moved into place. A disk
 * that fills, or a quota, may take a part of a write and say nothing.
 */
export function snapshotFile(path: string): SnapshotFile {
  const beside = `${path}.${process.pid}.part`;
  let written: Promise<void> = Promise.resolve();

  async function store(snapshot: StoredSnapshot): Promise<void> {
    try {
      await mkdir(dirname(path), { recursive: true });
      const given = createHash('sha256');
      await pipeline(
        Readable.from(noted(writePieces(snapshot), given)),
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

/** Each process writes under a name of its own: what the dead left would stay for good. */
async function sweep(path: string): Promise<void> {
  for (const name of await readdir(dirname(path))) {
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.part')) continue;
    const left = join(dirname(path), name);
    if (Date.now() - (await stat(left)).mtimeMs > LEFT_BEHIND_MS) await rm(left, { force: true });
  }
}

/** Jobs in a piece of the file: a millisecond or two of writing. */
const JOBS_A_PIECE = 50;
/** Pages with a year of pay each in a piece: about the same. */
const PAGES_A_PIECE = 5;

/** The file's JSON, written piece by piece: that of 100,000 jobs is some 200 MB and takes more than a second. */
function* writePieces({
  jobs,
  firstSeen,
  changes = [],
  searchPages = [],
  payLines = [],
  ...rest
}: StoredSnapshot): Generator<Buffer> {
  yield Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"jobs":[`);
  yield* writeList(jobs);
  yield Buffer.from('],"firstSeen":[');
  yield* writeList(firstSeen);
  yield Buffer.from('],"changes":[');
  yield* writeList(changes);
  yield Buffer.from('],"searchPages":[');
  yield* writeList(searchPages);
  yield Buffer.from('],"payLines":[');
  yield* writeList(payLines, PAGES_A_PIECE);
  yield Buffer.from(']}');
}

function* writeList(items: readonly unknown[], atOnce = JOBS_A_PIECE): Generator<Buffer> {
  for (let start = 0; start < items.length; start += atOnce) {
    const text = JSON.stringify(items.slice(start, start + atOnce)).slice(1, -1);
    yield Buffer.from(start === 0 ? text : `,${text}`);
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

function reasonOf(error: unknown): string {
  return String(error);
}

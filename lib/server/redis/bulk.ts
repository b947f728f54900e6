import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { RedisLink } from './redis-link';

/** Batch size: other commands wait for one batch, not for the whole write. */
const PIECE_BYTES = 524_288;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Stores many bytes under a key nobody reads yet, which expires after `ttlMs`. */
export async function writePieces(
  redis: RedisLink,
  key: string,
  bytes: Buffer,
  ttlMs: number,
): Promise<void> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    await redis.run(
      ({ text }) => Promise.all([text.append(key, piece), text.pExpire(key, ttlMs)]),
      'patient',
    );
  }
}

/** The bytes stored there; empty if there are none. */
export async function readPieces(redis: RedisLink, key: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (let at = 0; ; at += PIECE_BYTES) {
    const end = at + PIECE_BYTES - 1;
    const piece = await redis.run(({ bytes }) => bytes.getRange(key, at, end), 'patient');
    if (piece?.length) pieces.push(piece);
    if ((piece?.length ?? 0) < PIECE_BYTES) return Buffer.concat(pieces);
  }
}

/** Stores many bytes compressed. */
export const writeBulk = async (redis: RedisLink, key: string, bytes: Buffer, ttlMs: number) =>
  writePieces(redis, key, await zip(bytes, { level: 1 }), ttlMs);

/** The bytes stored there; undefined if there are none. Rejects if they are not complete. */
export async function readBulk(redis: RedisLink, key: string): Promise<Buffer | undefined> {
  const bytes = await readPieces(redis, key);
  return bytes.length === 0 ? undefined : unzip(bytes);
}

import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { RedisLink } from './redis-link';

/** So much at once: what others ask for meanwhile waits for one piece and not for the whole. */
const PIECE_BYTES = 524_288;

const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Stores much under a key nobody reads yet, for so long. */
export async function writeBulk(
  redis: RedisLink,
  key: string,
  value: unknown,
  ttlMs: number,
): Promise<void> {
  const bytes = await zip(JSON.stringify(value), { level: 1 });
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    const piece = bytes.subarray(at, at + PIECE_BYTES);
    await redis.run(({ text }) => Promise.all([text.append(key, piece), text.pExpire(key, ttlMs)]));
  }
}

/** What was stored there; undefined for nothing. Rejects for what is not whole. */
export async function readBulk(redis: RedisLink, key: string): Promise<unknown> {
  const pieces: Buffer[] = [];
  for (let at = 0; ; at += PIECE_BYTES) {
    const piece = await redis.run(({ bytes }) => bytes.getRange(key, at, at + PIECE_BYTES - 1));
    if (piece?.length) pieces.push(piece);
    if ((piece?.length ?? 0) < PIECE_BYTES) break;
  }
  if (pieces.length === 0) return undefined;
  const text = await unzip(Buffer.concat(pieces));
  return JSON.parse(text.toString());
}

import 'server-only';
import { ownValue } from '@/lib/domain/basics/own-value';
import { randomUUID } from 'node:crypto';
import { readPieces, writePieces } from '@/lib/server/redis/bulk';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import { nameOf, entryOf } from './entry-name';
import { isLeased } from './lease';
import type { ListedEntry, OutboxStore } from './outbox-store';

/** Outbox entries by id, their sizes, and the payload of each under its own key. */
const ENTRIES = 'outbox:entries';
const SIZES = 'outbox:sizes';
const encryptedKey = (id: string) => `outbox:encrypted:${id}`;
/** The unfinished write of a process that died expires after this (ms). */
const UNFINISHED_MS = 60_000;
/** A put that reaches Redis later than this (ms) is refused: the entry has been queued elsewhere meanwhile. */
const PUT_MS = 1_500;

const PUT = `
  local now = redis.call('TIME')
  if now[1] * 1000 + now[2] / 1000 > tonumber(ARGV[4]) then return redis.error_reply('LATE') end
  if redis.call('STRLEN', KEYS[3]) ~= tonumber(ARGV[3]) then return redis.error_reply('NOT WHOLE') end
  if redis.call('HSETNX', KEYS[1], ARGV[1], ARGV[2]) == 0 then return 0 end
  redis.call('HSET', KEYS[2], ARGV[1], ARGV[3])
  redis.call('RENAME', KEYS[3], KEYS[4])
  redis.call('PERSIST', KEYS[4])
  return 1`;
const CHANGE = `
  if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
  return 1`;
const ERASE = `
  if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
  redis.call('HDEL', KEYS[1], ARGV[1])
  redis.call('HDEL', KEYS[2], ARGV[1])
  redis.call('DEL', KEYS[3])
  return 1`;

/**
 * The outbox of several instances. A change is one script, which Redis runs atomically. It is as durable as Redis is: that must
 * persist writes (`appendonly yes`) and must not evict anything when memory runs out.
 */
export function redisStore(redis: RedisLink): OutboxStore {
  const run: RedisLink['run'] = (work) => redis.run(work, 'patient');
  const once = async (script: string, keys: string[], args: string[]): Promise<boolean> =>
    (await run(({ text }) => text.eval(script, { keys, arguments: args }))) === 1;

  return {
    async put(entry, encrypted) {
      const unfinished = `outbox:new:${randomUUID()}`;
      const now = await run(({ text }) => text.time());
      await writePieces(redis, unfinished, Buffer.from(encrypted), UNFINISHED_MS);
      const [seconds, microseconds] = now;
      const until = Number(seconds) * 1_000 + Number(microseconds) / 1_000 + PUT_MS;
      return once(
        PUT,
        [ENTRIES, SIZES, unfinished, encryptedKey(entry.id)],
        [entry.id, nameOf(entry), String(encrypted.length), String(until)],
      );
    },
    async list() {
      const [entries, sizes] = await run(({ text }) =>
        Promise.all([text.hGetAll(ENTRIES), text.hGetAll(SIZES)]),
      );
      return Object.entries(entries)
        .flatMap(([id, name]): ListedEntry[] => {
          const entry = entryOf(name);
          return entry === null
            ? []
            : [{ ...entry, ...isLeased(entry), bytes: Number(ownValue(sizes, id) ?? 0) }];
        })
        .sort((a, b) => a.queuedAt - b.queuedAt || a.id.localeCompare(b.id));
    },
    async read(entry) {
      if ((await run(({ text }) => text.hGet(ENTRIES, entry.id))) !== nameOf(entry)) return null;
      const encrypted = await readPieces(redis, encryptedKey(entry.id));
      return encrypted.length === 0 ? null : encrypted;
    },
    change: (from, to) => once(CHANGE, [ENTRIES], [from.id, nameOf(from), nameOf(to)]),
    erase: (entry) =>
      once(ERASE, [ENTRIES, SIZES, encryptedKey(entry.id)], [entry.id, nameOf(entry)]),
  };
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { readPieces, writePieces } from '@/lib/server/redis/bulk';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import { nameOf, slipOf } from './slip-name';
import type { ListedSlip, SpoolSlip, SpoolStore } from './spool-store';

/** Slips by id, their sizes, and what each stands for under a key of its own. */
const SLIPS = 'spool:slips';
const SIZES = 'spool:sizes';
const sealedKey = (id: string) => `spool:sealed:${id}`;
/** What was being written by a process that died goes by itself (ms). */
const UNFINISHED_MS = 60_000;
/** A put that Redis finds after so long (ms) is not done any more: it has been kept elsewhere meanwhile. */
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
 * The spool of several instances. A change is one script, which Redis does whole and one at a time. As durable as Redis
 * is: it must write down what it is told (`appendonly yes`) and forget nothing for want of memory.
 */
export function redisStore(redis: RedisLink): SpoolStore {
  const run: RedisLink['run'] = (work) => redis.run(work, 'patient');
  const once = async (script: string, keys: string[], args: string[]): Promise<boolean> =>
    (await run(({ text }) => text.eval(script, { keys, arguments: args }))) === 1;

  return {
    async put(slip, sealed) {
      const unfinished = `spool:new:${randomUUID()}`;
      const now = await run(({ text }) => text.time());
      await writePieces(redis, unfinished, Buffer.from(sealed), UNFINISHED_MS);
      const [seconds, microseconds] = now;
      const until = Number(seconds) * 1_000 + Number(microseconds) / 1_000 + PUT_MS;
      return once(
        PUT,
        [SLIPS, SIZES, unfinished, sealedKey(slip.id)],
        [slip.id, nameOf(slip), String(sealed.length), String(until)],
      );
    },
    async list() {
      const [slips, sizes] = await run(({ text }) =>
        Promise.all([text.hGetAll(SLIPS), text.hGetAll(SIZES)]),
      );
      return Object.entries(slips)
        .flatMap(([id, name]): ListedSlip[] => {
          const slip = slipOf(name);
          return slip === null ? [] : [{ ...slip, bytes: Number(sizes[id] ?? 0) }];
        })
        .sort((a, b) => a.keptAt - b.keptAt || a.id.localeCompare(b.id));
    },
    async read(slip) {
      if ((await run(({ text }) => text.hGet(SLIPS, slip.id))) !== nameOf(slip)) return null;
      const sealed = await readPieces(redis, sealedKey(slip.id));
      return sealed.length === 0 ? null : sealed;
    },
    change: (from, to) => once(CHANGE, [SLIPS], [from.id, nameOf(from), nameOf(to)]),
    erase: (slip) => once(ERASE, [SLIPS, SIZES, sealedKey(slip.id)], [slip.id, nameOf(slip)]),
  };
}

/**
 * Keeps entries in the store all share, and in our own while that is away. What waits in our own is there for us alone;
 * an entry that got into both, because an answer was lost, is one.
 */
export function sharedFirst(shared: SpoolStore, own: SpoolStore): SpoolStore {
  async function list(): Promise<readonly ListedSlip[]> {
    const [ofAll, ofOurs] = await Promise.all([shared.list().catch(() => []), own.list()]);
    const known = new Set(ofAll.map(({ id }) => id));
    const doubles = ofOurs.filter(({ id, state }) => known.has(id) && state === 'waiting');
    for (const slip of doubles) await own.erase(slip);
    return [...ofAll, ...ofOurs.filter(({ id }) => !known.has(id))].sort(
      (a, b) => a.keptAt - b.keptAt,
    );
  }
  const isOurs = async (slip: SpoolSlip) => (await own.read(slip)) !== null;

  return {
    list,
    async put(slip, sealed) {
      if ((await list()).some(({ id }) => id === slip.id)) return false;
      return shared.put(slip, sealed).catch(() => own.put(slip, sealed));
    },
    read: async (slip) => (await own.read(slip)) ?? shared.read(slip),
    change: async (from, to) => ((await isOurs(from)) ? own : shared).change(from, to),
    erase: async (slip) => ((await isOurs(slip)) ? own : shared).erase(slip),
  };
}

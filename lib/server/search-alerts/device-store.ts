import 'server-only';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RedisLink } from '@/lib/server/redis/redis-link';

/** A device as stored: sealed, under an id that reveals nothing. */
export type StoredDevice = { readonly id: string; readonly sealed: Buffer };

/** Devices that get alerts about new jobs: in Redis if instances share one, otherwise in our own folder. Rejects if it fails. */
export type DeviceStore = {
  readonly all: () => AsyncIterable<StoredDevice>;
  readonly count: () => Promise<number>;
  readonly read: (id: string) => Promise<Buffer | null>;
  /**
   * Replaces a device, provided that `from` is still what is stored.
   * @param from null if nothing may be stored yet. @returns false if something else is stored; nothing is changed then.
   */
  readonly swap: (id: string, from: Buffer | null, to: Buffer) => Promise<boolean>;
  readonly erase: (id: string) => Promise<void>;
  /** Claims a device for that time, so that two instances send it only one digest; false if it is claimed already. */
  readonly claim: (id: string, forMs: number) => Promise<boolean>;
  readonly release: (id: string) => Promise<void>;
};

const FILE = /^([0-9a-f]{32})\.sealed$/;

/** One file per device, written to a temporary file and moved into place. */
export function diskDevices(folder: string, now: () => number = Date.now): DeviceStore {
  const claims = new Map<string, number>();
  const pathOf = (id: string) => join(/* turbopackIgnore: true */ folder, `${id}.sealed`);
  const read = (id: string) => readFile(pathOf(id)).catch(() => null);
  const ids = async () =>
    (await readdir(folder).catch(() => [])).flatMap((name) => FILE.exec(name)?.[1] ?? []);

  // One at a time: nobody else writes between the check and the write.
  let turn: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  }

  async function write(id: string, sealed: Buffer): Promise<void> {
    const beside = `${pathOf(id)}.part`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    try {
      await writeFile(beside, sealed, { mode: 0o600 });
      await rename(beside, pathOf(id));
    } catch (error) {
      await rm(beside, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  return {
    async *all() {
      for (const id of await ids()) {
        const sealed = await read(id);
        if (sealed !== null) yield { id, sealed };
      }
    },
    count: async () => (await ids()).length,
    read,
    swap: (id, from, to) =>
      inTurn(async () => {
        const there = await read(id);
        const isAsWas = from === null ? there === null : (there?.equals(from) ?? false);
        if (isAsWas) await write(id, to);
        return isAsWas;
      }),
    erase: (id) => inTurn(() => rm(pathOf(id), { force: true })),
    async claim(id, forMs) {
      for (const [other, until] of claims) if (until <= now()) claims.delete(other);
      if (claims.has(id)) return false;
      claims.set(id, now() + forMs);
      return true;
    },
    async release(id) {
      claims.delete(id);
    },
  };
}

const DEVICES = 'search-alerts:devices';
const claimKey = (id: string) => `search-alerts:claim:${id}`;
/** How many are fetched at a time. */
const SCAN_COUNT = 200;

const SWAP = `
  local there = redis.call('HGET', KEYS[1], ARGV[1])
  if ARGV[2] == '' then
    if there then return 0 end
  elseif there ~= ARGV[2] then return 0 end
  redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
  return 1`;

/** One hash of all devices, in base64; a swap is one script, which Redis runs atomically. */
export function redisDevices(redis: RedisLink): DeviceStore {
  const run: RedisLink['run'] = (work) => redis.run(work, 'patient');
  const toText = (sealed: Buffer | null) => sealed?.toString('base64') ?? '';
  const toBytes = (text: string) => Buffer.from(text, 'base64');
  return {
    async *all() {
      let cursor = '0';
      do {
        const at = cursor;
        const found = await run(({ text }) => text.hScan(DEVICES, at, { COUNT: SCAN_COUNT }));
        for (const { field, value } of found.entries) yield { id: field, sealed: toBytes(value) };
        ({ cursor } = found);
      } while (cursor !== '0');
    },
    count: () => run(({ text }) => text.hLen(DEVICES)),
    async read(id) {
      const found = await run(({ text }) => text.hGet(DEVICES, id));
      return found ? toBytes(found) : null;
    },
    async swap(id, from, to) {
      const options = { keys: [DEVICES], arguments: [id, toText(from), toText(to)] };
      return (await run(({ text }) => text.eval(SWAP, options))) === 1;
    },
    async erase(id) {
      await run(({ text }) => text.hDel(DEVICES, id));
    },
    async claim(id, forMs) {
      const options = { condition: 'NX', expiration: { type: 'PX', value: forMs } } as const;
      return (await run(({ text }) => text.set(claimKey(id), '1', options))) !== null;
    },
    async release(id) {
      await run(({ text }) => text.del(claimKey(id)));
    },
  };
}

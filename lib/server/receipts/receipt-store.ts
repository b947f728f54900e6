import 'server-only';
import { appendFile, mkdir, readFile, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RECEIPT } from '@/lib/config/limits';
import { feedDate } from '@/lib/domain/dates/dates';
import type { IsoDate } from '@/lib/domain/job/job';
import type { RedisLink } from '@/lib/server/redis/redis-link';

/** Receipt codes of applications that the platform has taken, with the day, and nothing else about the application. */
export type ReceiptStore = {
  /** Rejects if it cannot be written anywhere. */
  readonly note: (code: string) => Promise<void>;
  /** The day it was noted; null if it never was, or too long ago. Rejects if that cannot be determined. */
  readonly find: (code: string) => Promise<IsoDate | null>;
};

type Parts = {
  readonly folder: string;
  readonly redis: RedisLink | null;
  readonly now?: () => number;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const keyOf = (code: string) => `receipt:${code}`;

/**
 * Stored in Redis if instances share one, otherwise in our own folder; codes that went to the folder while Redis was unavailable are
 * found there.
 */
export function createReceiptStore({ folder, redis, now = Date.now }: Parts): ReceiptStore {
  const own = dayFiles(folder, now);
  if (redis === null) return own;
  return {
    async note(code) {
      const expiration = { type: 'PX', value: RECEIPT.keepMs } as const;
      const day = feedDate(new Date(now()));
      await redis
        .run(({ text }) => text.set(keyOf(code), day, { expiration }))
        .catch(() => own.note(code));
    },
    async find(code) {
      const ours = await own.find(code);
      return ours ?? redis.run(({ text }) => text.get(keyOf(code)));
    },
  };
}

/**
 * One file per day, one code per line: appended to, which several processes may do at the same time, and erased as a whole. Nothing
 * is ever rewritten.
 */
function dayFiles(folder: string, now: () => number): ReceiptStore {
  const oldest = () => feedDate(new Date(now() - RECEIPT.keepMs));
  const days = async () =>
    (await readdir(folder).catch(absent([]))).filter((name) => DAY.test(name));

  async function eraseOld(): Promise<void> {
    const first = oldest();
    for (const day of await days().catch(() => []))
      if (day < first) await rm(join(folder, day), { force: true }).catch(() => undefined);
  }

  return {
    async note(code) {
      const today = join(folder, feedDate(new Date(now())));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const size = await stat(today).then(
        (file) => file.size,
        () => 0,
      );
      if (size === 0) await eraseOld();
      if (size < RECEIPT.maxBytesPerDay) await appendFile(today, `${code}\n`, { mode: 0o600 });
    },
    async find(code) {
      const first = oldest();
      for (const day of (await days()).sort().reverse()) {
        if (day < first) return null;
        const codes = await readFile(/* turbopackIgnore: true */ join(folder, day), 'utf8').catch(
          absent(''),
        );
        if (codes.split('\n').includes(code)) return day;
      }
      return null;
    },
  };
}

/** No receipt has been stored yet, or the day was erased meanwhile; any other error must not mean that a code is unknown. */
const absent =
  <T>(instead: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };

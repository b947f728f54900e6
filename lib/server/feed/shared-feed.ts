import 'server-only';
import { randomUUID } from 'node:crypto';
import { readBulk, writeBulk } from '@/lib/server/redis/bulk';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import type { PlatformErrorKind } from '@/lib/platform/http/platform-error';
import type { ShrinkWatch } from './shrink-guard';
import type { StoredSnapshot } from './stored-snapshot';
import { readStored, writeStored } from './stored-bytes';
import { STORED_VERSION } from './stored-snapshot';

/** What the instances know together of their last read of the feed. */
export type FeedState = {
  /** Of the last good list; null while there is none. */
  readonly list: { readonly id: string; readonly fetchedAt: string } | null;
  readonly failures: number;
  readonly watch: ShrinkWatch;
  readonly failure: { readonly message: string; readonly kind: PlatformErrorKind } | null;
};

/** One reader of the feed for several instances. Whatever needs Redis answers null, or does nothing, while it is away. */
export type SharedFeed = {
  /** `nextInMs`: until somebody may read the feed again; 0 when it is time. */
  readonly look: () => Promise<{
    readonly state: FeedState | null;
    readonly nextInMs: number;
  } | null>;
  readonly list: (id: string) => Promise<StoredSnapshot | null>;
  /** Takes the turn to read the feed: true for one instance alone, until it tells, or does not hold on to it for 15 s. */
  readonly take: () => Promise<boolean | null>;
  /** Holds on to the turn for another 15 s. */
  readonly hold: () => Promise<unknown>;
  /** Tells what came of it, with the list where it is a new one, and when the next turn is. */
  readonly tell: (
    state: Omit<FeedState, 'list'>,
    list: StoredSnapshot | null,
    nextInMs: number,
  ) => Promise<void>;
};

/** Longer than putting a list together takes; the turn of an instance that died ends by itself (ms). */
const TURN_MS = 15_000;
/** So long a list waits for an instance to start, and the one before it for those who are reading it (ms). */
const LIST_MS = 7 * 86_400_000;
const OLD_LIST_MS = 60_000;

const key = (name: string) => `feed:${STORED_VERSION}:${name}`;

export function createSharedFeed(redis: RedisLink): SharedFeed {
  const run: RedisLink['run'] = (work) => redis.run(work, 'patient');
  const read = async (): Promise<FeedState | null> => {
    const text = await run((client) => client.text.get(key('state')));
    // Written by `tell` alone, under a key of this version.
    return text === null ? null : (JSON.parse(text) as FeedState);
  };

  async function publish(list: StoredSnapshot): Promise<FeedState['list']> {
    const id = randomUUID();
    await writeBulk(redis, key(id), Buffer.concat([...writeStored(list)]), LIST_MS);
    return { id, fetchedAt: list.fetchedAt };
  }

  return {
    look: () =>
      orNull(async () => {
        const [state, leftMs] = await Promise.all([
          read(),
          run((client) => client.text.pTTL(key('turn'))),
        ]);
        return { state, nextInMs: Math.max(0, leftMs) };
      }),
    list: (id) =>
      orNull(async () => {
        const bytes = await readBulk(redis, key(id));
        return bytes ? readStored(bytes) : null;
      }),
    take: () =>
      orNull(async () => {
        const expiration = { type: 'PX', value: TURN_MS } as const;
        const answer = await run((client) =>
          client.text.set(key('turn'), '1', { condition: 'NX', expiration }),
        );
        return answer === 'OK';
      }),
    hold: () => orNull(() => run((client) => client.text.pExpire(key('turn'), TURN_MS))),
    async tell(state, list, nextInMs) {
      await orNull(async () => {
        const before = (await read())?.list ?? null;
        const now = list === null ? before : await publish(list);
        await run((client) =>
          client.text.set(
            key('state'),
            JSON.stringify({ ...state, list: now } satisfies FeedState),
          ),
        );
        if (before !== null && before !== now) {
          await run((client) => client.text.pExpire(key(before.id), OLD_LIST_MS));
        }
      });
      // Whatever became of the list: the platform is not asked before its time.
      const expiration = { type: 'PX', value: Math.max(1, Math.ceil(nextInMs)) } as const;
      await orNull(() => run((client) => client.text.set(key('turn'), '1', { expiration })));
    },
  };
}

/** Redis is a convenience here: on null the caller proceeds by itself. The link has logged why. */
const orNull = <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null);

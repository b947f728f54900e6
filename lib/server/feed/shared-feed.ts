import 'server-only';
import { randomUUID } from 'node:crypto';
import { readBulk, writeBulk } from '@/lib/server/redis/bulk';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import type { PlatformErrorKind } from '@/lib/platform/http/platform-error';
import type { ShrinkWatch } from './shrink-guard';
import type { StoredSnapshot } from './stored-snapshot';
import { readStored, writeStored } from './stored-bytes';
import { STORED_VERSION } from './stored-snapshot';

/** What the instances share about their last read of the feed. */
export type FeedState = {
  /** The last good list; null while there is none. */
  readonly list: { readonly id: string; readonly fetchedAt: string } | null;
  readonly failures: number;
  readonly watch: ShrinkWatch;
  readonly failure: { readonly message: string; readonly kind: PlatformErrorKind } | null;
};

/** Lets one instance read the feed for all. While Redis is unavailable, whatever needs it returns null or does nothing. */
export type SharedFeed = {
  /** `nextInMs`: time until an instance may read the feed again; 0 when it is due. */
  readonly look: () => Promise<{
    readonly state: FeedState | null;
    readonly nextInMs: number;
  } | null>;
  readonly list: (id: string) => Promise<StoredSnapshot | null>;
  /** Takes the turn to read the feed: true for one instance only, until it calls `tell` or has not called `hold` for 15 s. */
  readonly take: () => Promise<boolean | null>;
  /** Keeps the turn for another 15 s. */
  readonly hold: () => Promise<unknown>;
  /** Publishes the outcome, the list if there is a new one, and when the next turn is. */
  readonly tell: (
    state: Omit<FeedState, 'list'>,
    list: StoredSnapshot | null,
    nextInMs: number,
  ) => Promise<void>;
};

/** Longer than building a list takes; the turn of a dead instance expires after this (ms). */
const TURN_MS = 15_000;
/** How long a list is kept for instances that start, and the previous one for instances still reading it (ms). */
const LIST_MS = 7 * 86_400_000;
const OLD_LIST_MS = 60_000;

const key = (name: string) => `feed:${STORED_VERSION}:${name}`;

export function createSharedFeed(redis: RedisLink): SharedFeed {
  const run: RedisLink['run'] = (work) => redis.run(work, 'patient');
  const read = async (): Promise<FeedState | null> => {
    const text = await run((client) => client.text.get(key('state')));
    // Only `tell` writes it, under a key of this version.
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
      // Even if the list could not be published: the platform must not be asked early.
      const expiration = { type: 'PX', value: Math.max(1, Math.ceil(nextInMs)) } as const;
      await orNull(() => run((client) => client.text.set(key('turn'), '1', { expiration })));
    },
  };
}

/** Redis is a convenience here: on null the caller proceeds by itself. The link has logged why. */
const orNull = <T>(work: () => Promise<T>): Promise<T | null> => work().catch(() => null);

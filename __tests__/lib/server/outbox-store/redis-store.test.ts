import { logger } from '@/lib/server/process/log';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import { openRedisLink } from '@/lib/server/redis/redis-link';
import { redisStore } from '@/lib/server/outbox-store/redis-store';
import { sharedFirst } from '@/lib/server/outbox-store/shared-first';
import type { RedisServer } from '@/__tests__/support/doubles/redis-server';
import { startRedis } from '@/__tests__/support/doubles/redis-server';
import { describeIfRedis } from '@/__tests__/support/doubles/with-redis';
import { memoryStore, ENTRY } from '@/__tests__/support/queued';
import { describeStore } from '@/__tests__/lib/server/outbox/store-contract';

const RESUME = Uint8Array.from({ length: 1_300_000 }, (_, i) => i % 251);

describeIfRedis('with a Redis', () => {
  let redis: RedisServer;
  let link: RedisLink;
  let other: RedisLink;
  beforeAll(async () => {
    for (const level of ['warn', 'info'] as const) jest.spyOn(logger(), level).mockImplementation();
    redis = await startRedis();
    link = await openRedisLink(redis.url);
    other = await openRedisLink(redis.url);
  });
  afterAll(async () => {
    link.close();
    other.close();
    await redis.stop();
    jest.restoreAllMocks();
  });
  const empty = () => link.run(({ text }) => text.flushDb()).then(() => undefined);

  describeStore('applications in Redis', () => ({
    store: redisStore(link),
    elsewhere: redisStore(other),
    remove: empty,
  }));

  describeStore('applications in Redis, each instance with a local fallback store', () => ({
    store: sharedFirst(redisStore(link), memoryStore()),
    elsewhere: sharedFirst(redisStore(other), memoryStore()),
    remove: empty,
  }));

  it('keeps a large resume byte for byte', async () => {
    await redisStore(link).put(ENTRY, RESUME);
    expect(Buffer.compare((await redisStore(other).read(ENTRY)) ?? Buffer.of(), RESUME)).toBe(0);
    await empty();
  });

  it('leaves nothing of an erased application', async () => {
    await redisStore(link).put(ENTRY, RESUME);
    await redisStore(link).put(ENTRY, RESUME);
    await redisStore(other).erase(ENTRY);
    const keys = await link.run(({ text }) => text.keys('fernway:outbox:*'));
    expect(keys.filter((key) => !key.includes(':new:'))).toEqual([]);
    for (const key of keys) {
      const leftMs = await link.run(({ text }) => text.pTTL(key.replace('fernway:', '')));
      expect(leftMs).toBeGreaterThan(0);
    }
    await empty();
  });

  it('stores an application locally if Redis evicted part of it, and leaves no entry in Redis', async () => {
    const forgetful: RedisLink = {
      ...link,
      run: async (work, patience) => {
        const answer = await link.run(work, patience);
        await link.run(async ({ text }) => {
          for (const key of await text.keys('fernway:outbox:new:*'))
            await text.del(key.replace('fernway:', ''));
        });
        return answer;
      },
    };
    const own = memoryStore();
    const store = sharedFirst(redisStore(forgetful), own);
    expect(await store.put(ENTRY, RESUME)).toBe(true);
    expect(await redisStore(other).list()).toEqual([]);
    // Listing must not take it for a duplicate of one in Redis.
    await store.list();
    expect(own.entries()).toMatchObject([{ id: ENTRY.id }]);
    await empty();
  });

  it('stores an application locally while Redis hangs, and Redis does not store it later', async () => {
    const own = memoryStore();
    const store = sharedFirst(redisStore(link), own);
    redis.hang();
    expect(await store.put(ENTRY, RESUME)).toBe(true);
    expect(own.entries()).toHaveLength(1);
    expect(await store.list()).toHaveLength(1);
    redis.goOn();
    expect(
      await redisStore(other)
        .list()
        .catch(() => []),
    ).toEqual([]);
    expect(Buffer.from((await store.read(ENTRY)) ?? []).length).toBe(RESUME.length);
    expect(await store.erase(ENTRY)).toBe(true);
  });
});

import { createRateLimit } from '@/lib/server/http/rate-limit';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import { describeWithRedis, REDIS_AWAY } from '@/__tests__/support/doubles/with-redis';

const limit = (redis: RedisLink | null) =>
  createRateLimit({ name: 'tests', requests: 2, windowMs: 60_000, redis });

describe.each([
  ['by itself', null],
  ['while Redis is away', REDIS_AWAY],
])('counting requests, %s', (_, redis) => {
  it('lets a limited number of each client pass', async () => {
    const count = limit(redis);
    expect([await count('a'), await count('a'), await count('b')]).toEqual([null, null, null]);
    expect(await count('a')).toBeGreaterThan(50);
  });
});

describeWithRedis('counting requests with another instance', (instances) => {
  it('counts them together', async () => {
    const [first, second] = [limit(instances().first), limit(instances().second)];
    expect([await first('a'), await second('a'), await second('b')]).toEqual([null, null, null]);
    expect(await first('a')).toBeGreaterThan(50);
    expect(await second('a')).toBeGreaterThan(50);
  });
});

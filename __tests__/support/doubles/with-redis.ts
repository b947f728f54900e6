import { logger } from '@/lib/server/process/log';
import type { RedisLink } from '@/lib/server/redis/redis-link';
import { openRedisLink } from '@/lib/server/redis/redis-link';
import { describeUnless } from '../left-out';
import { hasRedis, startRedis } from './redis-server';

/** A suite that needs a Redis; skipped if there is none. */
export const describeIfRedis = describeUnless(hasRedis ? null : 'redis-server is not installed');

/**
 * A link that gives every command the long deadline of background work, so that tests do not depend on how busy the machine is.
 * `redis-link.test.ts` tests the deadlines.
 */
const patient = ({ run, close }: RedisLink): RedisLink => ({
  run: (work) => run(work, 'patient'),
  close,
});

/** A suite with a Redis and the connections of two instances to it, emptied for each test; skipped if there is none. */
export function describeWithRedis(
  name: string,
  tests: (instances: () => { readonly first: RedisLink; readonly second: RedisLink }) => void,
): void {
  describeIfRedis(name, () => {
    let made: { first: RedisLink; second: RedisLink; stop: () => Promise<void> };
    beforeAll(async () => {
      const redis = await startRedis();
      const [first, second] = [
        patient(await openRedisLink(redis.url)),
        patient(await openRedisLink(redis.url)),
      ];
      const stop = async () => {
        first.close();
        second.close();
        await redis.stop();
      };
      made = { first, second, stop };
    });
    beforeEach(async () => {
      for (const level of ['warn', 'info'] as const)
        jest.spyOn(logger(), level).mockImplementation();
      await made.first.run(({ text }) => text.flushDb());
    });
    afterEach(() => jest.restoreAllMocks());
    afterAll(() => made.stop());
    tests(() => made);
  });
}

/** An instance whose Redis is unavailable. */
export const REDIS_AWAY: RedisLink = {
  run: () => Promise.reject(new Error('Redis is unavailable')),
  close: () => undefined,
};

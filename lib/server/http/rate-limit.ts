import 'server-only';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { RedisLink } from '@/lib/server/redis/redis-link';

/** Counts a request; null lets it pass, a number is the whole seconds until the next one may pass. */
export type RateLimit = (client: string) => Promise<number | null>;

type Limit = {
  /** The name under which several instances count together. */
  readonly name: string;
  readonly requests: number;
  readonly windowMs: number;
  readonly redis: RedisLink | null;
};

/**
 * Allows `requests` per client in each window, forgotten when it ends: counted across instances in Redis, or in this process's memory
 * without Redis or while it is unavailable.
 */
export function createRateLimit({ name, requests, windowMs, redis }: Limit): RateLimit {
  const options = { keyPrefix: `limit:${name}`, points: requests, duration: windowMs / 1_000 };
  const memory = new RateLimiterMemory(options);
  const limiter =
    redis === null
      ? memory
      : new RateLimiterRedis({
          ...options,
          storeClient: toStoreClient(redis),
          useRedisPackage: true,
          insuranceLimiter: memory,
        });
  return async (client) => {
    try {
      await limiter.consume(client);
      return null;
    } catch (refusal) {
      if (!isRefusal(refusal)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    }
  };
}

/** If it could not count, the limiter throws an Error instead. */
const isRefusal = (thrown: unknown): thrown is RateLimiterRes =>
  typeof thrown === 'object' && thrown !== null && 'msBeforeNext' in thrown;

/** The one command the limiter needs, with our deadline. */
const toStoreClient = ({ run }: RedisLink) => ({
  eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
    run((client) => client.text.eval(script, options)),
});

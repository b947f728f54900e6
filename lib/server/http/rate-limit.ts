import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts a request; null lets it pass, a number is the whole seconds until the next one may. */
export type RateLimit = (client: string) => Promise<number | null>;

/** So many requests a client in each window, counted in this process's memory and forgotten with the window. */
export function createRateLimit(requests: number, windowMs: number): RateLimit {
  const limiter = new RateLimiterMemory({ points: requests, duration: windowMs / 1_000 });
  return async (client) => {
    try {
      await limiter.consume(client);
      return null;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
    }
  };
}

import 'server-only';
import type { RedisLink } from './redis-link';

/** Where the process keeps its one connection; with none of the setting there is nothing. */
const REDIS_KEY = Symbol.for('fernway.redis');

/** What instances share, or null for an instance by itself: without `REDIS_URL` nothing of Redis is even loaded. */
export function sharedRedis(): RedisLink | null {
  const link: RedisLink | undefined = Reflect.get(globalThis, REDIS_KEY);
  return link ?? null;
}

/** Connects, once a process. Never rejects and waits two seconds at most: Redis may come later, or never. */
export async function joinRedis(url: string | null): Promise<void> {
  if (url === null || sharedRedis() !== null) return;
  const { openRedisLink } = await import('./redis-link');
  Reflect.set(globalThis, REDIS_KEY, await openRedisLink(url));
}

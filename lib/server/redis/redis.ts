import 'server-only';
import { globals } from '@/scripts/server/process-globals.mjs';
import type { RedisLink } from './redis-link';

/** What instances share, or null for an instance by itself: without `REDIS_URL` nothing of Redis is even loaded. */
export const sharedRedis = (): RedisLink | null => globals.redis ?? null;

/** Connects, once a process. Never rejects and waits two seconds at most: Redis may come later, or never. */
export async function joinRedis(url: string | null): Promise<void> {
  if (url === null || globals.redis) return;
  const { openRedisLink } = await import('./redis-link');
  globals.redis = await openRedisLink(url);
}

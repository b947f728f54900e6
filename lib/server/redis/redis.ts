import 'server-only';
import { globals } from '@/server/process-globals.mjs';
import type { RedisLink } from './redis-link';

/** The Redis that instances share, or null for a single instance: without `REDIS_URL` no Redis code is even loaded. */
export const sharedRedis = (): RedisLink | null => globals.redis ?? null;

/** Connects, once per process. Never rejects, and waits two seconds at most: Redis may become available later, or never. */
export async function joinRedis(url: string | null): Promise<void> {
  if (url === null || globals.redis) return;
  const { openRedisLink } = await import('./redis-link');
  globals.redis = await openRedisLink(url);
}

import 'server-only';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { sharedRedis } from '@/lib/server/redis/redis';
import { diskStore } from './disk-store';
import { redisStore, sharedFirst } from './redis-store';
import type { OutboxStore } from './outbox-store';

/** Where this site's entries are queued: shared with the other instances in Redis, if there is one, otherwise on disk. */
export function openOutboxStore(): OutboxStore {
  const own = diskStore(join(env().dataDir, 'outbox'));
  const redis = sharedRedis();
  return redis === null ? own : sharedFirst(redisStore(redis), own);
}

import 'server-only';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { sharedRedis } from '@/lib/server/redis/redis';
import { diskStore } from './disk-store';
import { redisStore, sharedFirst } from './redis-store';
import type { SpoolStore } from './spool-store';

/** Where this site's entries are kept: with the other instances, where there are any, and else on disk. */
export function openSpoolStore(): SpoolStore {
  const own = diskStore(join(env().dataDir, 'spool'));
  const redis = sharedRedis();
  return redis === null ? own : sharedFirst(redisStore(redis), own);
}

import 'server-only';
import { join } from 'node:path';
import { env } from '@/lib/config/env';
import { FAILURE } from '@/lib/platform/basics/failure-messages';
import { getJobs } from '@/lib/platform/jobs';
import { isBuilding } from '@/lib/server/process/building';
import { outsideRequests } from '@/lib/server/http/outside-requests';
import { processWide } from '@/lib/server/process/process-wide';
import { sharedRedis } from '@/lib/server/redis/redis';
import { createSharedFeed } from '@/lib/server/feed/shared-feed';
import { snapshotFile } from '@/lib/server/feed/snapshot-file';
import type { SnapshotState, SnapshotStore } from './snapshot-store';
import { createSnapshotStore } from './snapshot-store';

/** The process's one store of jobs. */
export function snapshotStore(): SnapshotStore {
  return processWide('snapshot', () => {
    const redis = sharedRedis();
    return createSnapshotStore({
      readFeed: getJobs,
      file: snapshotFile(join(env().dataDir, 'snapshot.json')),
      shared: redis && createSharedFeed(redis),
    });
  });
}

/**
 * All jobs as last known. Never rejects and never hangs: answers at once while any list is known, else within the 5 s deadline. The
 * build does not ask the platform and gets a failure.
 */
export async function getSnapshot(): Promise<SnapshotState> {
  if (isBuilding()) {
    return {
      ok: false,
      error: { message: FAILURE.jobs, kind: 'unreachable', retryAfterSeconds: 1 },
    };
  }
  return outsideRequests()(() => snapshotStore().state());
}

import 'server-only';
import { FAILURE } from '@/lib/platform/basics/failure-messages';
import { getJobs } from '@/lib/platform/jobs';
import { isBuilding } from '@/lib/server/process/building';
import { outsideRequests } from '@/lib/server/http/outside-requests';
import { processWide } from '@/lib/server/process/process-wide';
import { siteDatabase } from '@/lib/server/database/database';
import { sqlFeed } from '@/lib/server/jobs/turn/sql-feed';
import type { SnapshotState, SnapshotStore } from './snapshot-store';
import { createSnapshotStore } from './snapshot-store';

/** The process's one store of jobs. */
export function snapshotStore(): SnapshotStore {
  return processWide('snapshot', () =>
    createSnapshotStore({ readFeed: getJobs, feed: sqlFeed(siteDatabase()) }),
  );
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

import 'server-only';
import { getJobDetails } from '@/lib/platform/jobs';
import { isBuilding } from '@/lib/server/building';
import type { JobLookup, JobLookups } from './job-lookup-store';
import { createJobLookups } from './job-lookup-store';
import { outsideRequests } from '@/lib/server/http/outside-requests';
import { processWide } from '@/lib/server/process-wide';
import { snapshotStore } from '@/lib/server/snapshot/snapshot';

/** The process's one store of look-ups. */
export function jobLookups(): JobLookups {
  return processWide('job-lookups', () =>
    createJobLookups({ ask: (id) => getJobDetails(id), snapshots: snapshotStore() }),
  );
}

/**
 * A job by `Record_Id` or its other id, as fresh as a minute. Never rejects; answers within two read deadlines. The
 * build asks nobody.
 */
export async function findJob(id: string): Promise<JobLookup> {
  if (isBuilding()) return { status: 'unavailable', retryAfterSeconds: 1 };
  return outsideRequests()(() => jobLookups().find(id));
}

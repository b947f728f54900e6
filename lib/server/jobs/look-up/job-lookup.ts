import 'server-only';
import { PLATFORM } from '@/lib/config/limits';
import { getJobDetails } from '@/lib/platform/jobs';
import { isBuilding } from '@/lib/server/process/building';
import type { JobLookup, JobLookups } from './job-lookup-store';
import { createJobLookups } from './job-lookup-store';
import { logger } from '@/lib/server/process/log';
import { outsideRequests } from '@/lib/server/http/outside-requests';
import { createRateLimit } from '@/lib/server/http/rate-limit';
import { processWide } from '@/lib/server/process/process-wide';
import { siteDatabase } from '@/lib/server/database/database';
import { snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';

/** The process's one store of look-ups. */
export function jobLookups(): JobLookups {
  return processWide('job-lookups', () => {
    const limit = (name: string, requests: number) =>
      createRateLimit({ name, requests, windowMs: 60_000, database: siteDatabase });
    return createJobLookups({
      ask: (id) =>
        getJobDetails({
          id,
          noteOther: (answered) =>
            logger().warn({ asked: id, answered }, 'The platform answered with another job'),
        }),
      snapshots: snapshotStore(),
      together: limit('look-ups', PLATFORM.unknownIdLookupsPerMinute),
      shares: {
        neverListed: limit('look-ups-client', PLATFORM.unknownIdLookupsPerClient.neverListed),
        onceListed: limit('look-ups-client-gone', PLATFORM.unknownIdLookupsPerClient.onceListed),
      },
    });
  });
}

/**
 * A job by `Record_Id` or its other id, as a page shows it: at most two minutes old. Never rejects; answers within two read deadlines.
 * The build never asks the platform.
 * @param client as `clientAddress` returns it; null for a page, whose reader the gate has counted
 */
export async function findJob(id: string, client: string | null = null): Promise<JobLookup> {
  if (isBuilding()) return { status: 'unavailable', retryAfterSeconds: 1 };
  return outsideRequests()(() => jobLookups().find(id, client));
}

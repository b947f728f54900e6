import 'server-only';
import { cache } from 'react';
import type { Job } from '@/lib/domain/job/job';
import { snapshotStore } from '@/lib/server/jobs/snapshot/snapshot';
import type { SeenJob } from '@/lib/server/jobs/table/stored-list';
import { findJob } from './job-lookup';

/**
 * The job of a page, looked up once for its metadata and its content; null if it does not exist, and the page is a 404. A job that
 * cannot be looked up is not gone: that gives error.tsx and a 5xx.
 * @throws Error when the platform cannot say and nothing is known.
 */
export const pageJob = cache(async (id: string): Promise<Job | null> => {
  const lookup = await findJob(id);
  if (lookup.status === 'unavailable') throw new Error('Failed to load job details');
  return lookup.status === 'found' ? lookup.job : null;
});

/** What is remembered of a job that a page is about, asked once however many parts of the page want it. */
export const rememberedJob = cache((id: string): Promise<SeenJob | null> =>
  snapshotStore().remembered(id),
);

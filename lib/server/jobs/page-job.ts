import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Job } from '@/lib/domain/job';
import { findJob } from './job-lookup';

/**
 * The job of a page, looked up once for its metadata and its content. A missing one ends in the page's not-found.tsx with
 * a 404; one that cannot be asked for is not gone: error.tsx and a 5xx.
 * @throws Error when the platform cannot say and nothing is known.
 */
export const pageJob = cache(async (id: string): Promise<Job> => {
  const lookup = await findJob(id);
  if (lookup.status === 'missing') notFound();
  if (lookup.status === 'unavailable') throw new Error('Failed to load job details');
  return lookup.job;
});

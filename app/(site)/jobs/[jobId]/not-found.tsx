import type { Metadata } from 'next';
import { JobNotFound } from '@/components/jobs/job-not-found';
import { feedDate } from '@/lib/domain/dates';
import { newestJobs } from '@/lib/server/newest-jobs';

export const metadata: Metadata = { title: 'Job not found' };

/** A filled or unknown job: a real 404, with the way back and open jobs in its place. */
export default async function NotFound() {
  return <JobNotFound jobs={await newestJobs(6)} today={feedDate(new Date())} />;
}

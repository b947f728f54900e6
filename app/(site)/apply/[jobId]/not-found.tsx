import type { Metadata } from 'next';
import { JobNotFound } from '@/components/jobs/job-not-found';

export const metadata: Metadata = { title: 'Job not found' };

/** No application for a job that is gone: a real 404 (docs/decisions/0003). */
export default function NotFound() {
  return <JobNotFound />;
}

import type { Metadata } from 'next';
import { JobNotFoundLater } from '@/components/jobs/job-not-found-later';

export const metadata: Metadata = { title: 'Job not found' };

/** A real 404 (docs/decisions/0003). */
export default function NotFound() {
  return <JobNotFoundLater />;
}

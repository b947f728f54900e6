'use client';

import { JobError } from '@/components/jobs/job-error';

export default function Error({ reset }: { readonly reset: () => void }) {
  return <JobError reset={reset} />;
}

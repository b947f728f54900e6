'use client';

import { JobError } from '@/components/jobs/job-error';

export default function ErrorPage({ retry }: { readonly retry: () => void }) {
  return <JobError onRetry={retry} />;
}

'use client';

import { useErrorReport } from '@/lib/client/use-error-report';
import { JobError } from '@/components/jobs/job-error';

type ErrorPageProps = { error: unknown; retry: () => void };

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  useErrorReport(error);
  return <JobError onRetry={retry} />;
}

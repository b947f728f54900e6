'use client';

import { useErrorReport } from '@/lib/client/use-error-report';
import { JOB_MAP } from '@/lib/content/job-map';
import { MapError } from '@/components/map/map-states';

type ErrorPageProps = { error: unknown; retry: () => void };

/** The platform is down and nothing is known from before. */
export default function JobMapEmbedError({ error, retry }: ErrorPageProps) {
  useErrorReport(error);
  return (
    <div className="wrap section">
      <h1 className="visually-hidden">{JOB_MAP.heading}</h1>
      <MapError onRetry={retry} target="_top" />
    </div>
  );
}

'use client';

import { useErrorReport } from '@/lib/client/use-error-report';
import { ListError } from '@/components/jobs/list-states';
import styles from './page.module.css';

type ErrorPageProps = { error: unknown; retry: () => void };

/** The platform is down and nothing is known from before. */
export default function JobsError({ error, retry }: ErrorPageProps) {
  useErrorReport(error);
  return (
    <div className="wrap section">
      <h1 className={styles.title}>Available Positions</h1>
      <ListError onRetry={retry} />
    </div>
  );
}

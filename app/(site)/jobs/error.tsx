'use client';

import { ListError } from '@/components/jobs/list-states';
import styles from './page.module.css';

/** The platform is down and nothing is known from before. */
export default function JobsError({ retry }: { readonly retry: () => void }) {
  return (
    <div className="wrap section">
      <h1 className={styles.title}>Available Positions</h1>
      <ListError onRetry={retry} />
    </div>
  );
}

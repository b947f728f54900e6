'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import styles from './job-not-found-later.module.css';

const JobNotFound = lazyPart(() => import('./job-not-found').then((part) => part.JobNotFound));

/** What stands in for a job that is not there comes along with every job that is: so it is fetched when it is needed. */
export function JobNotFoundLater() {
  return (
    <Suspense fallback={<div className={styles.room} />}>
      <JobNotFound />
    </Suspense>
  );
}

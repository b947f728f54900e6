'use client';

import { Suspense } from 'react';
import { RecentLater } from '@/components/kept/recent-later';
import { Art } from '@/components/ui/art';
import { ButtonLink } from '@/components/ui/button-link';
import { Dots } from '@/components/ui/dots';
import { lazyPart } from '@/components/ui/lazy-part';
import styles from './job-not-found.module.css';
import { OpenNowLater } from './open-now-later';
import { POSTCARDS } from './postcard';

const FindJobForm = lazyPart(() => import('./find-job-form').then((part) => part.FindJobForm));

/**
 * A filled or unknown job: the way back, and open jobs in its place. It comes along with every job that is there, so its words
 * are in the script and not in the page's data.
 */
export function JobNotFound() {
  return (
    <div className={`wrap section ${styles.root}`}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h1>Job not found.</h1>
          <p className={styles.lead}>
            It may have been filled. Here is the way back, and what is open now.
          </p>
          <ButtonLink href="/jobs">Back to jobs</ButtonLink>
          <Suspense fallback={<div className={styles.room} />}>
            <FindJobForm />
          </Suspense>
        </div>
        <Art className={styles.art} src={POSTCARDS.road} width={520} height={195} first />
      </div>
      <div className={styles.later}>
        <OpenNowLater>
          <Dots label="Loading open jobs" />
        </OpenNowLater>
      </div>
      <RecentLater />
    </div>
  );
}

'use client';

import { Suspense } from 'react';
import { Dots } from '@/components/ui/dots';
import { lazyPart } from '@/components/ui/lazy-part';
import type { IsoDate } from '@/lib/domain/job';
import { FeaturedHeading } from './featured-heading';
import styles from './featured-jobs.module.css';

const FeaturedFetch = lazyPart(() => import('./featured-fetch').then((part) => part.FeaturedFetch));

/** The featured jobs of a page that was made without any: the browser asks for them. */
export function FeaturedLater({ today }: { readonly today: IsoDate }) {
  const loading = (
    <>
      <FeaturedHeading />
      <div className={styles.place}>
        <Dots label="Loading featured jobs" motion="pulse" className={styles.dots} />
      </div>
    </>
  );
  return (
    <Suspense fallback={loading}>
      <FeaturedFetch today={today} loading={loading} />
    </Suspense>
  );
}

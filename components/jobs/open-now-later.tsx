'use client';

import { Suspense } from 'react';
import { Dots } from '@/components/ui/dots';
import { lazyPart } from '@/components/ui/lazy-part';

const OpenNow = lazyPart(() => import('./open-now').then((part) => part.OpenNow));

/**
 * Next carries a not-found page along with every page beside it. Its list of open jobs, with all that searching needs,
 * is fetched only where it is shown.
 */
export function OpenNowLater() {
  return (
    <Suspense fallback={<Dots label="Loading open jobs" />}>
      <OpenNow />
    </Suspense>
  );
}

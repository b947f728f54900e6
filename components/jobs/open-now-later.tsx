'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

const OpenNow = lazyPart(() => import('./open-now').then((part) => part.OpenNow));

/**
 * Next carries a not-found page along with every page beside it. Its list of open jobs, with all that searching needs,
 * is fetched only where it is shown; until then there is what the server has drawn.
 */
export function OpenNowLater({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <OpenNow />
    </Suspense>
  );
}

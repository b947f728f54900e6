'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

const NotFoundPage = lazyPart(() => import('./not-found-page').then((part) => part.NotFoundPage));

/** The page that is not found, for where it would come along with every page that is: fetched when it is needed. */
export function NotFoundLater({ siteUrl }: { readonly siteUrl: string }) {
  return (
    <Suspense>
      <NotFoundPage siteUrl={siteUrl} />
    </Suspense>
  );
}

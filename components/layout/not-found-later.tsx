'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

type Props = { readonly siteUrl: string };

const NotFoundPage = lazyPart(() => import('./not-found-page').then((part) => part.NotFoundPage));
const NotFoundWhole = lazyPart(() =>
  import('./not-found-whole').then((part) => part.NotFoundWhole),
);

/** The page that is not found comes along with every page that is: so it is fetched when it is needed. */
export function NotFoundLater(props: Props) {
  return (
    <Suspense>
      <NotFoundPage {...props} />
    </Suspense>
  );
}

/** The same with header and footer. The server's HTML waits for it: no boundary, or it would be let in by a script. */
export function NotFoundWholeLater(props: Props) {
  return <NotFoundWhole {...props} />;
}

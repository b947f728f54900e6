import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/timing/lazy-part';
import type { LoadErrorProps } from './load-error-props';

/** The error page of a browser that is cut off, where not even its parts can be fetched. */
function PlainError({ retry }: Pick<LoadErrorProps, 'retry'>) {
  return (
    <div className="wrap section">
      <h1>That did not load</h1>
      <p role="alert">Please try again in a moment.</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}

const FailedPage = lazyPart(
  () => import('./failed-page').then((part) => part.FailedPage),
  PlainError,
);

/** What error pages show. They come with every page, so what they show comes when it is needed. */
export function LoadError(props: LoadErrorProps) {
  return (
    <Suspense>
      <FailedPage {...props} />
    </Suspense>
  );
}

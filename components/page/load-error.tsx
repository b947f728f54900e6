import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/timing/lazy-part';
import type { LoadErrorProps } from './load-error-props';

/** The error page when offline, when not even its parts can be loaded. */
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

/** The content of error pages. These are part of every page, so their content is loaded only when needed. */
export function LoadError(props: LoadErrorProps) {
  return (
    <Suspense>
      <FailedPage {...props} />
    </Suspense>
  );
}

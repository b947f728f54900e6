import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/timing/lazy-part';
import { PlainError } from './plain-error';

export type LoadErrorProps = {
  /** What broke; it is reported. */
  readonly error: unknown;
  readonly retry: () => void;
};

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

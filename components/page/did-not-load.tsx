import { POSTCARDS } from '@/components/job-card/postcard';
import { Button } from '@/components/ui/actions/button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { SITE } from '@/lib/config/site';
import type { LoadErrorProps } from './load-error-props';

/** A page that could not be rendered: try again, or call. */
export function DidNotLoad({ retry }: Pick<LoadErrorProps, 'retry'>) {
  return (
    <div className="wrap section">
      <EmptyState
        art={POSTCARDS.sail}
        title="That did not load"
        level={1}
        action={
          <>
            <Button onClick={retry}>Try again</Button>
            <ButtonLink href={SITE.phone.href} variant="quiet">
              Call {SITE.phone.text}
            </ButtonLink>
            <ButtonLink href="/contact" variant="quiet">
              Write to us
            </ButtonLink>
          </>
        }
      >
        <p role="alert">Something on our side is not answering. Please try again in a moment.</p>
      </EmptyState>
    </div>
  );
}

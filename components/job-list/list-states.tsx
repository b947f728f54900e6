import { SITE } from '@/lib/config/site';
import { JOB_MESSAGES, listFailure } from '@/lib/domain/messages/list-messages';
import { Button } from '@/components/ui/actions/button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { POSTCARDS } from '@/components/job-card/postcard';

/** The list could not be loaded (specification, section 8; the message is the cause's first sentence). */
export function ListError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <EmptyState
      art={POSTCARDS.sail}
      title="That did not load"
      action={
        <>
          <Button size="sm" onClick={onRetry}>
            Try again
          </Button>
          <ButtonLink href={SITE.phone.href} variant="quiet" size="sm">
            Call {SITE.phone.text}
          </ButtonLink>
          <ButtonLink href="/contact" variant="quiet" size="sm">
            Write to us
          </ButtonLink>
        </>
      }
    >
      <p role="alert">{listFailure(JOB_MESSAGES.notFetched)}</p>
    </EmptyState>
  );
}

/** The platform answers, but has nothing open. */
export function EmptyList() {
  return (
    <EmptyState
      art={POSTCARDS.sail}
      title="Nothing here yet"
      action={
        <ButtonLink href="/quickapply" size="sm">
          Quick Apply
        </ButtonLink>
      }
    >
      <p>{JOB_MESSAGES.noneOpen}</p>
      <p>Leave your name with Quick Apply, and a recruiter calls when the next ones open.</p>
    </EmptyState>
  );
}

import { SITE } from '@/lib/config/site';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';

/** The list could not be loaded (specification, section 8; the message is the cause's first sentence). */
export function ListError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Alert tone="danger" role="alert">
      <p>
        Failed to load job listings: Failed to fetch jobs. Please check your network connection and
        try again. If the problem persists, contact support.
      </p>
      <p>
        <Button size="sm" variant="quiet" onClick={onRetry}>
          Try again
        </Button>{' '}
        or call us: <a href={SITE.phone.href}>{SITE.phone.text}</a>
      </p>
    </Alert>
  );
}

/** The platform answers, and has nothing open. */
export function EmptyList() {
  return (
    <EmptyState
      art="/art/coast.svg#svgView(viewBox(880,376,400,150))"
      action={
        <ButtonLink href="/quickapply" size="sm">
          Quick Apply
        </ButtonLink>
      }
    >
      <p>No open positions available at this time. Please check back later.</p>
      <p>Leave your name with Quick Apply, and a recruiter calls when the next ones open.</p>
    </EmptyState>
  );
}

import { POSTCARDS } from '@/components/job-card/postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { QUICK_APPLY } from '@/lib/content/addresses/navigation';

/** No job for registered nurses is open. */
export function FeaturedNone() {
  return (
    <EmptyState
      art={POSTCARDS.poles}
      action={
        <ButtonLink href={QUICK_APPLY.href} variant="quiet" size="sm">
          {QUICK_APPLY.label}
        </ButtonLink>
      }
    >
      <p>No featured jobs available at this time.</p>
      <p>Leave your name with Quick Apply, and a recruiter calls when the next ones open.</p>
    </EmptyState>
  );
}

import { JOB_MESSAGES, listFailure } from '@/lib/domain/messages/list-messages';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { POSTCARDS } from '@/components/job-card/postcard';
import { LoadFailed } from '@/components/page/load-failed';

/** The list could not be loaded (specification, section 8; the message is the cause's first sentence). */
export const ListError = ({ retry }: { readonly retry: () => void }) => (
  <LoadFailed retry={retry}>{listFailure(JOB_MESSAGES.notFetched)}</LoadFailed>
);

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
      <p>Leave your name with Quick Apply, and a recruiter will call when the next ones open.</p>
    </EmptyState>
  );
}

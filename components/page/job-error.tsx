import { useParams } from 'next/navigation';
import { SITE } from '@/lib/config/site';
import { contactHref } from '@/lib/domain/application/contact-href';
import { JOB_DETAILS_MESSAGES } from '@/lib/domain/messages/job-details-messages';
import { Button } from '@/components/ui/actions/button';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { POSTCARDS } from '@/components/job-card/postcard';

/** This job could not be requested from the platform (specification, section 8). */
export function JobError({ retry }: { readonly retry: () => void }) {
  const { jobId } = useParams<{ jobId: string }>();
  return (
    <div className="wrap section">
      <EmptyState
        art={POSTCARDS.sail}
        title="This job did not load"
        level={1}
        action={
          <>
            <Button onClick={retry}>Try again</Button>
            <ButtonLink href="/jobs" variant="quiet">
              Back to jobs
            </ButtonLink>
            <ButtonLink rel="nofollow" href={contactHref(jobId)} variant="quiet">
              Ask about this job
            </ButtonLink>
          </>
        }
      >
        <div role="alert">
          <p>{JOB_DETAILS_MESSAGES.failed}</p>
          <p>
            Call us to look it up:{' '}
            <a className="nowrap tabular" href={SITE.phone.href}>
              {SITE.phone.text}
            </a>
          </p>
        </div>
      </EmptyState>
    </div>
  );
}

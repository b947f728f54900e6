import type { ChosenJob } from '@/lib/domain/saved/chosen-jobs';
import { POSTCARDS } from '@/components/job-card/postcard';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/boxes/alert';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { SiteLink } from '@/components/ui/actions/site-link';
import styles from './saved-lists.module.css';
import { SavedCards } from './saved-cards';
import { SavedSection } from './saved-section';
import { SAVED_LISTS } from './attributes';

type Props = {
  /** Null if the list is not known. */
  readonly jobs: readonly ChosenJob[] | null;
  /** This very page. */
  readonly href: string;
  readonly siteUrl: string;
};

/** Jobs received in a link, from another device or a friend: rendered by the server, saved with one press. */
export function SharedShortlist({ jobs, href, siteUrl }: Props) {
  if (jobs === null) {
    return (
      <Alert tone="warning" title="The shared shortlist did not load" role="alert">
        <p>
          We cannot load these jobs right now. <SiteLink href={href}>Try again</SiteLink>
        </p>
      </Alert>
    );
  }
  const known = jobs.filter((job) => job.status !== 'unknown');
  const missing = jobs.length - known.length;
  if (known.length === 0) {
    return (
      <EmptyState
        art={POSTCARDS.road}
        title="A shared shortlist"
        action={
          <ButtonLink href="/jobs" size="sm">
            See what is open now
          </ButtonLink>
        }
      >
        <p>None of the jobs in this link are listed anymore.</p>
      </EmptyState>
    );
  }
  return (
    <SavedSection
      id="shared"
      heading="A shared shortlist"
      count={known.length}
      isPrinted
      tools={
        <>
          <Button size="sm" className={styles.save} {...{ [SAVED_LISTS.act]: 'save' }}>
            <span>Save these to this device</span>
            <span hidden>Saved on this device</span>
          </Button>
          <span role="status" {...{ [SAVED_LISTS.part]: 'said' }} />
        </>
      }
    >
      <SavedCards siteUrl={siteUrl} jobs={known} />
      {missing > 0 && (
        <p className={`${styles.missing} muted`}>
          {`${missing === 1 ? 'One more is' : `${missing} more are`} no longer listed.`}
        </p>
      )}
    </SavedSection>
  );
}

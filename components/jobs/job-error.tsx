import { SITE } from '@/lib/config/site';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import styles from './job-error.module.css';

/** The platform could not be asked for this job (specification, section 8). */
export function JobError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={`wrap section ${styles.root}`}>
      <h1>This job did not load</h1>
      <Alert tone="danger" role="alert">
        <p>Failed to load job details. Please try again later.</p>
        <p>
          Call us and we look it up for you: <a href={SITE.phone.href}>{SITE.phone.text}</a>
        </p>
      </Alert>
      <div className={styles.actions}>
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink href="/jobs" variant="quiet">
          Back to jobs
        </ButtonLink>
      </div>
    </div>
  );
}

'use client';

import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { SITE } from '@/lib/config/site';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import styles from './job-error.module.css';

/** The platform could not be asked for this job (specification, section 8). */
export function JobError({ reset }: { readonly reset: () => void }) {
  const router = useRouter();
  const retry = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <div className={`wrap section ${styles.root}`}>
      <h1>This job did not load</h1>
      <Alert tone="danger">
        <p>Failed to load job details. Please try again later.</p>
        <p>
          Call us and we look it up for you: <a href={SITE.phone.href}>{SITE.phone.text}</a>
        </p>
      </Alert>
      <div className={styles.actions}>
        <Button onClick={retry}>Try again</Button>
        <ButtonLink href="/jobs" variant="quiet">
          Back to jobs
        </ButtonLink>
      </div>
    </div>
  );
}

import type { Metadata } from 'next';
import { NextSteps } from '@/components/forms/next-steps';
import { POSTCARDS } from '@/components/jobs/postcard';
import { Art } from '@/components/ui/art';
import { ButtonLink } from '@/components/ui/button-link';
import styles from './page.module.css';

export const metadata: Metadata = { title: 'Upload Successful', robots: { index: false } };

/** After an application (specification, section 2, 'Application success'). */
export default function ApplicationSuccessPage() {
  return (
    <div className={`wrap ${styles.root}`}>
      <div className={styles.card}>
        <Art className={styles.art} src={POSTCARDS.lake} width={560} height={210} first />
        <div className={styles.words}>
          <h1>Upload Successful</h1>
          <p className={styles.lead}>
            Your application is with us. Keep your phone close: the next message is about you.
          </p>
          <div className={styles.actions}>
            <ButtonLink href="/jobs">See more jobs</ButtonLink>
            <ButtonLink href="/" variant="quiet">
              Back to home
            </ButtonLink>
          </div>
        </div>
      </div>
      <NextSteps />
    </div>
  );
}

import type { ReactNode } from 'react';
import { SITE } from '@/lib/config/site';
import { CHECK_STATUS } from '@/lib/domain/saved/applied-on';
import styles from './last-application.module.css';
import { APPLICATION_PART } from './attributes';

type Props = {
  /** What happens next: known without the device. */
  readonly children: ReactNode;
};

/** The application that somebody has just sent, if this device remembers it (components/saved/elements/last-application.ts). */
export function LastApplication({ children }: Props) {
  return (
    <last-application className="stack gap-3" data-applied="" suppressHydrationWarning>
      <div className={styles.card} {...{ [APPLICATION_PART]: 'job' }} hidden>
        <h2 className={`${styles.title} muted small medium`}>You applied for</h2>
        <ul className={styles.job} />
      </div>
      {children}
      <div className={styles.card} {...{ [APPLICATION_PART]: 'resume' }} data-tone="sun" hidden>
        <h2 className={`${styles.title} muted small medium`}>No resume yet?</h2>
        <p>
          Reply to Riley’s text or email with it, or send it to{' '}
          <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
        </p>
      </div>
      <p className={`${styles.receipt} small`} {...{ [APPLICATION_PART]: 'receipt' }} hidden>
        <a>{CHECK_STATUS}</a>
      </p>
    </last-application>
  );
}

import { SITE } from '@/lib/config/site';
import styles from './last-application.module.css';

/** The application that somebody has just sent, if this device remembers it (elements/saved/last-application.ts). */
export function LastApplication() {
  return (
    <last-application className={styles.root} data-applied="" suppressHydrationWarning>
      <div className={styles.card} data-part="job" hidden>
        <h2 className={styles.title}>You applied for</h2>
        <ul className={styles.job} />
      </div>
      <div className={styles.card} data-part="receipt" hidden>
        <h2 className={styles.title}>Your receipt</h2>
        <p className={styles.receipt}>
          <a data-receipt="" />
        </p>
        <p className={styles.note}>
          Open it to see where your application stands. It names neither you nor the job.
        </p>
      </div>
      <div className={styles.card} data-part="resume" data-tone="sun" hidden>
        <h2 className={styles.title}>No resume yet?</h2>
        <p>
          Reply to Riley’s text or email with it, or send it to{' '}
          <a href={`mailto:${SITE.email}`}>{SITE.email}</a>.
        </p>
      </div>
    </last-application>
  );
}

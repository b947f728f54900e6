import styles from './last-application.module.css';

/** The job somebody has just applied for, where this device remembers it (elements/saved/last-application.ts). */
export function LastApplication() {
  return (
    <last-application className={styles.root} data-applied="" suppressHydrationWarning>
      <h2 className={styles.title}>You applied for</h2>
      <ul className={styles.job} />
    </last-application>
  );
}

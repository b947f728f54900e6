import styles from './toast.module.css';

/** Where it is said what became of a press on a save button (elements/saved/saved-jobs.ts, which writes in it past React). */
export function SavedJobs() {
  return (
    <saved-jobs
      role="status"
      className={styles.status}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

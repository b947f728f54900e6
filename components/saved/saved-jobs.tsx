import styles from './toast.module.css';

/** Reports the result of a press on a save button (components/saved/elements/saved-jobs.ts, which writes into it outside React). */
export function SavedJobs() {
  return (
    <saved-jobs
      role="status"
      className={`${styles.status} grid`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

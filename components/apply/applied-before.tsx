import type { ReactNode } from 'react';
import { StatusLink } from '@/components/job-card/status-link';
import styles from './applied-before.module.css';
import { APPLIED } from '@/components/saved/attributes';

type Props = {
  readonly jobId: string;
  /** The form. */
  readonly children: ReactNode;
};

/**
 * The form of a job. Somebody who has applied for that job sees the way to its status in the form's place, and 'Apply again', which opens
 * the form (components/saved/elements/mark-applied.ts).
 */
export function AppliedBefore({ jobId, children }: Props) {
  return (
    <div className={styles.root} {...{ [APPLIED.form]: jobId }} suppressHydrationWarning>
      <p className={styles.status}>
        <StatusLink jobId={jobId} block />
      </p>
      <details open suppressHydrationWarning>
        <summary className={`${styles.again} medium`}>
          <span>Apply again</span>
        </summary>
        <div>{children}</div>
      </details>
    </div>
  );
}

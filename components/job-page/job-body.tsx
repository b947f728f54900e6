import type { ReactNode } from 'react';
import type { SanitizedHtml } from '@/lib/domain/job/job';
import styles from './job-body.module.css';

type Props = {
  readonly html: SanitizedHtml | null;
  /** The facts that clinicians look for first. */
  readonly children: ReactNode;
};

/** The description, below its facts. */
export function JobBody({ html, children }: Props) {
  return (
    <section className={`${styles.section} stack`} aria-labelledby="job-description">
      <h2 id="job-description" className="size-h3">
        Job description
      </h2>
      {children}
      <div className={`prose ${styles.body} shrinks`}>
        {html ? (
          <div className={styles.description} dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p>No description available</p>
        )}
      </div>
    </section>
  );
}

import type { SanitizedHtml } from '@/lib/domain/job/job';
import type { QuotedPosting } from '@/lib/domain/posting/mark-quotes';
import { PostingFacts } from '@/components/posting/posting-facts';
import styles from './job-body.module.css';

type Props = {
  readonly html: SanitizedHtml | null;
  /** What it says of clinicians' first questions; null without a description. */
  readonly posting: QuotedPosting | null;
};

/** The description, below the four facts that clinicians look for first. */
export function JobBody({ html, posting }: Props) {
  return (
    <section className={styles.section} aria-labelledby="job-description">
      <h2 id="job-description" className={styles.title}>
        Job description
      </h2>
      {posting && <PostingFacts posting={posting} />}
      <div className={`prose ${styles.body}`}>
        {html ? (
          <div className={styles.description} dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p>No description available</p>
        )}
      </div>
    </section>
  );
}

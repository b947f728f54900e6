import { ArrowRight } from 'lucide';
import { TextLink } from '@/components/ui/actions/text-link';
import styles from './similar-after.module.css';

/** Jobs like the one somebody has just applied for (components/saved/elements/similar-jobs.ts); nothing if none are known. */
export function SimilarAfter() {
  return (
    <similar-jobs className={styles.root} suppressHydrationWarning>
      <section className={`section ${styles.band}`} aria-labelledby="similar-after">
        <div className="wrap">
          <div className={styles.head}>
            <h2 id="similar-after">More jobs like it</h2>
            <TextLink href="/jobs" icon={ArrowRight}>
              See more jobs
            </TextLink>
          </div>
          <ul className={styles.jobs} />
        </div>
      </section>
    </similar-jobs>
  );
}

import { POSTCARDS } from '@/components/job-card/postcard';
import { ButtonLink } from '@/components/ui/actions/button-link';
import { EmptyState } from '@/components/ui/boxes/empty-state';
import styles from './saved-sections.module.css';

/** Shown while nothing is saved on this device: what would be here, and the way to it. */
export function NothingSaved() {
  return (
    <div className={styles.nothing}>
      <EmptyState
        art={POSTCARDS.sunrise}
        title="Nothing saved yet"
        action={
          <ButtonLink href="/jobs" size="sm">
            Browse jobs
          </ButtonLink>
        }
      >
        <p>
          Save a job with its bookmark to find it here, with the jobs you open or apply for and your
          searches.
        </p>
      </EmptyState>
    </div>
  );
}
